import Foundation
import Frames
import TestSupport
import Testing

@Suite struct SplitFormatTests {
  private static let sampleFrames = Result { try ReferenceCompositor.frames(of: Fixture.sample()) }

  @Test(arguments: ["png", "webp", "pam", "rgba"])
  func `the frames of the sample are those of a slow decoder`(format: String) async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--format", format, "in.gif", "-o", "out"))
      let frames = try Self.sampleFrames.get()
      #expect(try bench.output().pictures() == frames.map(\.canvas))
      #expect(
        try bench.output().files
          == frames.indices.map { "in-0" + ($0 < 10 ? "0" : "") + "\($0).\(format)" })
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7] as [UInt64])
  func `odd animations have the frames of a slow decoder in every format`(seed: UInt64) async throws
  {
    let gif = RandomGIF.make(seed: seed)
    let frames = try ReferenceCompositor.frames(of: gif.bytes)
    try await withGIF(gif) { bench in
      for format in ["png", "webp", "pam", "rgba", "gif"] {
        let outcome = try await bench.gifring(
          "split", "-q", "--format", format, "in.gif", "-o", format)
        if format == "gif" && outcome.status == 65 { continue }
        expectSuccess(outcome)
        #expect(try bench.output(format).pictures() == frames.map(\.canvas))
      }
    }
  }

  @Test(arguments: [
    (["--background=#12345680"], "or an opaque --background"),
    (["--scale=50%"], "or --scale-filter nearest"),
    (["--scale=50%", "--background=red"], "or --scale-filter nearest"),
    (["--scale=50%", "--background=#12345680"], "or an opaque --background"),
  ])
  func `a GIF of partly transparent pixels is refused`(
    options: [String], hint: String
  ) async throws {
    // Frame 1 is red beside transparency.
    let gif = GIF(
      screen: 4 × 2,
      [
        .graphicControl(disposal: 2), .image(4 × 2, .fill(1)),
        .graphicControl(transparent: 3), .image(4 × 2, .pixels([0, 3, 3, 0, 0, 3, 3, 0])), .trailer,
      ])
    try await withGIF(gif) { bench in
      let split = ["split", "-q", "--format=gif", "in.gif", "-o", "out"] + options
      let outcome = try await Tool.run(split, in: bench.folder.path)
      expectFailure(outcome, 65, "frame 1 has partly transparent pixels", "--format png", hint)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: ["png", "webp", "pam", "rgba"])
  func `raw pictures are the stored images`(format: String) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--raw", "--format", format, "in.gif", "-o", "out")
      expectSuccess(outcome)
      let images = try ReferenceGIF(Fixture.sample()).images
      #expect(try bench.output().pictures() == images.map(Canvas.init(stored:)))
    }
  }

  @Test func `raw GIFs hold the stored data unchanged`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--raw", "--format=gif", "in.gif", "-o", "out"))
      let output = try bench.output()
      for (file, image) in zip(output.files, try ReferenceGIF(Fixture.sample()).images) {
        let copy = try #require(try ReferenceGIF(output.bytes(of: file)).images.first)
        #expect(copy.data == image.data)
        #expect(copy.minimumCodeSize == image.minimumCodeSize)
        #expect(copy.isInterlaced == image.isInterlaced)
        #expect(copy.colors.prefix(image.colors.count) == image.colors[...])
        #expect(copy.control.transparentIndex == image.control.transparentIndex)
        #expect(copy.control.delay == image.control.delay)
      }
    }
  }

  @Test func `a GIF can't hold more than 256 colors`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.gifring("split", "-q", "--format=gif", "in.gif", "-o", "out")
      expectFailure(outcome, 65, "in.gif: frame 19 has more than 256 colors", "--format png")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `what is too large for WebP is refused with what else there is`() async throws {
    try await withGIF(GIF(screen: 16_384 × 1, [.image(1 × 1, .fill(1)), .trailer])) { bench in
      for command in [["split", "--format", "webp", "-o", "out"], ["assemble", "-o", "out.webp"]] {
        let outcome = try await Tool.run(command + ["-q", "in.gif"], in: bench.folder.path)
        expectFailure(outcome, 65, "16384×1 is too large for WebP", "16383", "PNG")
        #expect(try bench.entries() == ["in.gif"])
      }
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
    }
  }

  @Test(arguments: ["fast", "default", "best", "max"])
  func `compression changes bytes and no pixel`(level: String) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--compression", level, "--frames=2,19", "in.gif", "-o", "out")
      expectSuccess(outcome)
      let frames = try Self.sampleFrames.get()
      #expect(try bench.output().pictures() == [frames[2].canvas, frames[19].canvas])
      #expect(try bench.output().manifest["options"]["compression"] == .string(level))
    }
  }

  @Test func `a background stands behind every pixel that shows it`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--background=#102030", "--every=6", "in.gif", "-o", "out")
      expectSuccess(outcome)
      let background = Color(red: 0x10, green: 0x20, blue: 0x30)
      let frames = try Self.sampleFrames.get()
      let expected = stride(from: 0, to: frames.count, by: 6).map { index in
        frames[index].canvas.pixels.map { $0 == 0 ? background.rawValue : $0 }
      }
      #expect(try bench.output().pictures().map(\.pixels) == expected)
      #expect(try bench.output().manifest["options"]["background"] == "#102030")
    }
  }

  @Test(arguments: [
    ["png"], ["gif", "--raw"], ["rgba", "--raw"], ["pam"], ["png", "--dedupe=all"], ["webp"],
  ])
  func `one worker and four write the same bytes`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      for jobs in ["1", "4"] {
        let arguments = ["split", "-q", "in.gif", "-o", jobs, "--jobs", jobs, "--format"] + options
        expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      }
      let names = try bench.folder.names(in: "1")
      #expect(try bench.folder.names(in: "4") == names)
      for name in names {
        #expect(try bench.folder.read("1/" + name) == bench.folder.read("4/" + name))
      }
    }
  }
}

extension Canvas {
  /// A stored image by itself, transparent where nothing was decoded.
  fileprivate init(stored image: ReferenceGIF.Image) {
    self.init(size: image.rect.size)
    let height = image.rect.height
    let rows = image.isInterlaced ? Interlacing.storedRows(height: height) : Array(0..<height)
    for (number, value) in image.decodedPixels.enumerated()
    where value != image.control.transparentIndex.map(Int.init) {
      self[number % size.width, rows[number / size.width]] =
        value < image.colors.count ? image.colors[value] : .black
    }
  }
}
