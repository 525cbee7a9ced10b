/// The pixel values of an image, and the freedom that its encoder has with them.
struct LZWPixels {
  /// What values a pixel may have.
  enum Choice: UInt8 {
    /// Its own.
    case none
    /// Its own or the alternative, which is taken where both are as good.
    case prefersAlternative
    /// Its own or the alternative; its own is taken where both are as good.
    case prefersValue
  }

  /// One value a pixel.
  var values: [UInt8]
  /// One choice a pixel, or nothing where no pixel has any.
  var choices: [Choice] = []
  /// The value that pixels with a choice may have instead of their own.
  var alternative: UInt8 = 0

  /// The bits that the values take, at least 2: GIF89a, appendix F.
  var minimumCodeSize: Int {
    let greatest = values.max() ?? 0
    let most = choices.isEmpty ? greatest : max(greatest, alternative)
    return max(2, 8 - most.leadingZeroBitCount)
  }

  /// Lends the pixels to a parser.
  func withBorrowed<Result>(_ body: (BorrowedPixels) -> Result) -> Result {
    unsafe values.withUnsafeBufferPointer { values in
      unsafe choices.withUnsafeBufferPointer { choices in
        body(unsafe BorrowedPixels(values: values, choices: choices, alternative: alternative))
      }
    }
  }
}

/// Pixels in memory that somebody else keeps.
///
/// The accesses are unchecked, since the checks cost a fifth of the encoder's time; the parser asks
/// for pixels below `count` only.
@safe
struct BorrowedPixels {
  /// How many there are.
  let count: Int
  private let values: UnsafePointer<UInt8>?
  private let choices: UnsafePointer<LZWPixels.Choice>?
  private let alternative: UInt8

  fileprivate init(
    values: UnsafeBufferPointer<UInt8>, choices: UnsafeBufferPointer<LZWPixels.Choice>,
    alternative: UInt8
  ) {
    precondition(choices.isEmpty || choices.count == values.count, "a choice a pixel or none")
    count = values.count
    self.alternative = alternative
    unsafe self.values = values.baseAddress
    unsafe self.choices = choices.isEmpty ? nil : choices.baseAddress
  }

  /// The values that a pixel may have, the preferred one first; equal where there is no choice.
  @inline(__always)
  func values(at index: Int) -> (first: UInt8, second: UInt8) {
    assert(index < count)
    let value = unsafe values.unsafelyUnwrapped[index]
    guard let choices = unsafe choices else { return (value, value) }
    return switch unsafe choices[index] {
    case .none: (value, value)
    case .prefersAlternative: (alternative, value)
    case .prefersValue: (value, alternative)
    }
  }
}
