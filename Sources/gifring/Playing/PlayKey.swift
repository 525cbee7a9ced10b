/// What a key does to playback.
enum PlayKey: Hashable {
  /// Holds playback, or goes on with it.
  case hold
  /// Goes on by seconds, or back.
  case skip(seconds: Int)
  /// Shows a frame further on in the file, or back.
  case step(Int)
  /// Changes to the next faster or slower speed.
  case faster, slower
  /// Changes the direction.
  case turn
  /// Ends it all.
  case quit

  /// The key of a plain character.
  fileprivate init?(character: UInt8) {
    switch character {
    case UInt8(ascii: " "): self = .hold
    case UInt8(ascii: ","), UInt8(ascii: "<"): self = .step(-1)
    case UInt8(ascii: "."), UInt8(ascii: ">"): self = .step(1)
    case UInt8(ascii: "+"), UInt8(ascii: "="): self = .faster
    case UInt8(ascii: "-"), UInt8(ascii: "_"): self = .slower
    case UInt8(ascii: "r"), UInt8(ascii: "R"): self = .turn
    case UInt8(ascii: "q"), UInt8(ascii: "Q"): self = .quit
    default: return nil
    }
  }

  /// The cursor key whose control sequence ends with a letter.
  fileprivate init?(final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .skip(seconds: 10)
    case UInt8(ascii: "B"): self = .skip(seconds: -10)
    case UInt8(ascii: "C"): self = .skip(seconds: 1)
    case UInt8(ascii: "D"): self = .skip(seconds: -1)
    default: return nil
    }
  }
}

/// Finds keys in what a terminal sends, however it is cut into pieces.
struct KeyReader {
  private enum State {
    case ground, escape, sequence
  }

  private var state = State.ground

  /// The keys that mean something; everything else is passed over.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [PlayKey] {
    bytes.compactMap { key(endingWith: $0) }
  }

  /// ECMA-48: a control sequence has parameters up to `?` and ends with a byte from `@` to `~`; the
  /// cursor keys of some terminals come as `ESC O A`.
  private mutating func key(endingWith byte: UInt8) -> PlayKey? {
    let escape: UInt8 = 0x1b
    switch state {
    case _ where byte == escape: state = .escape
    case .ground: return PlayKey(character: byte)
    case .escape:
      let isSequence = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O")
      state = isSequence ? .sequence : .ground
    case .sequence:
      guard (0x40...0x7e).contains(byte) else { return nil }
      state = .ground
      return PlayKey(final: byte)
    }
    return nil
  }
}
