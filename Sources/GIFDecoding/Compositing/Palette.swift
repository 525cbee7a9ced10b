internal import Frames

/// The canvas words that an image's 256 byte-sized pixel values stand for.
///
/// Values outside the color table are opaque black. The transparent value is the word 0, which no
/// other value can be, since every color of a table is opaque.
struct Palette: Equatable {
  /// 256 words, as `Color.rawValue` describes them.
  private(set) var words: [UInt32]
  /// The number of values that the color table defines.
  let definedCount: Int
  /// The value that leaves the canvas as it was, nil without one.
  let transparentIndex: UInt8?

  init(_ table: ColorTable?, transparentIndex: UInt8?) {
    words = [UInt32](repeating: Color.black.rawValue, count: 256)
    definedCount = table?.count ?? 0
    self.transparentIndex = transparentIndex
    for (index, color) in (table?.colors ?? []).enumerated().prefix(256) {
      words[index] = color.rawValue
    }
    if let transparentIndex { words[Int(transparentIndex)] = Color.transparent.rawValue }
  }

  /// The word of a value that may exceed a byte.
  func word(for value: UInt16) -> UInt32 {
    value < 256 ? words[Int(value)] : Color.black.rawValue
  }

  /// Whether a value stands for a color that the table doesn't have.
  func isOutsideTable(_ value: UInt16) -> Bool {
    value >= definedCount && value != transparentIndex.map(UInt16.init)
  }
}
