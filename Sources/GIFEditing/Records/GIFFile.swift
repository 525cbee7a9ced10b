internal import Frames
internal import GIFDecoding

/// A whole file in memory, and where its records are.
struct GIFFile {
  let bytes: [UInt8]
  let structure: GIFStructure

  /// Reads a source whose structure is known.
  ///
  /// - Throws: `DecodingError.limit` where there is no room for it and for the result,
  ///   `DecodingError.input` when it can't be read, or has become shorter.
  init(
    _ source: ByteSource, _ structure: GIFStructure, limits: Limits
  ) throws(DecodingError) {
    try limits.check(.memoryBytes, 2 * structure.byteCount)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(structure.byteCount)
    do {
      try source.forEachPiece { piece in
        unsafe piece.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
      }
    } catch {
      throw .input(error)
    }
    guard bytes.count == structure.byteCount else { throw .input(.endsEarly(at: bytes.count)) }
    self.bytes = bytes
    self.structure = structure
  }

  /// Where the logical screen and the global color table end.
  var headEnd: Int { Self.headEnd(of: bytes) }

  /// The same for any file that has both.
  static func headEnd(of bytes: [UInt8]) -> Int {
    13 + (bytes[10] & 0x80 == 0 ? 0 : 3 << (Int(bytes[10] & 7) + 1))
  }

  /// The extensions in front of an image; with the number of images, those behind the last one.
  func extensions(before index: Int) -> ExtensionWalk {
    let images = structure.images
    let start = index == 0 ? headEnd : images[index - 1].endByteOffset
    let isTail = index == images.count
    return ExtensionWalk(
      bytes, from: start, to: isTail ? bytes.count : images[index].byteOffset, isTail: isTail)
  }
}
