public import Frames

/// One image as its file stores it, still compressed: GIF89a, sections 20 to 23.
///
/// It is 40 bytes small, since a hostile file can have a million of them.
public struct StoredImage: Hashable, Sendable {
  /// Where the image separator (0x2C) stands.
  public let byteOffset: Int
  /// Where what follows the image's data starts, or where the file ends.
  public private(set) var endByteOffset: Int
  private var payload: UInt32
  private let left: UInt16
  private let top: UInt16
  private let width: UInt16
  private let height: UInt16
  private let delayTime: UInt16
  private let localColors: UInt16
  /// The LZW minimum code size as stored; the valid ones are 2 to 8.
  public let minimumCodeSize: UInt8
  /// The disposal bits as stored, 0 to 7.
  public let disposalBits: UInt8
  private let transparentIndex: UInt8
  private var flags: UInt8

  init(
    header: GIFContainer.ImageHeader, minimumCodeSize: UInt8, control: GraphicControl?,
    byteOffset: Int, endByteOffset: Int, chain: WindowedReader.SubBlockChain
  ) {
    self.byteOffset = byteOffset
    self.endByteOffset = endByteOffset
    payload = UInt32(clamping: chain.payloadByteCount)
    left = header.left
    top = header.top
    width = header.width
    height = header.height
    localColors = UInt16(clamping: header.localColorCount)
    self.minimumCodeSize = minimumCodeSize
    delayTime = control?.delay.centiseconds ?? 0
    disposalBits = control?.disposalBits ?? 0
    transparentIndex = control?.transparentColorIndex ?? 0
    flags =
      (header.isInterlaced ? Self.interlaced : 0) | (chain.isTerminated ? Self.terminated : 0)
      | (control?.transparentColorIndex == nil ? 0 : Self.transparent)
      | (control?.waitsForUser == true ? Self.userInput : 0)
  }

  /// Ends the image's data early, where something else turns out to start.
  mutating func cut(at byteOffset: Int) {
    endByteOffset = byteOffset
    payload = UInt32(clamping: byteOffset - dataByteOffset)
    flags &= ~Self.terminated
  }

  private static let interlaced: UInt8 = 1
  private static let terminated: UInt8 = 2
  private static let transparent: UInt8 = 4
  private static let userInput: UInt8 = 8
}

extension StoredImage {
  /// Where the image stands, as stored: it may hang over the canvas or lie outside it.
  public var rect: PixelRect {
    PixelRect(x: Int(left), y: Int(top), width: Int(width), height: Int(height))
  }
  /// How long the frame shows; 0 without a graphic control.
  public var delay: FrameDelay { FrameDelay(centiseconds: delayTime) }
  /// What becomes of the image before the next is drawn.
  public var disposal: DisposalMethod { DisposalMethod(rawBits: disposalBits) }
  /// The pixel value that leaves the canvas as it was, nil without one.
  public var transparentColorIndex: UInt8? {
    flags & Self.transparent != 0 ? transparentIndex : nil
  }
  /// Whether the rows are stored in the four passes of appendix E.
  public var isInterlaced: Bool { flags & Self.interlaced != 0 }
  /// Whether the graphic control asks to wait for the user, which browsers ignore.
  public var waitsForUser: Bool { flags & Self.userInput != 0 }
  /// Whether the chain of sub-blocks has its terminator.
  public var isTerminated: Bool { flags & Self.terminated != 0 }
  /// The number of colors in the local color table, 0 without one.
  public var localColorCount: Int { Int(localColors) }
  /// The number of LZW data bytes, the length bytes of the sub-blocks not counted.
  public var dataByteCount: Int { Int(payload) }
  /// Where the local color table starts, if there is one.
  public var localColorTableByteOffset: Int { byteOffset + 10 }
  /// Where the first sub-block's length byte stands.
  public var dataByteOffset: Int { localColorTableByteOffset + 3 * localColorCount + 1 }
}

/// The graphic control extension of an image: GIF89a, section 23.
struct GraphicControl {
  var delay: FrameDelay
  var disposalBits: UInt8
  var transparentColorIndex: UInt8?
  var waitsForUser: Bool

  /// Reads the first four bytes of an extension's first sub-block, nil when it is shorter.
  init?(_ block: borrowing RawSpan) {
    guard block.byteCount >= 4 else { return nil }
    let packed = block.byte(at: 0)
    delay = FrameDelay(centiseconds: UInt16(block.byte(at: 1)) | UInt16(block.byte(at: 2)) << 8)
    disposalBits = packed >> 2 & 7
    transparentColorIndex = packed & 1 != 0 ? block.byte(at: 3) : nil
    waitsForUser = packed & 2 != 0
  }
}

extension RawSpan {
  /// One byte, checked against the span's bounds.
  func byte(at offset: Int) -> UInt8 {
    precondition(offset >= 0 && offset < byteCount, "a byte of the span")
    return unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// A copy of the bytes.
  func copied() -> [UInt8] {
    unsafe withUnsafeBytes { unsafe Array($0) }
  }
}
