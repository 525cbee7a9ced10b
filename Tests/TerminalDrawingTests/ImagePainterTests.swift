import Frames
import TerminalDrawing
import TestSupport
import Testing

@Suite struct ImagePainterTests {
  /// A terminal of square cells.
  private let terminal = TerminalSize(
    columns: 40, rows: 20, cell: PixelSize(width: 10, height: 10))

  /// Noise that doesn't compress into one piece, with all the colors that a palette can't hold.
  private static func noise(seed: UInt64, _ size: PixelSize) -> Canvas {
    var random = SplitMix64(seed: seed)
    return Canvas(
      size: size,
      pixels: (0..<size.pixelCount).map { _ in
        .random(in: 0...9, using: &random) == 0
          ? 0 : .random(in: 0...0xff_ffff, using: &random) | 0xff00_0000
      })
  }

  @Test func `kitty gets the pixels, in pieces`() throws {
    let painter = try KittyPainter(ground: .terminal)
    var identifiers: [String] = []
    for seed in 0..<3 as Range<UInt64> {
      let picture = Self.noise(seed: seed, PixelSize(width: 100, height: 50))
      let bytes = try painter.paint(picture, on: terminal)
      #expect(bytes.count > 3 * 4_096)
      let sequences = try ImageSequence.parse(bytes)
      try #require(sequences.count == 3)
      #expect(sequences[0] == .move(row: 1, column: 1))
      guard case .kitty(let keys, let file) = sequences[1] else {
        Issue.record("\(sequences[1])")
        return
      }
      let identifier = try #require(keys["i"])
      #expect(
        keys == ["a": "T", "f": "100", "q": "2", "C": "1", "i": identifier, "c": "40", "r": "20"])
      #expect(try PNGReader(file).pixels == picture.pixels)
      guard case .kitty(let deletion, []) = sequences[2] else {
        Issue.record("\(sequences[2])")
        return
      }
      #expect(deletion["a"] == "d" && deletion["d"] == "I" && deletion["i"] != identifier)
      if seed > 0 { #expect(deletion["i"] == identifiers.last) }
      identifiers.append(identifier)
    }
    let farewell = try ImageSequence.parse(painter.farewell)
    #expect(farewell.count == 2)
  }

  @Test func `iTerm2 gets the pixels in one file`() throws {
    let painter = try ITerm2Painter(ground: .terminal)
    let picture = Self.noise(seed: 1, PixelSize(width: 30, height: 30))
    let sequences = try ImageSequence.parse(try painter.paint(picture, on: terminal))
    try #require(sequences.count == 2)
    #expect(sequences[0] == .move(row: 1, column: 11))
    guard case .iterm2(let keys, let file) = sequences[1] else {
      Issue.record("\(sequences[1])")
      return
    }
    #expect(
      keys == [
        "inline": "1", "size": "\(file.count)", "width": "20", "height": "20",
        "preserveAspectRatio": "0", "doNotMoveCursor": "1",
      ])
    #expect(try PNGReader(file).pixels == picture.pixels)
  }

  @Test(arguments: [TerminalProtocol.kitty, .iterm2])
  func `a picture that is shown already is not sent again`(way: TerminalProtocol) throws {
    let painter = try way.painter(ground: .terminal)
    let picture = Self.noise(seed: 2, PixelSize(width: 8, height: 8))
    #expect(try painter.paint(picture, on: terminal) != [])
    #expect(try painter.paint(picture, on: terminal) == [])
    #expect(try painter.paint(picture, on: TerminalSize(columns: 9, rows: 3)) != [])
    painter.forget()
    #expect(try painter.paint(picture, on: TerminalSize(columns: 9, rows: 3)) != [])
  }

  @Test func `no more pixels are sent than the terminal has`() throws {
    let painter = try ITerm2Painter(ground: .color(.black))
    let picture = Self.noise(seed: 3, PixelSize(width: 160, height: 80))
    func size(on terminal: TerminalSize) throws -> PixelSize {
      let sequences = try ImageSequence.parse(try painter.paint(picture, on: terminal))
      guard case .iterm2(_, let file) = sequences.last else {
        return PixelSize(width: 0, height: 0)
      }
      let reader = try PNGReader(file)
      #expect(reader.pixels.allSatisfy { $0 >> 24 == 255 })
      return reader.size
    }
    let small = TerminalSize(columns: 20, rows: 20, cell: PixelSize(width: 4, height: 4))
    #expect(try size(on: small) == PixelSize(width: 80, height: 40))
    #expect(try size(on: TerminalSize(columns: 20, rows: 20)) == picture.size)
  }
}
