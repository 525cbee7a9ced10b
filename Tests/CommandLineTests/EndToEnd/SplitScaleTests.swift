import Foundation
import Frames
import TestSupport
import Testing

@Suite struct SplitScaleTests {
  @Test(arguments: ["png", "webp", "gif", "pam", "rgba"])
  func `twice as large, each pixel becomes four`(format: String) async throws {
    let frames = try ReferenceCompositor.frames(of: Fixture.sample()).prefix(3)
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.gifring(
          "split", "-q", "--format", format, "--scale=2", "--frames=0-2", "in.gif", "-o", "out"))
      #expect(try bench.output().pictures() == frames.map { $0.canvas.repeated(2) })
    }
  }

  @Test func `halves are the mean light of four pixels, and none of transparent ones`() async throws
  {
    // Red and green alternate in the left half; red stands beside transparency in the right one.
    let values = [0, 1, 0, 3, 1, 0, 3, 0]
    let gif = GIF(
      screen: 4 × 2,
      [.graphicControl(transparent: 3), .image(4 × 2, .pixels(values)), .trailer])
    try await withGIF(gif) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--scale", "50%", "in.gif", "-o", "out"))
      let picture = try #require(try bench.output().pictures().first)
      // Half the light of 255 is 188; half the pixels make half the coverage.
      #expect(picture.size == PixelSize(width: 2, height: 1))
      #expect(picture[0, 0] == Color(red: 188, green: 188, blue: 0))
      #expect(picture[1, 0] == Color(red: 255, green: 0, blue: 0, alpha: 128))
    }
  }

  @Test(arguments: [
    ("2", 6, 4, "nearest"), ("50%", 2, 1, "area"), ("7x5", 7, 5, "nearest"), ("6x1", 6, 1, "area"),
    ("12x", 12, 8, "nearest"), ("x1", 2, 1, "area"), ("0.0001", 1, 1, "area"),
    ("1", 3, 2, "nearest"),
  ])
  func `the manifest says how large frames became, and how`(
    scale: String, width: Int, height: Int, filter: String
  ) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--scale", scale, "in.gif", "-o", "out"))
      let output = try bench.output()
      #expect(output.manifest["canvas"] == ["width": .integer(width), "height": .integer(height)])
      #expect(output.manifest["source"]["canvas"] == ["width": 3, "height": 2])
      #expect(output.manifest["options"]["scaleFilter"] == .string(filter))
      #expect(output.frames[0]["rect"]["width"] == .integer(width))
      #expect(try output.letters() == "RGBW")
      #expect(
        try output.pictures().allSatisfy { $0.size == PixelSize(width: width, height: height) })
    }
  }

  @Test func `checksums, names and equal frames are those of what is written`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      expectSuccess(
        try await bench.gifring(
          "split", "-q", "--scale=3", "--dedupe=all", "--name={index}-{width}x{height}-{crc}",
          "in.gif", "-o", "out"))
      let output = try bench.output()
      #expect(try output.names().count == 2)
      for (frame, picture) in zip(output.frames, try output.pictures()) {
        let checksum = hexadecimal(bitwiseCRC32(picture.bytes))
        #expect(frame["crc32"] == .string(checksum))
        #expect(frame["file"].string?.hasSuffix("-9x6-\(checksum).png") == true)
      }
    }
  }

  @Test func `a rectangle is the part of the scaled frame that the image reaches into`()
    async throws
  {
    let gif = GIF(
      screen: 10 × 10,
      [
        .image(10 × 10, .fill(0)), .image(5 × 1, x: 3, y: 4, .fill(1)),
        .image(9 × 9, x: 8, y: 8, .fill(2)), .image(2 × 2, x: 20, y: 3, .fill(2)), .trailer,
      ])
    try await withGIF(gif) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--scale", "5x30", "in.gif", "-o", "out"))
      let rects = try bench.output().frames.map { $0["rect"] }
      #expect(rects[0] == ["x": 0, "y": 0, "width": 5, "height": 30])
      #expect(rects[1] == ["x": 1, "y": 12, "width": 3, "height": 3])
      #expect(rects[2] == ["x": 4, "y": 24, "width": 1, "height": 6])
      #expect(rects[3] == ["x": 5, "y": 9, "width": 0, "height": 6])
    }
  }

  @Test func `scaled frames stream, resample and stand before a background`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "split", "--scale=2", "--fps=20", "--background=white", "--format=rgba", "in.gif", "-o", "-"
      )
      expectSuccess(outcome)
      let pictures = try [Canvas](rgbas: outcome.stdout, size: 6 × 4)
      #expect(pictures.map { String($0.letters.prefix(1)) }.joined() == "RGGBBBBWW")
    }
  }

  @Test func `the same command once more does nothing, another filter is other content`()
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let split = ["split", "-q", "--scale=2", "in.gif", "-o", "out"]
      expectSuccess(try await Tool.run(split, in: bench.folder.path))
      let before = try bench.identities()
      expectSuccess(
        try await Tool.run(split + ["--scale-filter=nearest"], in: bench.folder.path))
      #expect(try bench.identities() == before)
      expectFailure(
        try await Tool.run(split + ["--scale-filter=area"], in: bench.folder.path), 73,
        "manifest.json exists with other content")
    }
  }

  @Test(arguments: [
    (["--scale=2", "--max-pixels=23"], "canvas pixels 24 is above 23"),
    (["--scale=600x2", "--max-side=599"], "canvas side 600 is above 599"),
    (["--scale=2", "--max-output-pixels=95"], "output pixels 96 is above 95"),
    (["--scale=4096x4096", "--memory=64M"], "memory bytes "),
    (["--scale=65535x65535"], "canvas pixels 4294836225 is above 33554432"),
    (["--scale=1000", "--max-pixels=5G", "--limits=strict"], "above "),
  ])
  func `scaled pixels count against the limits`(options: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "out"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectFailure(outcome, 77, "in.gif: refused by a limit: ", words)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a GIF of mixed colors names the filter that mixes none`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let split = [
        "split", "-q", "--format=gif", "--scale=170x", "--at=0.5", "in.gif", "-o", "out",
      ]
      expectFailure(
        try await Tool.run(split, in: bench.folder.path), 65, "more than 256 colors",
        "--scale-filter nearest")
      expectSuccess(
        try await Tool.run(split + ["--scale-filter=nearest"], in: bench.folder.path))
    }
  }

  @Test func `stored images are not scaled, and a filter alone scales nothing`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("split", "--raw", "--scale=2", "in.gif"), 64, "--raw", "--scale")
      expectFailure(
        try await bench.gifring("split", "--scale-filter=area", "in.gif"), 64, "--scale")
    }
  }
}

extension Canvas {
  /// Each pixel as a square of so many a side.
  fileprivate func repeated(_ factor: Int) -> Canvas {
    let rows = stride(from: 0, to: pixels.count, by: size.width).flatMap { start in
      let row = pixels[start..<start + size.width].flatMap { Array(repeating: $0, count: factor) }
      return Array(repeating: row, count: factor).joined()
    }
    return Canvas(size: (size.width * factor) × (size.height * factor), pixels: rows)
  }

  fileprivate var bytes: [UInt8] {
    pixels.flatMap { pixel in (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) } }
  }
}
