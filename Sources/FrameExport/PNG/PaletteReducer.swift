internal import Frames

/// Reduces palettes, and remembers the last one: the pictures of an animation often share it.
struct PaletteReducer: ~Copyable {
  private var indexer: ColorIndexer
  private var last: (palette: [Color], used: [UInt8], reduced: ReducedPalette)?

  /// Allocates its table.
  ///
  /// - Throws: `ExportError.outOfMemory`.
  init() throws(ExportError) {
    indexer = try ColorIndexer()
  }

  /// The colors of `palette` that are marked with 1 in `used`; those that it lacks are opaque black.
  ///
  /// - Precondition: the palette has 256 colors at most, and `used` has 256 elements.
  mutating func reduce(_ palette: [Color], used: [UInt8]) -> ReducedPalette {
    if let last, last.used == used, last.palette == palette { return last.reduced }
    let padding = [Color](repeating: .black, count: 256 - palette.count)
    let reduced = ReducedPalette(palette + padding, used: used, with: &indexer)
    last = (palette, used, reduced)
    return reduced
  }
}
