import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct `PNG of a stored image` {
  private static let table = ColorTable(
    [0xff00_00ff, 0xff00_ff00, 0xffff_0000, 0xff12_3456].map(Color.init(rawValue:)))

  private func image(
    _ indices: [UInt8], width: Int, table: ColorTable = table, transparent: UInt8? = nil,
    decoded: Int? = nil, isInterlaced: Bool = false
  ) -> IndexedImage {
    IndexedImage(
      rect: PixelRect(x: 3, y: -4, width: width, height: indices.count / width), indices: indices,
      decodedPixelCount: decoded ?? indices.count, isInterlaced: isInterlaced, colorTable: table,
      transparentColorIndex: transparent)
  }

  private func decoded(_ image: IndexedImage) throws -> PNGReader {
    var encoder = try PNGEncoder(compression: .standard)
    return try PNGReader(try encoder.encode(image))
  }

  @Test func `has the image's own size and colors`() throws {
    let file = try decoded(image([0, 1, 2, 3, 3, 0], width: 3))
    #expect(file.size == PixelSize(width: 3, height: 2))
    let colors = Self.table.colors.map(\.rawValue)
    #expect(file.pixels == [0, 1, 2, 3, 3, 0].map { colors[$0] })
    #expect((file.colorType, file.bitDepth) == (3, 2))
  }

  @Test(arguments: [1, 200] as [UInt8])
  func `shows the transparent index as transparent, in the table or not`(index: UInt8) throws {
    let file = try decoded(image([0, index, index, 3], width: 2, transparent: index))
    #expect(file.pixels == [0xff00_00ff, 0, 0, 0xff12_3456])
    #expect(file.chunks["tRNS"] == [0])
  }

  @Test func `shows values outside the table as opaque black`() throws {
    #expect(
      try decoded(image([0, 4, 255, 3], width: 4)).pixels[1...2] == [0xff00_0000, 0xff00_0000])
    let file = try decoded(image([0, 9], width: 2, table: ColorTable([])))
    #expect(file.pixels == [0xff00_0000, 0xff00_0000])
  }

  @Test func `shows pixels that were not decoded as transparent`() throws {
    let file = try decoded(image([1, 1, 1, 1, 1, 0, 0, 0], width: 4, decoded: 5))
    #expect(file.pixels == [UInt32](repeating: 0xff00_ff00, count: 5) + [0, 0, 0])
    #expect(file.colorType == 3)
    #expect(try decoded(image([0, 0], width: 2, decoded: 0)).pixels == [0, 0])
  }

  @Test(arguments: 1...20)
  func `counts the decoded pixels of interlaced rows in the order of their passes`(
    height: Int
  ) throws {
    let width = 3
    let order = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
      Array(stride(from: $0.0, to: height, by: $0.1))
    }
    for count in 0...width * height {
      var expected = [UInt32](repeating: 0, count: width * height)
      for position in 0..<count {
        expected[order[position / width] * width + position % width] = 0xff00_ff00
      }
      let indices = [UInt8](repeating: 1, count: width * height)
      let file = try decoded(image(indices, width: width, decoded: count, isInterlaced: true))
      #expect(file.pixels == expected)
    }
  }

  @Test func `falls back to more than 8 bits when no index is left for transparent`() throws {
    let colors = (0..<256).map { Color(rawValue: 0xff00_0000 | UInt32($0 * 257)) }
    let indices = (0..<512).map { UInt8($0 % 256) }
    let image = image(indices, width: 32, table: ColorTable(colors), decoded: 500)
    let file = try decoded(image)
    #expect(
      file.pixels == indices[..<500].map { colors[Int($0)].rawValue }
        + [UInt32](repeating: 0, count: 12))
    #expect(file.colorType == 6)
  }
}
