internal import GIFDecoding
internal import Platform

/// Reads names from a list, one after the other, however long the list is.
struct NameReader {
  /// No system takes a longer path.
  private static let mostNameBytes = 1 << 16

  private var pieces: PieceReader
  private let separator: UInt8
  /// What was read, of which everything before `start` has been taken.
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ list: InputOptions.List, deadline: Deadline) throws(DecodingError) {
    pieces = try PieceReader(
      path: list.name.isDash ? nil : list.name.bytes, deadline: deadline)
    separator = list.isNullTerminated ? 0 : UInt8(ascii: "\n")
  }

  /// The next name that isn't empty, nil at the end; it waits for no other name than that.
  ///
  /// - Throws: `DecodingError` if the list can't be read, `Failure` if it is none.
  mutating func next() throws -> [UInt8]? {
    while true {
      if let end = buffer[start...].firstIndex(of: separator) {
        defer { start = end + 1 }
        if end > start { return Array(buffer[start..<end]) }
      } else if try !refill() {
        defer { start = buffer.endIndex }
        return start < buffer.endIndex ? Array(buffer[start...]) : nil
      }
    }
  }

  /// Reads on; false at the end.
  private mutating func refill() throws -> Bool {
    buffer.removeSubrange(..<start)
    start = 0
    guard buffer.count <= Self.mostNameBytes else {
      throw Failure(.unusableInput, "no list of names: one has more than 64 KiB")
    }
    let piece = try pieces.next()
    buffer += piece
    return !piece.isEmpty
  }
}
