package import Platform

/// Reads a file or standard input from its beginning to its end, piece by piece.
package struct PieceReader {
  private static let mostPieceBytes = 1 << 16

  private let opened: PositionedFile.Opened
  private var offset = 0

  /// Opens the file at `path`, nil for standard input.
  ///
  /// - Throws: `DecodingError.input`.
  package init(
    path: [UInt8]?, deadline: Deadline = .never
  ) throws(DecodingError) {
    do throws(InputError) {
      if let path {
        opened = try PositionedFile.open(path: path, deadline: deadline)
      } else {
        opened = try PositionedFile.openStandardInput(deadline: deadline)
      }
    } catch {
      throw .input(error)
    }
  }

  /// What comes next, up to 64 KiB and not later than a stream has it; nothing at the end.
  ///
  /// - Throws: `DecodingError.input`, or `deadlinePassed` when a stream has nothing in time.
  package mutating func next() throws(DecodingError) -> [UInt8] {
    switch opened {
    case .regular(let file): try read(file)
    case .stream(let stream): try stream.read(most: Self.mostPieceBytes)
    }
  }

  private mutating func read(_ file: PositionedFile) throws(DecodingError) -> [UInt8] {
    var piece = [UInt8](repeating: 0, count: Self.mostPieceBytes)
    do {
      let count = try ByteSource(file).read(at: offset, into: &piece)
      offset += count
      return Array(piece.prefix(count))
    } catch {
      throw .input(error)
    }
  }
}
