public import Frames

/// Everything that a GIF says of itself, without a pixel: the result of the structure pass.
public struct GIFStructure: Sendable {
  /// The signature's version.
  ///
  /// It switches nothing off: browsers honor every block in both.
  public enum Version: String, Hashable, Sendable {
    /// The version of June 1987.
    case gif87a = "87a"
    /// The version of July 1989.
    case gif89a = "89a"
  }

  /// The number of bytes of the whole source.
  public let byteCount: Int
  /// The signature's version.
  public let version: Version
  /// The logical screen with the global color table.
  public let logicalScreen: LogicalScreen
  /// The size of every frame, as browsers find it.
  ///
  /// It is the logical screen's, unless the first image is wider or taller or a side of the screen is
  /// 0: then it is the first image's.
  public let canvasSize: PixelSize
  /// The images in file order, as many as the limit on frames lets be kept.
  public let images: [StoredImage]
  /// How many images the file has: more than `images` holds when there are too many.
  public let imageCount: Int
  /// The last loop block's number.
  public let loopCount: LoopCount
  /// The comments, up to the limit on text.
  public let comments: [Comment]
  /// The application extensions, up to the limit on application data; loop blocks among them.
  public let applicationExtensions: [ApplicationExtension]
  /// The deviations found, in file order.
  public let diagnostics: DiagnosticLog

  /// Whether the first image is drawn at the canvas's top left corner whatever its descriptor says.
  public let movesFirstImageToOrigin: Bool
}

/// The logical screen descriptor and the global color table: GIF89a, sections 18 and 19.
public struct LogicalScreen: Hashable, Sendable {
  /// The width and height as stored; either may be 0.
  public let size: PixelSize
  /// The index of the background color, which browsers ignore.
  public let backgroundColorIndex: UInt8
  /// The stored aspect byte a, 0 for none, else (a + 15) / 64; browsers ignore it.
  public let pixelAspectRatio: UInt8
  /// The colors of images without a local table, nil without a global one.
  public let globalColorTable: ColorTable?
}

/// A comment extension: GIF89a, section 24.
public struct Comment: Hashable, Sendable {
  /// Where the extension starts.
  public let byteOffset: Int
  /// Its bytes, in no particular encoding.
  public var bytes: [UInt8]
}

/// An application extension: GIF89a, section 26.
public struct ApplicationExtension: Hashable, Sendable {
  /// Where the extension starts.
  public let byteOffset: Int
  /// The first sub-block: eight bytes of identifier and three of authentication code, if well formed.
  public let identifier: [UInt8]
  /// The bytes of the sub-blocks that follow, joined.
  ///
  /// XMP data is not made of sub-blocks: for it, the length bytes are part of the data and stay.
  public var data: [UInt8]
}

extension GIFStructure {
  /// The ICC profile that the file carries, kept and not applied.
  public var iccProfile: [UInt8]? {
    let found = applicationExtensions.last { $0.identifier.elementsEqual("ICCRGBG1012".utf8) }
    return found.flatMap { $0.data.isEmpty ? nil : $0.data }
  }

  /// The XMP packet that the file carries, without the 257 bytes that lead out of it.
  ///
  /// Adobe's specification puts them behind the packet: 1, then 255, 254, … 0. Where they are missing,
  /// or limits kept them out, nothing is cut off.
  public var xmpPacket: [UInt8]? {
    guard let data = applicationExtensions.last(where: \.isXMP)?.data else { return nil }
    let tail = [1] + (0...255).reversed().map { UInt8($0) }
    return data.suffix(tail.count) == tail[...] ? data.dropLast(tail.count) : data
  }
}

extension ApplicationExtension {
  var isXMP: Bool { identifier.elementsEqual("XMP DataXMP".utf8) }

  /// Whether the extension carries a loop count.
  var isLoopBlock: Bool {
    identifier.elementsEqual("NETSCAPE2.0".utf8) || identifier.elementsEqual("ANIMEXTS1.0".utf8)
  }
}
