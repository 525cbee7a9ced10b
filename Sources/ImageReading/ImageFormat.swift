/// A format that ``ImageReader`` reads, recognized by a file's first bytes whatever its name says.
public enum ImageFormat: String, CaseIterable, Hashable, Sendable {
  /// PNG; of an APNG, the picture that other readers show.
  case png
  /// JPEG.
  case jpeg
  /// WebP; of an animation, the first frame.
  case webp
  /// GIF; the first frame.
  case gif
  /// Netpbm's PAM with 8 bits a channel; the first of several pictures.
  case pam

  /// Recognizes a format by a file's first twelve bytes; nil for anything else.
  public init?(firstBytes head: some Sequence<UInt8>) {
    let head = Array(head.prefix(12))
    if head.starts(with: [0x89] + "PNG\r\n\u{1a}\n".utf8) {
      self = .png
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if head.starts(with: "RIFF".utf8), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else if head.starts(with: "GIF87a".utf8) || head.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if head.starts(with: "P7\n".utf8) {
      self = .pam
    } else {
      return nil
    }
  }

  /// The format's name.
  public var title: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .pam: "PAM"
    }
  }
}
