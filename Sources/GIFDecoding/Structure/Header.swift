/// The fixed parts at a file's start: GIF89a, sections 17 and 18.
enum Header {
  /// Signature, version and logical screen descriptor.
  static let byteCount = 13

  /// Whether `head` begins with one of the two signatures, or with as much of one as it has bytes.
  static func hasSignature(_ head: [UInt8]) -> Bool {
    version(head) != nil || looksCut(head)
  }

  /// Whether `head` is the start of a signature and no more.
  static func looksCut(_ head: [UInt8]) -> Bool {
    head.count < 6 && ("GIF87a".utf8.starts(with: head) || "GIF89a".utf8.starts(with: head))
  }

  /// The version that the signature names, nil when it is no GIF's.
  static func version(_ head: [UInt8]) -> GIFStructure.Version? {
    if head.starts(with: "GIF87a".utf8) { return .gif87a }
    if head.starts(with: "GIF89a".utf8) { return .gif89a }
    return nil
  }
}
