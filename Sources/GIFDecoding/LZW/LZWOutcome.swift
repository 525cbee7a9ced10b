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
