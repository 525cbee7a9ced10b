internal import Frames

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
    let usedIndices = palette.indices.filter { used[$0] != 0 }
    let ordered =
      usedIndices.filter { palette[$0].alpha < 255 }
      + usedIndices.filter { palette[$0].alpha == 255 }
    var newIndices = [UInt8](repeating: 0, count: 256)
    if ordered.count <= 16 {
      // To compare so few colors takes less time than to reset the indexer.
      var colors: [Color] = []
      for index in ordered {
        let number = colors.firstIndex(of: palette[index]) ?? colors.count
        if number == colors.count { colors.append(palette[index]) }
        newIndices[index] = UInt8(number)
      }
      self.colors = colors
    } else {
      indexer.reset()
      for index in ordered { newIndices[index] = indexer.index(of: palette[index].rawValue) ?? 0 }
      colors = indexer.colors
    }
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
