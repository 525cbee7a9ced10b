internal import FrameExport

/// One of the parts into which a batch is divided by a hash of the inputs' paths.
///
/// The part of a path is its CRC-32 (that of zlib and gzip, over the path's bytes as they are given)
/// modulo the number of parts, plus 1: in Python, `zlib.crc32(path) % count + 1`. So other programs can
/// tell it, and it depends on nothing but the path.
package struct Shard: Hashable, Sendable {
  /// The most parts that there can be.
  package static let mostParts = 1_000_000

  /// The number of the part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// Reads `2/8`: the second of eight parts; nil for anything else.
  package init?(argument text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    let values = words.compactMap { FixedPoint.read($0, decimals: 0) }
    guard words.count == 2, values.count == 2, (1...Self.mostParts).contains(values[1]),
      (1...values[1]).contains(values[0])
    else { return nil }
    (number, count) = (values[0], values[1])
  }

  /// Whether a path is in the part.
  package func contains(_ path: RawArgument) -> Bool {
    Int(CRC32.checksum(of: path.bytes)) % count == number - 1
  }
}
