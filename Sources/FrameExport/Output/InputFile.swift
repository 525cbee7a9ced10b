/// A regular file that is read from its start.
struct InputFile: ~Copyable {
  private static let chunkSize = 1 << 16

  let byteCount: Int
  private let descriptor: Int32

  /// Takes over an open descriptor; nil, and closed, if it is not that of a regular file.
  init?(adopting descriptor: Int32) {
    guard case .file(let byteCount)? = try? SystemCalls.kind(ofOpen: descriptor) else {
      try? SystemCalls.close(descriptor)
      return nil
    }
    self.byteCount = byteCount
    self.descriptor = descriptor
  }

  deinit {
    try? SystemCalls.close(descriptor)
  }

  /// Hands out the file's bytes from the first to the last, in chunks.
  borrowing func forEachChunk(_ body: (RawSpan) -> Void) throws(SystemError) {
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = try SystemCalls.read(descriptor, into: &buffer)
      if count == 0 { return }
      // Bytes have no padding that could be seen.
      body(unsafe buffer.span.bytes.extracting(first: count))
    }
  }

  /// All bytes, nil if there are more than `limit`.
  borrowing func contents(limit: Int) throws(SystemError) -> [UInt8]? {
    guard byteCount <= limit else { return nil }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: Self.chunkSize)
    while contents.count <= limit {
      let count = try SystemCalls.read(descriptor, into: &buffer)
      if count == 0 { return contents }
      contents += buffer[..<count]
    }
    return nil
  }

  /// Whether two files hold the same bytes.
  static func haveSameContents(_ one: borrowing InputFile, _ other: borrowing InputFile)
    throws(SystemError) -> Bool
  {
    guard one.byteCount == other.byteCount else { return false }
    while true {
      let (left, right) = (try one.chunk(), try other.chunk())
      guard left == right else { return false }
      if left.isEmpty { return true }
    }
  }

  /// The next bytes: as many as fit a chunk, fewer only at the end.
  private borrowing func chunk() throws(SystemError) -> [UInt8] {
    var chunk: [UInt8] = []
    while chunk.count < Self.chunkSize {
      var buffer = [UInt8](repeating: 0, count: Self.chunkSize - chunk.count)
      let count = try SystemCalls.read(descriptor, into: &buffer)
      if count == 0 { break }
      chunk += buffer[..<count]
    }
    return chunk
  }
}
