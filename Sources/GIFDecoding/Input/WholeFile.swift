package import Platform

/// Reads the whole of a file or of standard input, for scripts and other small things.
package enum WholeFile {
  /// The bytes of the file at `path`, nil for standard input; what exceeds `most` is left out.
  ///
  /// - Throws: `DecodingError.input`, or `deadlinePassed` when a stream has not ended in time.
  package static func read(
    path: [UInt8]?, most: Int, deadline: Deadline = .never
  ) throws(DecodingError) -> [UInt8] {
    var reader = try PieceReader(path: path, deadline: deadline)
    var bytes: [UInt8] = []
    while bytes.count < most {
      let piece = try reader.next()
      if piece.isEmpty { break }
      bytes += piece
    }
    return Array(bytes.prefix(most))
  }
}
