import FrameExport
import Frames
import Testing

@Suite struct `Plain encoder` {
  private let canvas = Canvas(
    size: PixelSize(width: 2, height: 1), pixels: [0xff03_0201, 0])
  private let bytes: [UInt8] = [1, 2, 3, 255, 0, 0, 0, 0]

  @Test func `writes raw RGBA`() {
    #expect(PlainEncoder.rgba.encode(canvas) == bytes)
  }

  @Test func `writes a PAM header and RGBA`() {
    let header =
      "P7\nWIDTH 2\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    #expect(PlainEncoder.pam.encode(canvas) == Array(header.utf8) + bytes)
  }

  @Test func `writes a stored image`() {
    let image = IndexedImage(
      rect: PixelRect(x: 9, y: 9, width: 2, height: 2), indices: [0, 1, 7, 0],
      decodedPixelCount: 3, isInterlaced: false,
      colorTable: ColorTable([Color(rawValue: 0xff03_0201), .black]), transparentColorIndex: 1)
    #expect(
      PlainEncoder.rgba.encode(image) == [1, 2, 3, 255, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func `writes nothing for nothing`() {
    #expect(PlainEncoder.rgba.encode(Canvas(size: PixelSize(width: 0, height: 0))).isEmpty)
  }
}
