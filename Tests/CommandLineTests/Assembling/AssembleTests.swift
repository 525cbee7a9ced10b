import Foundation
import FrameExport
import Frames
import ImageReading
import TestSupport
import Testing

/// Frames put together again, read back by other means.
@Suite struct AssembleTests {
  @Test(arguments: [
    ["--format=png"], ["--format=webp"], ["--format=pam"], ["--format=rgba"],
    ["--raw", "--format=png"], ["--raw", "--format=webp"], ["--raw", "--format=gif"],
    ["--raw", "--format=pam"], ["--raw", "--format=rgba"],
  ])
  func `a GIF comes out of its frames as it was`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "frames"] + options
      expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      expectSuccess(try await bench.gifring("assemble", "-q", "frames", "-o", "out.gif"))
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
      let originals = try ReferenceCompositor.frames(of: Fixture.sample())
      #expect(frames.map(\.canvas) == originals.map(\.canvas))
      #expect(frames.map(\.delay) == originals.map(\.delay))
    }
  }

  @Test func `stored images of every disposal are drawn as viewers do`() async throws {
    for seed in 0..<12 as Range<UInt64> {
      let gif = RandomGIF.make(seed: seed)
      try await withGIF(gif) { bench in
        let split = try await bench.gifring("split", "-q", "--raw", "in.gif", "-o", "frames")
        expectSuccess(split)
        expectSuccess(
          try await bench.gifring("assemble", "-q", "frames", "-o", "out.gif", "--quantize"))
        let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
        let originals = try ReferenceCompositor.frames(of: gif.bytes)
        #expect(frames.map(\.canvas) == originals.map(\.canvas), "seed \(seed)")
      }
    }
  }

  @Test func `a WebP and an APNG show what browsers make of the delays`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "frames"))
      expectSuccess(
        try await bench.gifring("assemble", "-q", "frames/manifest.json", "-o", "out.webp"))
      expectSuccess(try await bench.gifring("assemble", "-q", "frames", "-o", "out.png"))
      let webp = try WebPReader(bench.folder.read("out.webp"))
      #expect(webp.playCount == 0)
      #expect(webp.pictures.map(\.duration) == [50, 100, 200, 100].map { .milliseconds($0) })
      #expect(webp.pictures.map { String($0.canvas.letters.prefix(1)) }.joined() == "RGBW")
      let png = try APNGReader(bench.folder.read("out.png"))
      #expect(png.playCount == 0)
      let seconds = png.frames.map { Double($0.delay.numerator) / Double($0.delay.denominator) }
      #expect(seconds == [0.05, 0.1, 0.2, 0.1])
      #expect(png.pictures.map { String($0.letters.prefix(1)) }.joined() == "RGBW")
    }
  }

  @Test(arguments: ["gif", "webp", "png"])
  func `a color profile goes along, from a GIF and from its frames`(suffix: String) async throws {
    let profile = (0..<200).map { UInt8($0) }
    let gif = GIF(
      screen: 3 × 2,
      [
        .application("ICCRGBG1012", subBlocks: [profile]), .image(3 × 2, .fill(1)),
        .image(3 × 2, .fill(2)), .trailer,
      ])
    try await withGIF(gif) { bench in
      let output = "out.\(suffix)"
      for format in ["png", "webp", "gif", "pam"] {
        expectSuccess(
          try await bench.gifring("split", "-q", "in.gif", "-o", format, "--format", format))
        expectSuccess(try await bench.gifring("assemble", "-q", "--force", format, "-o", output))
        let isKept = ["png", "webp"].contains(format)
        let found = ColorProfile.icc(in: try bench.folder.read(output))
        #expect(found == (isKept ? profile : nil), "\(format)")
      }
      expectSuccess(try await bench.gifring("assemble", "-q", "--force", "in.gif", "-o", output))
      #expect(ColorProfile.icc(in: try bench.folder.read(output)) == profile)
    }
  }

  @Test func `pictures keep the color profile that all of them have`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for (name, profile) in ["a": [1, 2, 3], "b": [1, 2, 3], "c": [4], "d": []]
        as [String: [UInt8]]
      {
        var encoder = try PNGEncoder(compression: .fast, iccProfile: profile)
        try bench.folder.write(encoder.encode(Canvas(size: 2 × 2)), as: "\(name).png")
      }
      for (pictures, profile) in [
        (["a", "b", "a"], [1, 2, 3]), (["a", "c"], nil), (["a", "d"], nil), (["d", "a"], nil),
        (["c"], [4]),
      ] as [([String], [UInt8]?)] {
        let files = pictures.map { "\($0).png" }
        expectSuccess(
          try await Tool.run(
            ["assemble", "-q", "--force", "-o", "out.gif"] + files, in: bench.folder.path))
        #expect(ColorProfile.icc(in: try bench.folder.read("out.gif")) == profile, "\(pictures)")
      }
    }
  }

  @Test func `a summary says what was written`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "frames"))
      let outcome = try await bench.gifring("assemble", "frames", "-o", "out.gif")
      expectSuccess(outcome)
      #expect(outcome.text == "frames: 4 frames of 3×2, 0.45 s -> out.gif\n")
      // The same bytes once more are no change; others are one.
      expectSuccess(try await bench.gifring("assemble", "-q", "frames", "-o", "out.gif"))
      let other = ["assemble", "-q", "frames", "-o", "out.gif", "--plays=1"]
      expectFailure(
        try await Tool.run(other, in: bench.folder.path), 73, "exists with other content")
      expectSuccess(try await Tool.run(other + ["--force"], in: bench.folder.path))
      #expect(try bench.entries().filter { $0.hasPrefix(".") } == [])
    }
  }

  @Test func `delays that browsers make longer are told`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let warning = "gifring: in.gif: delays below 0.02 s are stored, which browsers make 0.1 s\n"
      for (options, isWarned, time) in [
        (["--delay=15ms"], true, "0.24 s"), (["--delay=0"], true, "0.4 s"),
        (["--delays=1,1,1,0.019"], false, "3.02 s"), (["--delay=20ms"], false, "0.08 s"),
        ([], false, "0.45 s"),
        (["--delay-policy=authored"], true, "0.35 s"),
        (["--delay-policy=authored", "--delay=1"], false, "4 s"),
      ] as [([String], Bool, String)] {
        let outcome = try await Tool.run(
          ["assemble", "--force", "in.gif", "-o", "out.gif"] + options, in: bench.folder.path)
        #expect(outcome.status == 0)
        #expect(outcome.stderr == (isWarned ? warning : ""), "\(options)")
        #expect(outcome.text.contains(", \(time) ->"), "\(options): \(outcome.text)")
      }
      expectSuccess(
        try await bench.gifring("assemble", "in.gif", "-o", "out.webp", "--delay=15ms"))
      expectSuccess(try await bench.gifring("split", "-q", "--fps=60", "in.gif", "-o", "f"))
      let outcome = try await bench.gifring("assemble", "f", "-o", "g.gif")
      #expect(outcome.status == 0 && outcome.stderr.contains("f: delays below 0.02 s"))
    }
  }

  @Test func `plays that a WebP can't tell are told`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "assemble", "-q", "in.gif", "-o", "out.gif", "--plays=65536")
      expectSuccess(outcome)
      for arguments in [["in.gif", "--plays=65536"], ["out.gif"]] {
        let outcome = try await Tool.run(
          ["assemble", "--force", "-o", "out.webp"] + arguments, in: bench.folder.path)
        #expect(outcome.status == 0)
        #expect(
          outcome.stderr
            == "gifring: \(arguments[0]): 65536 plays become 65535, the most that a WebP tells\n")
        #expect(try WebPReader(bench.folder.read("out.webp")).playCount == 65535)
      }
      expectSuccess(
        try await bench.gifring("assemble", "in.gif", "--plays=65535", "-o", "least.webp"))
    }
  }

  @Test func `resampled frames keep their times`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--fps=30", "in.gif", "-o", "frames"))
      expectSuccess(try await bench.gifring("assemble", "-q", "frames", "-o", "out.gif"))
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
      #expect(frames.count == 14)
      #expect(frames.reduce(0) { $0 + Int($1.delay.centiseconds) } == 45)
    }
  }

  @Test func `pictures of any format become an animation`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for format in ["png", "webp", "gif", "pam"] {
        expectSuccess(
          try await bench.gifring("split", "-q", "--format", format, "in.gif", "-o", format))
      }
      let files = ["png/in-000.png", "webp/in-001.webp", "gif/in-002.gif", "pam/in-003.pam"]
      let delays = ["--delays", "40ms,0.5s,1,0"]
      let arguments = ["assemble", "-q", "-o", "out.gif", "--plays", "3"] + delays + files
      expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
      #expect(frames.map { String($0.canvas.letters.prefix(1)) }.joined() == "RGBW")
      #expect(frames.map(\.delay.centiseconds) == [4, 50, 100, 0])
      let info = try await bench.gifring("info", "out.gif")
      #expect(info.text.contains("plays 3 times"))
    }
  }

  @Test func `a GIF can become another format at once`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.gifring(
          "assemble", "-q", "-", "-o", "out.webp", stdin: Fixture.sample()))
      let pictures = try WebPReader(bench.folder.read("out.webp")).pictures
      let originals = try ReferenceCompositor.frames(of: Fixture.sample())
      #expect(pictures.last?.canvas == originals.last?.canvas)
    }
  }

  @Test func `a damaged GIF leaves a file and status 1, or nothing`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("assemble", "-q", "in.gif", "-o", "out.gif")
      expectFailure(outcome, 1, "damaged: frame 1")
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
      #expect(frames.count == 4)
      expectFailure(
        try await bench.gifring("assemble", "-q", "--strict", "in.gif", "-o", "no.gif"), 65,
        "refused by --strict")
      #expect(try bench.folder.names() == ["in.gif", "out.gif"])
    }
  }

  @Test func `colors are never lost unasked`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let header = "P7\nWIDTH 32\nHEIGHT 16\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB\nENDHDR\n"
      let pixels = (0..<512).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8), UInt8(7)] }
      try bench.folder.write(Array(header.utf8) + pixels, as: "many.pam")
      let arguments = ["assemble", "-q", "many.pam", "many.pam", "-o", "out.gif"]
      expectFailure(
        try await Tool.run(arguments, in: bench.folder.path), 65,
        "frame 0 needs more than 256 colors")
      #expect(try bench.folder.names() == ["in.gif", "many.pam"])
      expectSuccess(try await Tool.run(arguments + ["--quantize"], in: bench.folder.path))
      expectSuccess(
        try await bench.gifring("assemble", "-q", "many.pam", "many.pam", "-o", "out.png"))
      #expect(try APNGReader(bench.folder.read("out.png")).pictures[0].pixels[511] == 0xff07_01ff)
    }
  }

  @Test func `pictures of different sizes are refused by name`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(
        GIF(screen: 4 × 2, [.image(4 × 2, .fill(1)), .trailer]).bytes, as: "w.gif")
      let outcome = try await bench.gifring("assemble", "-q", "in.gif", "w.gif", "-o", "out.gif")
      expectFailure(outcome, 65, "w.gif is 4×2", "3×2")
      #expect(try bench.folder.names() == ["in.gif", "w.gif"])
    }
  }

  @Test(arguments: [
    (["in.gif"], "--output is missing"),
    (["in.gif", "-o", "out.jpg"], "ends in .gif, .webp or .png"),
    (["-o", "out.gif"], "needs an INPUT"),
    (["in.gif", "-o", "out.gif", "--delay=1", "--delays=1"], "exclude each other"),
    (["in.gif", "-o", "out.gif", "--delays=1,2"], "2 times for 4 frames"),
    (["in.gif", "-o", "out.gif", "--delays=1,x"], "needs times"),
    (["in.gif", "-o", "out.gif", "--plays=65537"], "65536 at most"),
    (["in.gif", "-o", "out.gif", "--compression=max"], "no effect on a .gif"),
    (["in.gif", "-o", "out.webp", "--quantize"], "no effect on a .webp"),
  ])
  func `what makes no sense is a usage error`(arguments: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await Tool.run(["assemble", "-q"] + arguments, in: bench.folder.path)
      expectFailure(outcome, 64, words)
      #expect(try bench.folder.names() == ["in.gif"])
    }
  }

  @Test(arguments: [
    (["--max-frames=3"], "frame count 4"), (["--max-pixels=5"], "canvas pixels 6"),
    (["--max-output-pixels=23"], "output pixels 24"), (["--max-output-bytes=20"], "output bytes"),
    (["--deadline=0"], "--deadline"),
  ])
  func `limits hold`(options: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "frames"))
      let arguments = ["assemble", "-q", "frames", "-o", "out.gif"] + options
      expectFailure(try await Tool.run(arguments, in: bench.folder.path), 77, words)
      #expect(try bench.folder.names() == ["frames", "in.gif"])
    }
  }

  @Test(arguments: [0, 1, 655.36, 700] as [Double])
  func `delays that a GIF can't hold are refused`(seconds: Double) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "assemble", "-q", "in.gif", "-o", "out.gif", "--delay", "\(seconds)s")
      if seconds < 655 { return expectSuccess(outcome) }
      expectFailure(outcome, 65, "frame 0 can't show for")
    }
  }
}
