public import Frames

/// What stands in a GIF file, read slowly and plainly, to compare a fast reader with.
///
/// It follows the decode rules that browsers share, damage included, and knows one limit: pictures
/// of more than 2^25 pixels are refused.
public struct ReferenceGIF: Sendable {
  /// A stored image.
  public struct Image: Sendable {
    /// Where the image stands, as stored.
    public var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// Whether the rows are stored in four passes.
    public var isInterlaced = false
    /// The local color table, else the global one, empty without either.
    public var colors: [Color] = []
    /// Whether the colors are the image's own.
    public var hasLocalTable = false
    /// The graphic control in front of the image, all zero without one.
    public var control = GraphicControl()
    /// The LZW minimum code size.
    public var minimumCodeSize = 0
    /// The sub-blocks without their lengths.
    public var data: [UInt8] = []
    /// Whether the sub-blocks are terminated.
    public var isWhole = true
  }

  /// What a graphic control says.
  public struct GraphicControl: Sendable {
    /// Hundredths of a second.
    public var delay: UInt16 = 0
    /// The three disposal bits.
    public var disposalBits: UInt8 = 0
    /// The pixel value that draws nothing, nil without one.
    public var transparentIndex: UInt8?
  }

  /// Why a file has nothing to show.
  public enum Failure: Error {
    /// The signature is not a GIF's.
    case notAGIF
    /// The file ends before its first record.
    case incompleteHeader
    /// There is no image in it.
    case noImage
    /// The canvas has no pixel.
    case emptyCanvas
    /// The canvas or the first image is larger than 2^25 pixels.
    case tooLarge
  }

  /// The most pixels that a canvas or an image may have.
  public static let mostPixels = 1 << 25

  /// The logical screen.
  public let screen: PixelSize
  /// The images in file order.
  public private(set) var images: [Image] = []
  /// The loop block's raw number, nil without one.
  public private(set) var loop: UInt16?
  /// Whether the file is damaged between its images: in its records or extensions, or at its end.
  public private(set) var isDamaged = false

  private var globalColors: [Color] = []
  private var control: GraphicControl?

  /// Reads a file.
  public init(_ bytes: [UInt8]) throws(Failure) {
    let signature = bytes.prefix(6)
    guard signature.elementsEqual("GIF87a".utf8) || signature.elementsEqual("GIF89a".utf8) else {
      throw .notAGIF
    }
    var cursor = ReferenceCursor(bytes)
    _ = cursor.take(6)
    guard let width = cursor.word(), let height = cursor.word(), let flags = cursor.byte(),
      cursor.take(2) != nil, let colors = Self.colorTable(flags, &cursor)
    else { throw .incompleteHeader }
    screen = PixelSize(width: width, height: height)
    globalColors = colors
    readRecords(&cursor)
    if images.isEmpty { throw .noImage }
    if canvasSize.isEmpty { throw .emptyCanvas }
    let largest = max(canvasSize.pixelCount, images[0].rect.size.pixelCount)
    if largest > Self.mostPixels { throw .tooLarge }
  }
}

extension ReferenceGIF {
  /// Whether the first image makes the canvas, because it is larger than the logical screen.
  public var canvasIsFirstImage: Bool {
    let first = images[0].rect
    return first.width > screen.width || first.height > screen.height || screen.isEmpty
  }

  /// The size of every frame.
  public var canvasSize: PixelSize { canvasIsFirstImage ? images[0].rect.size : screen }

  private mutating func readRecords(_ cursor: inout ReferenceCursor) {
    var mayEnd = false
    while let record = cursor.byte() {
      switch record {
      case 0x3b: return
      case 0x21: mayEnd = false
      case 0x2c: mayEnd = true
      default: return isDamaged = true
      }
      guard record == 0x21 ? readExtension(&cursor) : readImage(&cursor) else {
        return isDamaged = true
      }
    }
    isDamaged = !mayEnd
  }

  private mutating func readExtension(_ cursor: inout ReferenceCursor) -> Bool {
    guard let label = cursor.byte() else { return false }
    let (parts, isWhole) = cursor.subBlocks()
    if isWhole && label == 0xf9 { readGraphicControl(parts.first ?? []) }
    if isWhole && label == 0xff { readApplication(parts) }
    return isWhole
  }

  private mutating func readGraphicControl(_ bytes: [UInt8]) {
    guard bytes.count >= 4 else { return }
    control = GraphicControl(
      delay: UInt16(bytes[1]) | UInt16(bytes[2]) << 8,
      disposalBits: bytes[0] >> 2 & 7,
      transparentIndex: bytes[0] & 1 == 1 ? bytes[3] : nil)
  }

  private mutating func readApplication(_ parts: [[UInt8]]) {
    guard let name = parts.first,
      name == Array("NETSCAPE2.0".utf8) || name == Array("ANIMEXTS1.0".utf8)
    else { return }
    for part in parts.dropFirst() where part.count >= 3 && part[0] & 7 == 1 {
      loop = UInt16(part[1]) | UInt16(part[2]) << 8
    }
  }

  /// Reads an image; false when the file ends in it.
  ///
  /// One whose data has begun is kept.
  private mutating func readImage(_ cursor: inout ReferenceCursor) -> Bool {
    guard let x = cursor.word(), let y = cursor.word(), let width = cursor.word(),
      let height = cursor.word(), let flags = cursor.byte(),
      let localColors = Self.colorTable(flags, &cursor), let minimumCodeSize = cursor.byte()
    else { return false }
    let (parts, isWhole) = cursor.subBlocks()
    let hasLocalTable = flags & 0x80 != 0
    images.append(
      Image(
        rect: PixelRect(x: x, y: y, width: width, height: height),
        isInterlaced: flags & 0x40 != 0,
        colors: hasLocalTable ? localColors : globalColors, hasLocalTable: hasLocalTable,
        control: control ?? GraphicControl(), minimumCodeSize: minimumCodeSize,
        data: parts.flatMap(\.self), isWhole: isWhole))
    control = nil
    return isWhole
  }

  /// The color table that packed fields announce, empty if they announce none, nil if it is cut off.
  private static func colorTable(_ flags: Int, _ cursor: inout ReferenceCursor) -> [Color]? {
    guard flags & 0x80 != 0 else { return [] }
    let count = 2 << (flags & 7)
    guard let bytes = cursor.take(3 * count) else { return nil }
    return (0..<count).map {
      Color(red: bytes[3 * $0], green: bytes[3 * $0 + 1], blue: bytes[3 * $0 + 2])
    }
  }
}
