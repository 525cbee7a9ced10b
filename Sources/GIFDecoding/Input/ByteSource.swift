/// The bytes of a GIF, read by position: from memory, a file or a stream.
///
/// A regular file is read in place through `pread` in windows, never mapped and never held whole.
/// A stream (a pipe, a device) is read to its end first, within the input limit, and kept in memory
/// or, above 8 MiB, in an unnamed temporary file.
public struct ByteSource: Sendable {
  private enum Storage: Sendable {
    case bytes([UInt8])
    case file(PositionedFile)
  }

  private let storage: Storage
  /// The number of bytes when the source was made.
  public let byteCount: Int

  /// Reads from memory.
  public init(bytes: [UInt8]) {
    storage = .bytes(bytes)
    byteCount = bytes.count
  }

  /// Opens a file.
  ///
  /// A stream that is no GIF, or too long, is not read to its end.
  ///
  /// - Throws: `DecodingError.input` when it can't be opened or read, `DecodingError.limit` when it is
  ///   too long, `DecodingError.deadlinePassed` when a stream has not ended by the deadline.
  public init(path: String, limits: Limits = .standard) throws(DecodingError) {
    try self.init(path: Array(path.utf8), limits: limits)
  }

  /// Opens a file whose path is any bytes, valid UTF-8 or not.
  ///
  /// - Throws: as `init(path:limits:)` for a string.
  public init(path: [UInt8], limits: Limits = .standard) throws(DecodingError) {
    let opened: PositionedFile.Opened
    do {
      opened = try PositionedFile.open(path: path, deadline: limits.end)
    } catch {
      throw .input(error)
    }
    try self.init(opened, limits: limits)
  }

  /// Reads the process's standard input.
  ///
  /// - Throws: as `init(path:limits:)`.
  public static func standardInput(
    limits: Limits = .standard
  ) throws(DecodingError) -> ByteSource {
    let opened: PositionedFile.Opened
    do {
      opened = try PositionedFile.openStandardInput(deadline: limits.end)
    } catch {
      throw .input(error)
    }
    return try ByteSource(opened, limits: limits)
  }

  private init(_ opened: PositionedFile.Opened, limits: Limits) throws(DecodingError) {
    switch opened {
    case .regular(let file):
      try limits.check(.inputBytes, file.byteCount)
      storage = .file(file)
      byteCount = file.byteCount
    case .stream(let stream):
      self = try ByteSource.spooling(stream, limits: limits)
    }
  }

  /// Reads at `offset` into the whole of `buffer`, or up to the end of the source.
  func read(
    at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(InputError) -> Int {
    switch storage {
    case .file(let file):
      return try unsafe file.read(at: offset, into: buffer)
    case .bytes(let bytes):
      let count = max(0, min(buffer.count, bytes.count - offset))
      guard count > 0 else { return 0 }
      unsafe bytes.withUnsafeBytes { source in
        unsafe buffer.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[offset...].prefix(count)))
      }
      return count
    }
  }

  /// Reads at `offset` into an array, up to its end or that of the source.
  func read(at offset: Int, into bytes: inout [UInt8]) throws(InputError) -> Int {
    try unsafe bytes.withUnsafeMutableBufferPointer { buffer throws(InputError) in
      try unsafe read(at: offset, into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Hands all the bytes over in order, in pieces of up to 256 KiB.
  package func forEachPiece(_ body: (borrowing RawSpan) -> Void) throws(InputError) {
    var piece = [UInt8](repeating: 0, count: min(max(byteCount, 1), 1 << 18))
    var offset = 0
    while offset < byteCount {
      let count = try read(at: offset, into: &piece)
      if count == 0 { return }
      unsafe body(piece.span.bytes.extracting(first: min(count, byteCount - offset)))
      offset += count
    }
  }
}

extension ByteSource {
  private static let mostInMemory = 8 << 20

  private static func spooling(
    _ stream: StreamReader, limits: Limits
  ) throws(DecodingError) -> ByteSource {
    var head: [UInt8] = []
    while head.count < Header.byteCount {
      let more = try stream.read(most: 1 << 16)
      if more.isEmpty { break }
      head += more
    }
    guard Header.hasSignature(head) else { return ByteSource(bytes: head) }
    return try spool(head, then: stream, limits: limits)
  }

  private static func spool(
    _ head: [UInt8], then stream: StreamReader, limits: Limits
  ) throws(DecodingError) -> ByteSource {
    var bytes = head
    while bytes.count < mostInMemory {
      try limits.check(.inputBytes, bytes.count)
      let more = try stream.read(most: 1 << 16)
      if more.isEmpty { return ByteSource(bytes: bytes) }
      bytes += more
    }
    return try spoolToFile(bytes, then: stream, limits: limits)
  }

  private static func spoolToFile(
    _ head: [UInt8], then stream: StreamReader, limits: Limits
  ) throws(DecodingError) -> ByteSource {
    var total = head.count
    var spool = try makeSpool(holding: head)
    while true {
      let more = try stream.read(most: 1 << 18)
      if more.isEmpty { return ByteSource(spool.finish()) }
      total += more.count
      try limits.check(.inputBytes, total)
      do { try spool.append(more) } catch { throw .input(error) }
    }
  }

  private static func makeSpool(
    holding head: [UInt8]
  ) throws(DecodingError) -> PositionedFile.SpoolFile {
    do {
      var spool = try PositionedFile.makeSpool()
      try spool.append(head)
      return spool
    } catch {
      throw .input(error)
    }
  }

  init(_ file: PositionedFile) {
    storage = .file(file)
    byteCount = file.byteCount
  }
}
