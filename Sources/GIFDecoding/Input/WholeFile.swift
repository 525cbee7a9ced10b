/// Reads the whole of a file or of standard input, for lists and other small things.
package enum WholeFile {
  /// The bytes of the file at `path`, nil for standard input.
  ///
  /// - Throws: `DecodingError.input`, or `deadlinePassed` when a stream has not ended in time.
  package static func read(
    path: [UInt8]?, most: Int, deadline: ContinuousClock.Instant? = nil
  ) throws(DecodingError) -> [UInt8] {
    switch try open(path, deadline: Deadline(instant: deadline)) {
    case .regular(let file): try read(file, most: most)
    case .stream(let stream): try read(stream, most: most)
    }
  }

  private static func open(_ path: [UInt8]?, deadline: Deadline) throws(DecodingError)
    -> PositionedFile.Opened
  {
    do throws(InputError) {
      guard let path else { return try PositionedFile.openStandardInput(deadline: deadline) }
      return try PositionedFile.open(path: path, deadline: deadline)
    } catch {
      throw .input(error)
    }
  }

  private static func read(_ file: PositionedFile, most: Int) throws(DecodingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(file.byteCount, most))
    do {
      let count = try ByteSource(file).read(at: 0, into: &bytes)
      return Array(bytes.prefix(count))
    } catch {
      throw .input(error)
    }
  }

  private static func read(_ stream: StreamReader, most: Int) throws(DecodingError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < most {
      let more = try stream.read(most: 1 << 16)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
