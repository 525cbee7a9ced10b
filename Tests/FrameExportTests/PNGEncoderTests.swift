import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct `PNG encoder` {
  private func decoded(
    _ canvas: Canvas, _ compression: CompressionLevel = .standard, indexed: IndexedCanvas? = nil
  ) throws -> PNGReader {
    var encoder = try PNGEncoder(compression: compression)
    return try PNGReader(try encoder.encode(canvas, indexed: indexed))
  }

  @Test(arguments: zip([1, 2, 3, 4, 5, 16, 17, 256], [1, 1, 2, 2, 4, 4, 8, 8]))
  func `packs indices into as few bits as the colors need`(colorCount: Int, depth: Int) throws {
    for width in 14...32 {
      let canvas = Canvas.noise(width: width, height: 19, colorCount: colorCount)
      let file = try decoded(canvas)
      #expect(file.pixels == canvas.pixels)
      #expect((file.colorType, file.bitDepth) == (3, depth))
      #expect(file.chunks["PLTE"]?.count == 3 * colorCount)
      #expect(file.chunks["tRNS"] == nil)
    }
  }

  @Test(arguments: [2, 3, 16, 17, 256])
  func `puts the transparent color first, so that tRNS has one byte`(colorCount: Int) throws {
    let canvas = Canvas.noise(width: 23, height: 20, colorCount: colorCount, hasTransparency: true)
    let file = try decoded(canvas)
    #expect(file.pixels == canvas.pixels)
    #expect(file.chunks["tRNS"] == [0])
    #expect(file.chunkTypes == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
  }

  @Test func `keeps partly transparent colors`() throws {
    let canvas = Canvas.drawn(width: 9, height: 5) { x, y in UInt32(x * 28) << 24 | UInt32(y) }
    let file = try decoded(canvas)
    #expect(file.pixels == canvas.pixels)
    #expect(file.colorType == 3)
  }

  @Test(arguments: CompressionLevel.allCases)
  func `stores 257 opaque colors as RGB`(compression: CompressionLevel) throws {
    let canvas = Canvas.noise(width: 37, height: 21, colorCount: 257)
    let file = try decoded(canvas, compression)
    #expect(file.pixels == canvas.pixels)
    #expect((file.colorType, file.bitDepth) == (2, 8))
    #expect(file.chunks["tRNS"] == nil)
  }

  @Test(arguments: CompressionLevel.allCases)
  func `lets black stand for transparent where there is no black`(
    compression: CompressionLevel
  ) throws {
    let canvas = Canvas.noise(width: 37, height: 21, colorCount: 300, hasTransparency: true)
    let file = try decoded(canvas, compression)
    #expect(file.pixels == canvas.pixels)
    #expect(file.colorType == 2)
    #expect(file.chunks["tRNS"] == [0, 0, 0, 0, 0, 0])
  }

  @Test(arguments: CompressionLevel.allCases, [0xff00_0000, 0x8012_3456, 0x0000_0001] as [UInt32])
  func `stores RGBA where black can't stand for transparent`(
    compression: CompressionLevel, color: UInt32
  ) throws {
    var canvas = Canvas.noise(width: 37, height: 21, colorCount: 300, hasTransparency: true)
    canvas[3, 1] = Color(rawValue: color)
    let file = try decoded(canvas, compression)
    #expect(file.pixels == canvas.pixels)
    #expect(file.colorType == 6)
  }

  @Test func `takes a single pixel`() throws {
    for color in [0, 0xff00_0000, 0xffff_ffff] as [UInt32] {
      let file = try decoded(Canvas.drawn(width: 1, height: 1) { _, _ in color })
      #expect(file.pixels == [color])
      #expect(file.bitDepth == 1)
    }
  }

  @Test func `drops unused and double entries of a given palette`() throws {
    let size = PixelSize(width: 3, height: 2)
    let palette: [UInt32] = [0xff11_1111, 0xff22_2222, 0xff33_3333, 0xff22_2222, 0xff44_4444, 0]
    let indices: [UInt8] = [1, 3, 5, 2, 1, 3]
    let canvas = Canvas(size: size, pixels: indices.map { palette[Int($0)] })
    let indexed = IndexedCanvas(
      size: size, indices: indices, palette: palette.map(Color.init(rawValue:)))
    let file = try decoded(canvas, indexed: indexed)
    #expect(file.pixels == canvas.pixels)
    #expect(file.chunks["PLTE"] == [0, 0, 0, 0x22, 0x22, 0x22, 0x33, 0x33, 0x33])
    #expect(file.bitDepth == 2)
  }

  @Test func `gives the same picture with and without palette indices`() throws {
    for colorCount in [2, 4, 16, 200, 256] {
      let canvas = Canvas.noise(width: 31, height: 30, colorCount: colorCount)
      let palette = Array(Set(canvas.pixels)).sorted()
      let indices = canvas.pixels.map { UInt8(palette.firstIndex(of: $0) ?? 0) }
      let indexed = IndexedCanvas(
        size: canvas.size, indices: indices, palette: palette.map(Color.init(rawValue:)))
      #expect(try decoded(canvas, indexed: indexed).pixels == canvas.pixels)
    }
  }

  @Test(arguments: [2, 4, 16, 256])
  func `packs rows shorter than eight pixels, and renumbers indices`(colorCount: Int) throws {
    let palette = (0..<256).map { Color(rawValue: 0xff00_0000 | UInt32($0) &* 0x01_0301) }
    for width in Array(1...9) + [15, 16, 17, 24, 31, 40] {
      for first in [0, 256 - colorCount] {
        let indices = (0..<width * 300).map { UInt8(first + $0 * 7 % colorCount) }
        let size = PixelSize(width: width, height: 300)
        let canvas = Canvas(size: size, pixels: indices.map { palette[Int($0)].rawValue })
        let indexed = IndexedCanvas(size: size, indices: indices, palette: palette)
        let file = try decoded(canvas, indexed: indexed)
        #expect(file.pixels == canvas.pixels)
        #expect(1 << file.bitDepth == colorCount)
      }
    }
  }

  @Test func `an encoder carries nothing over from one picture to the next`() throws {
    let (size, indices) = (PixelSize(width: 3, height: 2), [0, 1, 2, 2, 1, 0] as [UInt8])
    let warm = [0xffff_0000, 0xff80_0000, 0xff40_0000].map(Color.init(rawValue:))
    let cold = [0xff00_00ff, 0xff00_0080, 0xff00_0040].map(Color.init(rawValue:))
    let pictures = [
      IndexedCanvas(size: size, indices: indices, palette: warm),
      IndexedCanvas(size: size, indices: indices, palette: warm + cold),
      IndexedCanvas(size: size, indices: indices, palette: cold),
      IndexedCanvas(size: size, indices: indices.map { $0 / 2 }, palette: cold),
      IndexedCanvas(size: PixelSize(width: 2, height: 3), indices: indices, palette: cold),
      IndexedCanvas(size: size, indices: indices, palette: warm),
    ]
    var encoder = try PNGEncoder(compression: .fast)
    for picture in pictures {
      let canvas = Canvas(
        size: picture.size,
        pixels: picture.indices.map { picture.palette[Int($0)].rawValue })
      var fresh = try PNGEncoder(compression: .fast)
      let file = try encoder.encode(canvas, indexed: picture)
      #expect(try file == fresh.encode(canvas, indexed: picture))
      #expect(try PNGReader(file).pixels == canvas.pixels)
    }
  }

  @Test func `uses every filter, and each can be undone`() throws {
    var generator = SeededGenerator(seed: 3)
    let noise = (0..<64 * 4).map { _ in UInt32.random(in: 0..<0x100_0000, using: &generator) }
    let canvas = Canvas.drawn(width: 64, height: 60) { x, y in
      let color: UInt32 =
        switch y / 12 {
        case 0: noise[x] >> UInt32(y % 8) & 0x03_0303  // small values: none
        case 1: UInt32(x * 3 + y) * 0x01_0101 + UInt32(y * 17 % 50) << 16  // rising to the right
        case 2: noise[x]  // the same in every row
        case 3: UInt32((x * x / 40 + y * y / 30) & 255) * 0x01_0101 ^ noise[x + 64] & 0x03_0303
        default: noise[x] & 0x7f_7f7f &+ UInt32(y * 5) * 0x01_0101 & 0x7f_7f7f
        }
      return 0xff00_0000 | color & 0xff_ffff
    }
    let file = try decoded(canvas, .best)
    #expect(file.pixels == canvas.pixels)
    #expect(Set(file.filters) == [0, 1, 2, 3, 4])
  }

  @Test(arguments: [CompressionLevel.fast, .standard])
  func `keeps long rows, long runs, noise and many blocks`(compression: CompressionLevel) throws {
    var generator = SeededGenerator(seed: 5)
    let noise = (0..<62_000).map { _ in UInt32.random(in: 0..<UInt32.max, using: &generator) }
    let pictures = [
      Canvas.drawn(width: 31_000, height: 2) { x, y in 0xff00_0000 | noise[x + y * 31_000] >> 8 },
      Canvas.drawn(width: 31_000, height: 2) { x, y in noise[x / 40 + y] },
      Canvas.drawn(width: 160, height: 160) { x, y in noise[x + y * 160] },
      Canvas.drawn(width: 160, height: 160) { x, y in noise[x / 50 + y / 50 * 50] },
      Canvas.drawn(width: 161, height: 159) { x, y in noise[(x ^ y) % 400] | 0xff00_0000 },
      Canvas.drawn(width: 1, height: 3_000) { _, y in noise[y] | 0xff00_0000 },
    ]
    for canvas in pictures {
      #expect(try decoded(canvas, compression).pixels == canvas.pixels)
    }
  }

  @Test func `does not grow noise`() throws {
    var generator = SeededGenerator(seed: 6)
    let canvas = Canvas.drawn(width: 200, height: 200) { _, _ in
      UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    var encoder = try PNGEncoder(compression: .fast)
    #expect(try encoder.encode(canvas).count < 200 * (200 * 4 + 1) + 200)
  }

  @Test func `spends more to make smaller files`() throws {
    let canvas = Canvas.drawn(width: 400, height: 300) { x, y in
      0xff00_0000 | UInt32(x * y / 97 % 40 * 5)
    }
    let counts = try CompressionLevel.allCases.map { level in
      var encoder = try PNGEncoder(compression: level)
      return try encoder.encode(canvas).count
    }
    #expect(counts == counts.sorted(by: >))
  }

  @Test func `writes a color profile in front of the palette`() throws {
    let profile = (0..<3_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    var encoder = try PNGEncoder(compression: .standard, iccProfile: profile)
    for colorCount in [5, 300] {
      let canvas = Canvas.noise(width: 20, height: 20, colorCount: colorCount)
      let file = try PNGReader(try encoder.encode(canvas))
      #expect(file.pixels == canvas.pixels)
      #expect(file.chunkTypes.prefix(2) == ["IHDR", "iCCP"])
      let chunk = try #require(file.chunks["iCCP"])
      #expect(chunk.starts(with: Array("ICC profile".utf8) + [0, 0]))
      #expect(try Inflate.zlib(Array(chunk.dropFirst(13))) == profile)
    }
  }

  @Test func `gives the same bytes whatever it encoded before`() throws {
    let canvases = [3, 300, 40, 256, 1].map { Canvas.noise(width: 50, height: 40, colorCount: $0) }
    var reused = try PNGEncoder(compression: .standard)
    for canvas in canvases + canvases.reversed() {
      var fresh = try PNGEncoder(compression: .standard)
      #expect(try reused.encode(canvas) == (try fresh.encode(canvas)))
    }
  }

  @Test func `compresses the picture that was prepared last`() throws {
    var encoder = try PNGEncoder(compression: .fast)
    let canvas = Canvas.noise(width: 12, height: 10, colorCount: 9)
    try encoder.prepare(Canvas.noise(width: 40, height: 40, colorCount: 300))
    try encoder.prepare(canvas)
    #expect(try PNGReader(try encoder.finish()).pixels == canvas.pixels)
  }

  @Test func `refuses a picture without pixels, and to finish nothing`() throws {
    var encoder = try PNGEncoder(compression: .fast)
    #expect(throws: ExportError.nothingPrepared) { try encoder.finish() }
    let size = PixelSize(width: 0, height: 4)
    #expect(throws: ExportError.emptyPicture(size)) { try encoder.encode(Canvas(size: size)) }
  }
}
