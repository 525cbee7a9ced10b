/// A format that people rename to `.gif`, recognized by its first bytes.
@nonexhaustive
public enum ForeignFormat: String, CaseIterable, Hashable, Sendable {
  /// A WebP picture or animation.
  case webp
  /// A PNG or APNG picture.
  case png
  /// A JPEG picture.
  case jpeg
  /// An AVIF picture or animation.
  case avif
  /// A HEIC picture.
  case heic
  /// An MP4 or QuickTime video.
  case mp4
  /// A Matroska or WebM video.
  case matroska
  /// An AVI video.
  case avi
  /// A WAVE sound.
  case wave
  /// A JPEG XL picture.
  case jpegXL
  /// A Windows bitmap.
  case bmp
  /// A TIFF picture.
  case tiff
  /// An icon.
  case ico
  /// A Photoshop document.
  case psd
  /// A PDF document.
  case pdf
  /// An Ogg stream.
  case ogg
  /// A zip archive.
  case zip
  /// A gzip file.
  case gzip
  /// An HTML page, often an error page saved under the picture's name.
  case html
  /// An SVG or other XML document.
  case xml
  /// A Git LFS pointer in place of the file.
  case gitLFSPointer

  /// The format with its article: "a WebP file".
  public var title: String {
    switch self {
    case .webp: "a WebP file"
    case .png: "a PNG file"
    case .jpeg: "a JPEG file"
    case .avif: "an AVIF file"
    case .heic: "a HEIC file"
    case .mp4: "an MP4 or QuickTime file"
    case .matroska: "a WebM or Matroska file"
    case .avi: "an AVI file"
    case .wave: "a WAVE file"
    case .jpegXL: "a JPEG XL file"
    case .bmp: "a BMP file"
    case .tiff: "a TIFF file"
    case .ico: "an icon file"
    case .psd: "a Photoshop file"
    case .pdf: "a PDF file"
    case .ogg: "an Ogg file"
    case .zip: "a zip archive"
    case .gzip: "a gzip file"
    case .html: "an HTML page"
    case .xml: "an XML or SVG file"
    case .gitLFSPointer: "a Git LFS pointer, not the file itself"
    }
  }

  /// Recognizes a format by a file's first bytes; a dozen are enough for most, 64 for all.
  public init?(firstBytes head: [UInt8]) {
    func begins(_ text: String, at offset: Int) -> Bool {
      head.dropFirst(offset).starts(with: text.utf8)
    }
    let found =
      Self.container(begins) ?? Self.picture(begins) ?? Self.other(begins) ?? Self.text(head)
      ?? Self.bytes { head.starts(with: $0) }
    guard let format = found else { return nil }
    self = format
  }

  private static func container(_ begins: (String, Int) -> Bool) -> ForeignFormat? {
    if begins("RIFF", 0) {
      if begins("WEBP", 8) { return .webp }
      if begins("AVI ", 8) { return .avi }
      if begins("WAVE", 8) { return .wave }
    }
    guard begins("ftyp", 4) else { return nil }
    if begins("avif", 8) || begins("avis", 8) { return .avif }
    return ["heic", "heix", "hevc", "mif1", "msf1"].contains { begins($0, 8) } ? .heic : .mp4
  }

  private static func picture(_ begins: (String, Int) -> Bool) -> ForeignFormat? {
    if begins("PNG\r\n", 1) { return .png }
    if begins("JXL \r\n", 4) { return .jpegXL }
    if begins("8BPS", 0) { return .psd }
    if begins("II*\0", 0) || begins("MM\0*", 0) { return .tiff }
    return nil
  }

  private static func other(_ begins: (String, Int) -> Bool) -> ForeignFormat? {
    if begins("%PDF", 0) { return .pdf }
    if begins("OggS", 0) { return .ogg }
    if begins("PK\u{3}\u{4}", 0) { return .zip }
    if begins("version https://git-lfs", 0) { return .gitLFSPointer }
    return nil
  }

  private static func bytes(_ begins: ([UInt8]) -> Bool) -> ForeignFormat? {
    if begins([0xff, 0xd8, 0xff]) { return .jpeg }
    if begins([0xff, 0x0a]) { return .jpegXL }
    if begins([0x1a, 0x45, 0xdf, 0xa3]) { return .matroska }
    if begins([0x1f, 0x8b]) { return .gzip }
    if begins([0, 0, 1, 0]) { return .ico }
    if begins(Array("BM".utf8)) { return .bmp }
    return nil
  }

  private static func text(_ head: [UInt8]) -> ForeignFormat? {
    let blanks: Set<UInt8> = [0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]
    let start = head.drop { blanks.contains($0) }.prefix(14)
    let word = String(decoding: start, as: UTF8.self).lowercased()
    if word.hasPrefix("<!doctype html") || word.hasPrefix("<html") { return .html }
    if word.hasPrefix("<?xml") || word.hasPrefix("<svg") { return .xml }
    return nil
  }
}
