import Frames
import GIFDecoding
import GIFEncoding
import Testing

@Suite struct StillGIFTests {
  private func picture(_ size: PixelSize, colors: Int, transparent: Int? = nil) -> IndexedCanvas {
    var palette = (0..<colors).map { (index: Int) -> Color in
      Color(red: UInt8(index), green: UInt8(255 - index), blue: UInt8(index * 7 % 256))
    }
    if let transparent { palette[transparent] = .transparent }
    let indices = (0..<size.pixelCount).map { (pixel: Int) -> UInt8 in
      UInt8((pixel * 31 + pixel / 7) % colors)
    }
    return IndexedCanvas(size: size, indices: indices, palette: palette)
  }

  private func decoded(_ bytes: [UInt8]) throws -> (Frame, DiagnosticLog) {
    var decoder = try GIFDecoder(ByteSource(bytes: bytes))
    let frame = try #require(try decoder.nextFrame())
    #expect(try decoder.nextFrame() == nil)
    return (frame, decoder.diagnostics)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 128, 255, 256], [(1, 1), (7, 5), (64, 33)])
  func `a picture comes back pixel by pixel`(colors: Int, sides: (Int, Int)) throws {
    let picture = picture(PixelSize(width: sides.0, height: sides.1), colors: colors)
    let (frame, diagnostics) = try decoded(try StillGIF.encode(picture))
    #expect(diagnostics.all.isEmpty)
    #expect(frame.canvas.size == picture.size)
    #expect(frame.canvas.pixels == picture.indices.map { picture.palette[Int($0)].rawValue })
  }

  @Test(arguments: [0, 3, 255])
  func `a transparent color stays transparent`(index: Int) throws {
    let picture = picture(
      PixelSize(width: 32, height: 32), colors: 256, transparent: index)
    let bytes = try StillGIF.encode(picture, delay: FrameDelay(centiseconds: 0x1234))
    let (frame, _) = try decoded(bytes)
    #expect(frame.canvas.pixels == picture.indices.map { picture.palette[Int($0)].rawValue })
    #expect(frame.delay.centiseconds == 0x1234)
  }

  @Test func `sides that GIF can't hold are refused`() {
    #expect(throws: EncodingError.sideOutOfRange(width: 65_536, height: 1)) {
      try StillGIF.encode(self.picture(PixelSize(width: 65_536, height: 1), colors: 2))
    }
    #expect(throws: EncodingError.sideOutOfRange(width: 0, height: 4)) {
      try StillGIF.encode(
        IndexedCanvas(size: PixelSize(width: 0, height: 4), indices: [], palette: [.black]))
    }
  }

  @Test func `a value outside the palette is refused, not masked`() {
    let picture = IndexedCanvas(
      size: PixelSize(width: 2, height: 1), indices: [0, 3], palette: [.black, .black, .black])
    #expect(throws: EncodingError.valueOutsidePalette(value: 3, colors: 3)) {
      try StillGIF.encode(picture)
    }
  }

  @Test(arguments: [1, 128, 254] as [UInt8])
  func `partly transparent pixels are refused, not made opaque`(alpha: UInt8) throws {
    let palette = [.black, Color(red: 1, green: 2, blue: 3, alpha: alpha), .transparent]
    let picture = {
      IndexedCanvas(size: PixelSize(width: 2, height: 1), indices: $0, palette: palette)
    }
    #expect(throws: EncodingError.partialTransparency(frame: 0)) {
      try StillGIF.encode(picture([0, 1]))
    }
    // A color that no pixel has takes nothing away.
    let (frame, _) = try decoded(try StillGIF.encode(picture([2, 0])))
    #expect(frame.canvas.pixels == [0, Color.black.rawValue])
  }
}
