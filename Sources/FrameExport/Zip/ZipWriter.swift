/// Writes a zip archive from its first byte to its last, into anything that takes bytes.
///
/// Nothing is gone back to: the sizes and the checksum of a file are known before its header is
/// written, so a pipe is as good as a file. The same files make the same bytes, whenever they are
/// written. Archives of any number and size of files can be written (ZIP64).
///
/// Memory holds a few numbers and the name of each file.
public struct ZipWriter: ~Copyable {
  private let compressor: DeflateCompressor
  private var entries: [ZipEntry] = []
  private var offset: Int

  /// Begins an archive.
  ///
  /// - Throws: `ExportError.outOfMemory`.
  public init(compression: CompressionLevel = .standard) throws(ExportError) {
    try self.init(compression: compression, behind: 0)
  }

  /// Begins an archive as if so many bytes of it were written.
  package init(compression: CompressionLevel, behind byteCount: Int) throws(ExportError) {
    compressor = try DeflateCompressor(level: compression.libdeflateLevel)
    offset = byteCount
  }

  /// How many files were added.
  public var count: Int { entries.count }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - bytes: what the file holds.
  ///   - name: its path, of at most 65,535 bytes.
  ///   - deflates: whether to compress it, where that makes it smaller.
  ///   - sink: takes the bytes of the archive.
  /// - Throws: what `sink` throws.
  public mutating func add<Failure>(
    _ bytes: [UInt8], to name: RawPath, deflates: Bool,
    sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(name.bytes.count <= ZipFormat.field16, "a name that fits into an archive")
    var stored = bytes
    var isDeflated = false
    if deflates {
      // A zlib stream is a deflate stream between a header and a checksum: RFC 1950.
      let stream = compressor.compress(bytes).dropFirst(2).dropLast(4)
      isDeflated = stream.count < bytes.count
      if isDeflated { stored = Array(stream) }
    }
    let entry = ZipEntry(
      name: name, isDeflated: isDeflated, crc32: CRC32.checksum(of: bytes),
      byteCount: bytes.count, storedByteCount: stored.count, offset: offset)
    let header = entry.localHeader
    entries.append(entry)
    offset += header.count + stored.count
    try sink(header)
    try sink(stored)
  }

  /// Writes the list of files, which ends the archive.
  ///
  /// - Throws: what `sink` throws.
  public consuming func finish<Failure>(
    sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let start = offset
    var byteCount = 0
    for entry in entries {
      let header = entry.centralHeader
      byteCount += header.count
      try sink(header)
    }
    let end = ZipEnd(entryCount: entries.count, listOffset: start, listByteCount: byteCount)
    try sink(end.bytes)
  }
}

/// The end of an archive: APPNOTE, sections 4.3.14 to 4.3.16.
private struct ZipEnd {
  let entryCount: Int
  let listOffset: Int
  let listByteCount: Int

  var bytes: [UInt8] {
    let isLarge =
      entryCount >= ZipFormat.field16 || listOffset >= ZipFormat.field32
      || listByteCount >= ZipFormat.field32
    var end = ZipBytes()
    if isLarge { appendLargeNumbers(to: &end) }
    end.append(0x0605_4b50, count: 4)
    end.append(0, count: 4)
    for _ in 0..<2 { end.append(min(entryCount, ZipFormat.field16), count: 2) }
    end.append(min(listByteCount, ZipFormat.field32), count: 4)
    end.append(min(listOffset, ZipFormat.field32), count: 4)
    end.append(0, count: 2)
    return end.bytes
  }

  /// The record of 64-bit numbers, and where it stands.
  private func appendLargeNumbers(to end: inout ZipBytes) {
    end.append(0x0606_4b50, count: 4)
    // The bytes that follow in the record.
    end.append(44, count: 8)
    end.append(ZipFormat.unix << 8 | ZipFormat.zip64Version, count: 2)
    end.append(ZipFormat.zip64Version, count: 2)
    end.append(0, count: 8)
    for _ in 0..<2 { end.append(entryCount, count: 8) }
    end.append(listByteCount, count: 8)
    end.append(listOffset, count: 8)
    end.append(0x0706_4b50, count: 4)
    end.append(0, count: 4)
    end.append(listOffset + listByteCount, count: 8)
    end.append(1, count: 4)
  }
}
