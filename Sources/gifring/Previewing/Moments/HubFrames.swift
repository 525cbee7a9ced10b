internal import FrameSequencing
internal import Frames
internal import GIFDecoding

/// The GIF's frames as previews and sheets ask for them, within a budget of memory.
final class HubFrames {
  private var store: FrameStore<SeekingDecoder>
  private var states: [Int: FrameState] = [:]

  /// Reads a GIF.
  ///
  /// - Parameter byteBudget: what canvases may take that are kept to go back to.
  /// - Throws: `DecodingError`.
  init(
    _ source: ByteSource, options: DecodingOptions, byteBudget: Int = 64 << 20
  ) throws(DecodingError) {
    store = FrameStore(try SeekingDecoder(source, options: options), byteBudget: byteBudget)
  }

  /// A frame's picture; a transparent one where there is no such frame.
  ///
  /// - Throws: `DecodingError`, when the file can't be read any more.
  func canvas(at index: Int) throws(DecodingError) -> Canvas {
    guard let frame = try store.frame(at: index) else {
      return Canvas(size: PixelSize(width: 1, height: 1))
    }
    states[index] = frame.state
    return frame.canvas
  }

  /// The first frame that was asked for and is damaged.
  var firstDamagedFrame: Int? { states.filter { $0.value != .complete }.keys.min() }

  /// Whether nothing of any frame that was asked for could be read.
  var showsNothing: Bool {
    !states.isEmpty && states.values.allSatisfy { $0 == .missing }
  }
}
