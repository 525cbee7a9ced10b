internal import Frames
internal import GIFDecoding

/// What a graphic control says of its image: GIF89a, section 23.
struct GraphicControl: Hashable {
  /// The disposal bits of an image that stays.
  static let keepingBits: UInt8 = 1

  var delay: FrameDelay
  var disposalBits: UInt8
  var waitsForUser: Bool
  var transparentIndex: UInt8?

  init(of image: StoredImage) {
    delay = image.delay
    disposalBits = image.disposalBits
    waitsForUser = image.waitsForUser
    transparentIndex = image.transparentColorIndex
  }

  /// Whether an image without any graphic control is shown the same.
  var isNeedless: Bool { delay.centiseconds == 0 && packed == 0 }

  private var packed: UInt8 {
    (disposalBits & 7) << 2 | (waitsForUser ? 2 : 0) | (transparentIndex == nil ? 0 : 1)
  }

  /// The whole extension.
  var bytes: [UInt8] {
    let fields = [packed, 0, 0, 0]
    return [0x21, Label.graphicControl, 4] + patched(fields[...]) + [0]
  }

  /// The fields of a stored control with these values; reserved bits and unused fields stay.
  ///
  /// - Precondition: there are four bytes.
  func patched(_ fields: ArraySlice<UInt8>) -> [UInt8] {
    let old = Array(fields)
    return [
      old[0] & 0xe0 | packed, UInt8(truncatingIfNeeded: delay.centiseconds),
      UInt8(delay.centiseconds >> 8), transparentIndex ?? old[3],
    ]
  }
}
