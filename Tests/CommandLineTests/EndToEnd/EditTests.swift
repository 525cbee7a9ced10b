import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct EditTests {
  private func structure(_ bench: Workbench, _ name: String = "out.gif") throws -> GIFStructure {
    try GIFStructure(ByteSource(bytes: bench.folder.read(name)))
  }

  private func letters(_ bench: Workbench, _ name: String = "out.gif") throws -> [String] {
    try ReferenceCompositor.frames(of: bench.folder.read(name)).map { frame in
      String(frame.canvas.letters.prefix(1))
    }
  }

  @Test func `an edit that changes nothing copies the file`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("edit", "in.gif", "-o", "out.gif")
      expectSuccess(outcome)
      #expect(
        outcome.text.hasPrefix("in.gif: 4 frames of 3×2, all copied, plays forever, "))
      #expect(try bench.folder.read("out.gif") == Animations.fourColors.bytes)
      #expect(try bench.entries() == ["in.gif", "out.gif"])
    }
  }

  @Test func `plays, delays and speed are told apart`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "edit", "-q", "in.gif", "-o", "out.gif", "--plays", "3", "--delay", "100ms",
          "--delay", "1-2=0.25s"))
      #expect(try structure(bench).images.map(\.delay.centiseconds) == [10, 25, 25, 10])
      #expect(try structure(bench).loopCount.plays == 3)
      expectSuccess(
        try await bench.gifring("edit", "-q", "in.gif", "-o", "fast.gif", "--speed", "2"))
      #expect(
        try structure(bench, "fast.gif").images.map(\.delay.centiseconds) == [3, 5, 10, 5])
    }
  }

  @Test func `frames are selected, then reversed, then bounced`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "edit", "-q", "--bounce", "--reverse", "--frames", "0,2-", "in.gif", "-o", "out.gif"))
      #expect(try letters(bench) == ["W", "B", "R", "B"])
    }
  }

  @Test func `crops come before sizes`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "edit", "-q", "--resize", "50%", "--crop", "1,0,2x2", "in.gif", "-o", "out.gif"))
      #expect(try structure(bench).canvasSize == (1 × 1))
      #expect(try letters(bench) == ["R", "G", "B", "W"])
    }
  }

  @Test func `an optimized file goes through pipes`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      let outcome = try await Tool.run(
        ["edit", "--optimize", "-", "-o", "-"], stdin: Animations.withCopies.bytes,
        in: bench.folder.path)
      expectSuccess(outcome)
      #expect(outcome.stdout.count < Animations.withCopies.bytes.count)
      #expect(
        try ReferenceCompositor.frames(of: outcome.stdout).map(\.canvas)
          == ReferenceCompositor.frames(of: Animations.withCopies.bytes).map(\.canvas))
    }
  }

  @Test func `a record tells what was done`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "edit", "--json", "--frames", "0-1", "in.gif", "-o", "out.gif")
      expectSuccess(outcome)
      for part in [
        #""copiedImages":2"#, #""frames":2"#, #""delaysCentiseconds":[5,0]"#, #""ok":true"#,
      ] {
        #expect(outcome.text.contains(part), "\(outcome.text)")
      }
    }
  }

  @Test func `damage is told, and refused on demand`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let strict = try await bench.gifring("edit", "--strict", "in.gif", "-o", "out.gif")
      expectFailure(strict, 65, "refused by --strict: frame 1")
      #expect(try bench.entries() == ["in.gif"])
      let outcome = try await bench.gifring("edit", "-q", "in.gif", "-o", "out.gif")
      expectFailure(outcome, 1, "damaged: frame 1")
      #expect(try bench.folder.read("out.gif") == Animations.withDamage.bytes)
    }
  }

  @Test func `files are replaced only by force, the input too`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let refused = try await bench.gifring("edit", "--plays", "1", "in.gif", "-o", "in.gif")
      expectFailure(refused, 73, "in.gif")
      expectSuccess(
        try await bench.gifring("edit", "-q", "--force", "--plays", "1", "in.gif", "-o", "in.gif"))
      #expect(try structure(bench, "in.gif").loopCount.plays == 1)
    }
  }

  @Test(arguments: [
    (["in.gif"], "edit needs --output"), (["-o", "out.gif"], "needs an INPUT"),
    (["--delay", "656s", "in.gif", "-o", "out.gif"], "--delay needs a time up to 655.35s"),
    (["--delay", "9=1s", "in.gif", "-o", "out.gif"], "--delay 9 lies outside the animation"),
    (["--plays", "65537", "in.gif", "-o", "out.gif"], "65536 at most"),
    (["--speed=-1", "in.gif", "-o", "out.gif"], "--speed needs a number from 0.001 to 1000"),
    (["--frames", "7", "in.gif", "-o", "out.gif"], "--frames 7 lies outside the animation"),
    (["--crop", "0,0,4x1", "in.gif", "-o", "out.gif"], "doesn't lie on the canvas of 3"),
    (
      ["--resize", "0x5", "in.gif", "-o", "out.gif"],
      "--resize needs a factor such as 2 or 50%, or a size"
    ),
    (["--filter", "area", "in.gif", "-o", "out.gif"], "--filter needs --resize"),
    (["--strip", "colors", "in.gif", "-o", "out.gif"], "--strip needs a list"),
    (["--json", "in.gif", "-o", "-"], "can't both go to standard output"),
  ])
  func `what makes no sense is refused`(arguments: [String], message: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await Tool.run(["edit"] + arguments, in: bench.folder.path)
      expectFailure(outcome, 64, message)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: [["--reverse"], ["--frames", "2-0"]])
  func `where a frame has too many colors, what to do is said`(options: [String]) async throws {
    let lower = ColorTable(ColorTable.grays(256).colors.map { Color(rawValue: $0.rawValue | 0xff) })
    let gif = GIF(
      screen: 32 × 16,
      [
        .image(32 × 8, .pixels(Array(0...255)), localTable: .grays(256)),
        .image(32 × 8, y: 8, .pixels(Array(0...255)), localTable: lower),
        .image(1 × 1, .fill(1), localTable: .primaries), .trailer,
      ])
    try await withGIF(gif) { bench in
      let outcome = try await Tool.run(
        ["edit", "in.gif", "-o", "out.gif"] + options, in: bench.folder.path)
      expectFailure(
        outcome, 65, "more than 256 colors at once", "split --frames", "assemble", "--quantize")
      #expect(try bench.entries() == ["in.gif"])
      // What is said works.
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f", "--frames", "2-0"))
      expectSuccess(try await bench.gifring("assemble", "-q", "f", "-o", "out.webp"))
      let pictures = try WebPReader(bench.folder.read("out.webp")).pictures.map(\.canvas)
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("in.gif")).map(\.canvas)
      #expect(pictures == frames.reversed())
    }
  }

  @Test func `a speed that browsers would undo is refused`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let quick = try await bench.gifring("edit", "--speed", "9", "in.gif", "-o", "out.gif")
      expectFailure(quick, 65, "frame 0", "2 is the least")
      let authored = try await bench.gifring(
        "edit", "--speed", "9", "--delay-policy", "authored", "in.gif", "-o", "out.gif")
      #expect(authored.status == 0 && authored.stderr.contains("delays below 0.02 s"))
    }
  }
}
