/// How often an animation plays, from the raw value of its NETSCAPE2.0 or ANIMEXTS1.0 block.
///
/// Browsers agree: no block plays once, 0 plays for ever, and N plays N + 1 times.
public struct LoopCount: Hashable, Sendable {
  /// The number in the file, nil without a block.
  public let rawValue: UInt16?

  /// Makes a loop count from the file's number, nil for a file without a loop block.
  public init(rawValue: UInt16?) {
    self.rawValue = rawValue
  }

  /// How often the animation plays in all, nil for ever.
  public var plays: Int? {
    switch rawValue {
    case nil: 1
    case 0: nil
    case .some(let repeats): Int(repeats) + 1
    }
  }
}

extension LoopCount: CustomStringConvertible {
  /// The plays in words: "forever", "once" or "4 times".
  public var description: String {
    guard let plays else { return "forever" }
    return plays == 1 ? "once" : "\(plays) times"
  }
}
