import Frames
import GIFDecoding
import ImageReading
import TestSupport
import Testing

@Suite struct ImageReaderTests {
  @Test(arguments: Sample.allCases)
  func `pictures of every format come out as they are`(sample: Sample) throws {
    let canvas = try ImageReader().read(sample.bytes)
    #expect(canvas.size == (32 × 24))
    for (x, y, color) in Self.quarters {
      #expect(canvas[x, y].isNear(color, within: sample.isLossy ? 12 : 0), "\(canvas[x, y])")
    }
  }

  static let quarters: [(Int, Int, Color)] = [
    (4, 4, Color(red: 255, green: 0, blue: 0)), (28, 4, Color(red: 0, green: 255, blue: 0)),
    (4, 20, Color(red: 0, green: 0, blue: 255)), (28, 20, Color(red: 255, green: 255, blue: 255)),
  ]

  @Test(arguments: Sample.allCases)
  func `larger pictures come out as small as covers the target`(sample: Sample) throws {
    let canvas = try ImageReader(covering: 8 × 8).read(sample.bytes)
    #expect(canvas.size == (11 × 8))
    #expect(canvas[1, 1].isNear(Self.quarters[0].2, within: 24), "\(canvas[1, 1])")
    #expect(canvas[9, 6].isNear(Self.quarters[3].2, within: 24), "\(canvas[9, 6])")
  }

  @Test(arguments: Sample.allCases)
  func `no picture is made larger`(sample: Sample) throws {
    #expect(try ImageReader(covering: 64 × 10).read(sample.bytes).size == (32 × 24))
  }

  @Test(arguments: Sample.allCases)
  func `pictures above a limit are refused before they are decoded`(sample: Sample) {
    #expect(throws: ImageReadingError.self) {
      try ImageReader(limits: ImageLimits(pixels: 767)).read(sample.bytes)
    }
    #expect(throws: ImageReadingError.tooManyBytes(limit: 40)) {
      try ImageReader(limits: ImageLimits(bytes: 40)).read(sample.bytes)
    }
  }

  @Test func `a header that asks for gigabytes costs nothing`() {
    // The sides of a PNG stand behind the chunk's name; its checksum is then wrong, too.
    var png = Sample.png16.bytes
    png.replaceSubrange(16..<24, with: [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff])
    #expect(throws: ImageReadingError.self) { try ImageReader().read(png) }
    // Those of a JPEG stand in the frame header.
    var jpeg = Sample.jpeg.bytes
    let frame = jpeg.indices.first { jpeg[$0...].starts(with: [0xff, 0xc0]) } ?? 0
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0xff, 0, 0xff, 0])
    #expect(
      throws: ImageReadingError.tooManyPixels(65_280 × 65_280, limit: ImageLimits().pixels)
    ) { try ImageReader().read(jpeg) }
  }

  @Test(arguments: Sample.allCases)
  func `files that are cut off are errors or whole pictures`(sample: Sample) {
    let bytes = sample.bytes
    for count in bytes.indices {
      do throws(ImageReadingError) {
        // What ends with the last pixel is whole.
        let canvas = try ImageReader().read(Array(bytes.prefix(count)))
        #expect(count > bytes.count / 2)
        #expect(canvas.size == (32 × 24))
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test(arguments: Sample.allCases)
  func `files with a wrong byte are errors or pictures`(sample: Sample) {
    for index in sample.bytes.indices {
      for change in [1, 0x80, 0xff] as [UInt8] {
        var bytes = sample.bytes
        bytes[index] ^= change
        do throws(ImageReadingError) {
          let canvas = try ImageReader(limits: ImageLimits(pixels: 1 << 16)).read(bytes)
          #expect(canvas.pixels.count == canvas.size.pixelCount)
        } catch {
          #expect(!error.description.isEmpty)
        }
      }
    }
  }

  @Test func `other files are named`() {
    #expect(throws: ImageReadingError.unknownFormat(found: .pdf)) {
      try ImageReader().read(Array("%PDF-1.7 and so on".utf8))
    }
    #expect(throws: ImageReadingError.unknownFormat(found: nil)) { try ImageReader().read([]) }
  }

  @Test func `transparent pixels have no color`() throws {
    var encoded = Canvas(size: 2 × 1, filledWith: Color(red: 9, green: 8, blue: 7, alpha: 128))
    encoded[1, 0] = .transparent
    #expect(try ImageReader().read(Sample.transparentPNG) == encoded)
  }

  @Test func `what can't be opened is an input error`() throws {
    try withTemporaryFolder { folder in
      #expect(throws: ImageReadingError.input(.isDirectory)) {
        try ImageReader().read(path: Array(folder.path.utf8))
      }
      let path = try folder.write(Sample.jpeg.bytes, as: "picture.png")
      #expect(try ImageReader().read(path: Array(path.utf8)).size == (32 × 24))
    }
  }
}

extension Color {
  /// Whether no channel differs by more than so much.
  func isNear(_ other: Color, within most: Int) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs(Int($0) - Int($1)) <= most }
  }
}
