import FrameExport
import Frames
import GIFEncoding
import TestSupport
import Testing

/// What programs that share nothing with us make of our animations.
@Suite struct IndependentReaderTests {
  private static let animation: StoredAnimation = {
    let size = PixelSize(width: 12, height: 7)
    let pictures = (0..<5).map { index in
      var canvas = Canvas(size: size, filledWith: .black)
      canvas[index + 1, index] = Color(red: 250, green: UInt8(50 * index), blue: 9)
      if index == 3 { canvas[0, 0] = .transparent }
      return TimedCanvas(canvas: canvas, duration: .milliseconds(40 + 10 * index))
    }
    return StoredAnimation(size: size, loopCount: LoopCount(rawValue: 2), pictures: pictures)
  }()

  private func output(of script: String, _ bytes: [UInt8], as name: String) async throws -> String {
    try await withTemporaryFolder { folder in
      try folder.write(bytes, as: name)
      let outcome = try await Tool.shell(script, in: folder.path)
      #expect(outcome.status == 0)
      #expect(outcome.stderr == "")
      return outcome.text
    }
  }

  @Test(.enabled(if: Program.isInstalled("gifsicle"), "gifsicle is not installed"))
  func `gifsicle finds the frames, delays and loops of a GIF`() async throws {
    let text = try await output(
      of: "gifsicle --info x.gif", AnimatedGIF.encode(Self.animation), as: "x.gif")
    #expect(text.contains("5 images"))
    #expect(text.contains("logical screen 12x7"))
    #expect(text.contains("loop count 2"))
    let delays = text.split(separator: "\n").compactMap { $0.split(separator: "delay ").last }
    #expect(
      delays.filter { $0.hasSuffix("s") && $0.hasPrefix("0.") }.map(String.init)
        == ["0.04s", "0.05s", "0.06s", "0.07s", "0.08s"])
  }

  @Test(.enabled(if: Program.isInstalled("webpmux"), "webpmux is not installed"))
  func `webpmux finds the frames, durations and loops of a WebP`() async throws {
    let text = try await output(
      of: "webpmux -info x.webp", AnimatedWebP.encode(Self.animation), as: "x.webp")
    #expect(text.contains("Canvas size: 12 x 7"))
    #expect(text.contains("Loop Count : 3"))
    #expect(text.contains("Number of frames: 5"))
    let rows = text.split(separator: "\n").filter { $0.hasSuffix("lossless") }
    let durations = rows.map { $0.split(separator: " ")[6] }
    #expect(durations == ["40", "50", "60", "70", "80"])
  }

  @Test(.enabled(if: Program.isInstalled("apngdis"), "apngdis is not installed"))
  func `apngdis takes an APNG apart into the same pictures`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(try AnimatedPNG.encode(Self.animation), as: "x.png")
      let outcome = try await Tool.shell("apngdis x.png", in: folder.path)
      #expect(outcome.status == 0)
      for (index, picture) in Self.animation.pictures.enumerated() {
        let file = try PNGReader(folder.read("apngframe\(index + 1).png"))
        #expect(file.pixels.map { $0 < 0x0100_0000 ? 0 : $0 } == picture.canvas.pixels)
        let delay = try String(
          decoding: folder.read("apngframe\(index + 1).txt"), as: UTF8.self)
        #expect(delay.hasPrefix("delay=\(["1/25", "1/20", "3/50", "7/100", "2/25"][index])"))
      }
    }
  }
}
