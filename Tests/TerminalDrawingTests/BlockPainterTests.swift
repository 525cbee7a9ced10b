import Frames
import TerminalDrawing
import TestSupport
import Testing

@Suite struct BlockPainterTests {
  /// A terminal whose half cells are square, so that a picture of its own size fills it.
  private func terminal(_ columns: Int, _ rows: Int) -> TerminalSize {
    TerminalSize(columns: columns, rows: rows)
  }

  @Test func `what is painted is the picture, however little is sent`() throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<50 {
      let (columns, rows) = (
        Int.random(in: 1...12, using: &random), Int.random(in: 1...6, using: &random)
      )
      let size = PixelSize(width: columns, height: 2 * rows)
      let painter = BlockPainter(ground: .terminal)
      var screen = BlockScreen(columns: columns, rows: rows)
      var picture = Canvas.random(size, using: &random)
      for _ in 0..<20 {
        try screen.take(painter.paint(picture, on: terminal(columns, rows)))
        #expect(screen.pixels == Self.rows(of: picture))
        let pixel = Int.random(in: 0..<size.pixelCount, using: &random)
        picture[pixel % columns, pixel / columns] = Color(
          red: .random(in: 0...255, using: &random), green: 1, blue: 2)
      }
    }
  }

  @Test func `only what has changed is sent`() throws {
    let painter = BlockPainter(ground: .terminal)
    var screen = BlockScreen(columns: 8, rows: 4)
    var picture = Canvas(size: PixelSize(width: 8, height: 8), filledWith: .black)
    try screen.take(painter.paint(picture, on: terminal(8, 4)))
    #expect(screen.writtenCount == 32)
    #expect(painter.paint(picture, on: terminal(8, 4)) == [])
    picture[3, 5] = Color(red: 9, green: 8, blue: 7)
    let change = painter.paint(picture, on: terminal(8, 4))
    #expect(
      String(decoding: change, as: UTF8.self)
        == "\u{1b}[3;4H\u{1b}[38;2;0;0;0m\u{1b}[48;2;9;8;7m▀\u{1b}[0m")
    painter.forget()
    try screen.take(painter.paint(picture, on: terminal(8, 4)))
    #expect(screen.writtenCount == 64)
  }

  @Test func `a picture keeps its shape in the middle of the terminal`() throws {
    let painter = BlockPainter(ground: .color(.black))
    var screen = BlockScreen(columns: 10, rows: 4)
    let red = Color(red: 255, green: 0, blue: 0)
    let square = Canvas(size: PixelSize(width: 3, height: 3), filledWith: red)
    try screen.take(painter.paint(square, on: terminal(10, 4)))
    let row = [0, 8, 0].enumerated().flatMap { index, count in
      Array(repeating: index == 1 ? red.rawValue : 0, count: index == 1 ? count : 1)
    }
    #expect(screen.pixels == Array(repeating: row, count: 8))
    var wide = BlockScreen(columns: 10, rows: 4)
    let band = Canvas(size: PixelSize(width: 100, height: 10), filledWith: red)
    try wide.take(painter.paint(band, on: terminal(10, 4)))
    #expect(wide.pixels.map { $0.count { $0 == red.rawValue } } == [0, 0, 10, 0, 0, 0, 0, 0])
  }

  @Test func `the pixels of cells count for the shape`() throws {
    var screen = BlockScreen(columns: 9, rows: 9)
    let picture = Canvas(size: PixelSize(width: 4, height: 4), filledWith: .black)
    let square = TerminalSize(columns: 9, rows: 9, cell: PixelSize(width: 10, height: 10))
    try screen.take(BlockPainter(ground: .terminal).paint(picture, on: square))
    #expect(screen.pixels.allSatisfy { $0.allSatisfy { $0 == Color.black.rawValue } })
  }

  @Test func `means are those of light`() throws {
    let dithered = Canvas(
      size: PixelSize(width: 2, height: 4),
      pixels: (0..<8).map { ($0 + $0 / 2).isMultiple(of: 2) ? 0xff00_0000 : 0xffff_ffff })
    var screen = BlockScreen(columns: 1, rows: 1)
    try screen.take(BlockPainter(ground: .terminal).paint(dithered, on: terminal(1, 1)))
    // Half of white's light is the sRGB value 188, not 128.
    #expect(screen.pixels == [[0xffbc_bcbc], [0xffbc_bcbc]])
  }

  @Test func `what is more than half transparent shows the terminal`() throws {
    let pixels: [UInt32] = [0, 0xff00_00ff, 0, 0, 0xff00_00ff, 0xff00_00ff, 0, 0]
    let picture = Canvas(size: PixelSize(width: 2, height: 4), pixels: pixels)
    func shown(_ ground: Ground) throws -> [UInt32] {
      var screen = BlockScreen(columns: 1, rows: 1)
      try screen.take(BlockPainter(ground: ground).paint(picture, on: terminal(1, 1)))
      return screen.pixels.flatMap(\.self)
    }
    #expect(try shown(.terminal) == [0, 0xff00_00ff])
    #expect(try shown(.color(Color(red: 0, green: 0, blue: 255))) == [0xffbf_0040, 0xff7f_0080])
    let checkered = try shown(.checker)
    #expect(checkered.allSatisfy { $0 >> 24 == 255 } && checkered[0] != checkered[1])
  }

  @Test func `scaling by whole numbers repeats pixels, and keeps every value`() throws {
    let grays = (0...255).map { Color(red: UInt8($0), green: UInt8($0), blue: UInt8($0)).rawValue }
    let picture = Canvas(size: PixelSize(width: 16, height: 16), pixels: grays)
    var screen = BlockScreen(columns: 32, rows: 16)
    try screen.take(BlockPainter(ground: .terminal).paint(picture, on: terminal(32, 16)))
    for row in 0..<32 {
      for column in 0..<32 {
        #expect(screen.pixels[row][column] == grays[row / 2 * 16 + column / 2])
      }
    }
  }

  private static func rows(of picture: Canvas) -> [[UInt32]] {
    let width = picture.size.width
    return (0..<picture.size.height).map { Array(picture.pixels[$0 * width..<($0 + 1) * width]) }
  }
}
