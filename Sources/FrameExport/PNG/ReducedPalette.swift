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

/// The colors that a picture really uses, in the best order for PNG.
struct ReducedPalette {
  /// Each color once; those that are not opaque first, so that the tRNS chunk is short.
  let colors: [Color]
  /// For each old palette index its new one; 0 for indices that aren't used.
  let newIndices: [UInt8]
  /// Whether every used index stays what it was.
  let keepsIndices: Bool

  /// Reduces `palette` to the indices that are marked with 1 in `used`.
  ///
  /// - Precondition: both have 256 elements at most, and `used` as many as indices can name.
  init(_ palette: [Color], used: [UInt8], with indexer: inout ColorIndexer) {
    indexer.reset()
    var newIndices = [UInt8](repeating: 0, count: 256)
    let usedIndices = palette.indices.filter { used[$0] != 0 }
    for index in usedIndices where palette[index].alpha < 255 {
      newIndices[index] = indexer.index(of: palette[index].rawValue) ?? 0
    }
    for index in usedIndices where palette[index].alpha == 255 {
      newIndices[index] = indexer.index(of: palette[index].rawValue) ?? 0
    }
    colors = indexer.colors
    keepsIndices = usedIndices.allSatisfy { Int(newIndices[$0]) == $0 }
    self.newIndices = newIndices
  }

  /// The bits that an index takes: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The payload of the PLTE chunk: PNG, section 11.2.2.
  var paletteBytes: [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue] } }

  /// The payload of the tRNS chunk, empty when every color is opaque: PNG, section 11.3.1.1.
  var transparencyBytes: [UInt8] { colors.prefix { $0.alpha < 255 }.map(\.alpha) }
}
