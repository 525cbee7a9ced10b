internal import Frames

/// A patch as numbers of a palette's colors.
struct NumberedPatch {
  /// What is to be done at each pixel.
  let duties: [Patch.Duty]
  /// The number of each pixel's color, -1 where it has none or is not to be drawn.
  let numbers: [Int16]
  /// The palette whose colors are numbered.
  let palette: ImagePalette
  /// Which values stand for colors that have to be drawn.
  private(set) var isRequired: [Bool]
  /// Which values stand for colors that are to be drawn or are there already.
  private(set) var isPresent: [Bool]

  /// Numbers a patch, nil where the palette lacks a color that has to be drawn.
  init?(_ patch: Patch, _ palette: ImagePalette) {
    self.palette = palette
    duties = patch.duties
    isRequired = [Bool](repeating: false, count: palette.valueCount)
    for color in patch.required?.colors ?? [] {
      guard let number = palette.numbering.number(of: color.rawValue) else { return nil }
      isRequired[Int(number)] = true
    }
    isPresent = isRequired
    var numbers = [Int16](repeating: -1, count: patch.colors.count)
    var last: (color: UInt32, number: Int16) = (0, -1)
    for index in numbers.indices where patch.duties[index] != .keep {
      let color = patch.colors[index]
      if color != last.color {
        last = (color, palette.numbering.number(of: color).map { Int16($0) } ?? -1)
        if last.number >= 0 { isPresent[Int(last.number)] = true }
      }
      numbers[index] = last.number
    }
    self.numbers = numbers
  }

  /// A value that stands for no color that has to be drawn: the smallest one, or better one whose
  /// color isn't there either; nil where none is left.
  func spareValue(isSmallest: Bool) -> UInt8? {
    let smallest = isRequired.firstIndex(of: false)
    let value = isSmallest ? smallest : isPresent.firstIndex(of: false) ?? smallest
    return value.map { UInt8($0) }
  }

  /// The number of values that make codes no longer than the required ones and `value` do.
  func narrowLimit(with value: UInt8?) -> Int {
    let greatest = max(isRequired.lastIndex(of: true) ?? 0, Int(value ?? 0))
    return max(4, greatest + 1).roundedUpToPowerOfTwo
  }
}
