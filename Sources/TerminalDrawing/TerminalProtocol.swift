/// The ways to show pictures on a terminal.
public enum TerminalProtocol: String, Hashable, Sendable, CaseIterable {
  /// Half-block characters in 24-bit colors: any terminal of this century.
  case blocks
  /// The graphics protocol of kitty.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// Sixels, through libchafa.
  case sixel
  /// Finer characters than half-blocks, through libchafa.
  case symbols

  /// Makes a painter.
  ///
  /// - Throws: `DrawingError.libraryMissing` or `staticExecutable` where libchafa is needed and can't be
  ///   had, `encoding` where memory is short.
  public func painter(ground: Ground) throws(DrawingError) -> any FramePainter {
    switch self {
    case .blocks: BlockPainter(ground: ground)
    case .kitty: try KittyPainter(ground: ground)
    case .iterm2: try ITerm2Painter(ground: ground)
    case .sixel: ChafaPainter(.sixels, try ChafaLibrary.load(), ground: ground)
    case .symbols: ChafaPainter(.symbols, try ChafaLibrary.load(), ground: ground)
    }
  }
}
