internal import Frames

/// The canvas words that an image's 256 byte-sized pixel values stand for.
///
/// Values outside the color table are opaque black. The transparent value is the word 0, which no
/// other value can be, since every color of a table is opaque.
struct Palette: Equatable, Sendable {
  /// 256 words, as `Color.rawValue` describes them.
  let words: [UInt32]
  /// The number of values that the color table defines.
  let definedCount: Int
  /// The value that leaves the canvas as it was, nil without one.
  let transparentIndex: UInt8?
  /// The color that the table has for the transparent value.
  private let coveredWord: UInt32

  init(_ table: ColorTable?, transparentIndex: UInt8?) {
    var words = [UInt32](repeating: Color.black.rawValue, count: 256)
    for (index, color) in (table?.colors ?? []).enumerated().prefix(256) {
      words[index] = color.rawValue
    }
    coveredWord = transparentIndex.map { words[Int($0)] } ?? 0
    if let transparentIndex { words[Int(transparentIndex)] = Color.transparent.rawValue }
    self.words = words
    definedCount = table?.count ?? 0
    self.transparentIndex = transparentIndex
  }

  /// The word of a value that may exceed a byte.
  func word(for value: UInt16) -> UInt32 {
    value < 256 ? words[Int(value)] : Color.black.rawValue
  }

  /// Whether a value stands for a color that the table doesn't have.
  func isOutsideTable(_ value: UInt16) -> Bool {
    value >= definedCount && value != transparentIndex.map(UInt16.init)
  }

  /// Whether every value stands for the same color in both, transparency aside.
  func hasSameColors(as other: borrowing Palette) -> Bool {
    if transparentIndex == other.transparentIndex && coveredWord == other.coveredWord {
      return words == other.words
    }
    return opaqueWords == other.opaqueWords
  }

  /// The values that no valid pixel has: those behind the color table, or else the transparent one.
  var spareValues: [UInt8] {
    definedCount < 256 ? [255, UInt8(definedCount)] : transparentIndex.map { [$0] } ?? []
  }

  /// The 256 colors of a picture in which only `transparentValue` is transparent.
  func opaqueColors(transparentValue: UInt8?) -> [Color] {
    var colors = opaqueWords.map(Color.init(rawValue:))
    if let transparentValue { colors[Int(transparentValue)] = .transparent }
    return colors
  }

  private var opaqueWords: [UInt32] {
    var opaque = words
    if let transparentIndex { opaque[Int(transparentIndex)] = coveredWord }
    return opaque
  }
}
