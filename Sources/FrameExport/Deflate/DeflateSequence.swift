/// Bytes that stand as they are, and behind them a copy of earlier output.
struct DeflateSequence: BitwiseCopyable {
  /// How many bytes stand as they are.
  let literalCount: UInt16
  /// How many bytes are copied, 3…258; 0 at the end of a block.
  let matchLength: UInt16
  /// From how far back they are copied, 1…32,768.
  let matchDistance: UInt16
  /// The symbol of the distance: RFC 1951, section 3.2.5.
  let distanceSymbol: UInt16

  /// Describes a copy behind some bytes.
  @inline(__always)
  init(literalCount: Int, matchLength: Int, matchDistance: Int) {
    self.literalCount = UInt16(truncatingIfNeeded: literalCount)
    self.matchLength = UInt16(truncatingIfNeeded: matchLength)
    self.matchDistance = UInt16(truncatingIfNeeded: matchDistance)
    distanceSymbol = UInt16(truncatingIfNeeded: DeflateSymbol.symbol(forDistance: matchDistance))
  }

  /// Describes the bytes that end a block.
  init(lastLiteralCount: Int) {
    literalCount = UInt16(lastLiteralCount)
    (matchLength, matchDistance, distanceSymbol) = (0, 0, 0)
  }
}
