/// What ended a run of an LZW decoder.
enum LZWOutcome {
  /// The codes at hand are used up.
  case needsInput
  /// Every pixel is out; what follows is of no interest.
  case complete
  /// The end code came before the last pixel.
  case endCode
  /// A code that no string has been defined for.
  case undefinedCode
  /// More clear codes came than their allowance covers.
  case tooManyClearCodes
}

/// How many clear codes a decoder puts up with: each pixel pays for one, and a few bytes are free.
///
/// Clear codes cost time and make no pixel; a file can hold a billion of them.
struct ClearAllowance {
  private let freeBitCount: Int

  /// Lets clear codes take `byteCount` bytes that no pixel pays for.
  init(byteCount: Int) {
    freeBitCount = min(byteCount, .max >> 8) * 8 + 7
  }

  /// Whether `bitCount` bits of clear codes are not too many among `pixelCount` pixels.
  func covers(_ bitCount: Int, pixelCount: Int) -> Bool {
    bitCount - 12 * pixelCount <= freeBitCount
  }
}
