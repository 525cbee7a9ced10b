import Frames
import TestSupport
import Testing

@Suite struct SplitDamageTests {
  private static let damage = "damaged: frame 1: "

  @Test func `what is damaged is marked, what decoded is written`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("split", "-q", "in.gif", "-o", "out")
      expectFailure(outcome, 1, "in.gif: " + Self.damage, "what was readable is written")
      let output = try bench.output()
      #expect(output.frames.map(\.["state"]) == ["complete", "partial", "complete", "complete"])
      #expect(output.frames.map(\.["pixelsDecoded"]) == [6, 1, 6, 6])
      #expect(try output.pictures().map(\.letters) == ["RRR/RRR", "GRR/RRR", "BBB/BBB", "WWW/WWW"])
      let diagnostic = output.manifest["diagnostics"][0]
      #expect(diagnostic["severity"] == "damage" && diagnostic["frame"] == 1)
      let offset = Animations.withDamage.range(ofImageData: 1).lowerBound
      #expect(diagnostic["byteOffset"] == .integer(offset))
    }
  }

  @Test(arguments: [
    [], ["--raw"], ["--raw", "--format=gif"], ["--jobs=4"], ["--frames=1"], ["--fps=10"],
    ["--dedupe=all"], ["--force", "--sync"],
  ])
  func `--strict refuses damaged pixels and leaves nothing`(options: [String]) async throws {
    try await withGIF(Animations.withDamage) { bench in
      let arguments = ["split", "-q", "--strict", "in.gif", "-o", "a/out"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectFailure(outcome, 65, "in.gif: refused by --strict: frame 1: ")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `--strict refuses what an earlier run has kept`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      #expect(try await bench.gifring("split", "-q", "in.gif", "-o", "out").status == 1)
      let before = try bench.identities()
      expectFailure(try await bench.gifring("split", "-q", "in.gif", "-o", "out"), 1, Self.damage)
      let outcome = try await bench.gifring("split", "-q", "--strict", "in.gif", "-o", "out")
      expectFailure(outcome, 65, "refused by --strict")
      #expect(try bench.identities() == before)
    }
  }

  @Test func `--strict refuses before the first byte of a stream`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let stream = ["split", "--format=rgba", "in.gif", "-o", "-"]
      let outcome = try await Tool.run(stream + ["--strict"], in: bench.folder.path)
      expectFailure(outcome, 65, "refused by --strict")
      #expect(outcome.stdout == [])
      let lax = try await Tool.run(stream, in: bench.folder.path)
      expectFailure(lax, 1, Self.damage)
      #expect(lax.stdout.count == 4 * 24)
      expectSuccess(try await Tool.run(stream + ["--strict", "--frames=0"], in: bench.folder.path))
    }
  }

  @Test(arguments: ["1,0", "0,1", "1", "3-0"])
  func `damage anywhere in a stream is told`(frames: String) async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring(
        "split", "--format=rgba", "--frames", frames, "in.gif", "-o", "-")
      expectFailure(outcome, 1, Self.damage)
    }
  }

  @Test func `damage in a stream too large to be held back is told`() async throws {
    let size = 1500 × 1500
    let gif = GIF(
      screen: size,
      [.image(3 × 2, .codes([4, 1, 7, 5]))] + [0, 1, 2, 3].map { .image(3 × 2, .fill($0)) }
        + [.image(3 × 2, .codes([4, 1, 7, 5])), .trailer])
    try await withGIF(gif) { bench in
      let script = #""$GIFRING" split --format=rgba --frames 5-1 in.gif -o - | wc -c"#
      let outcome = try await bench.shell(script)
      #expect(outcome.text.split(separator: " ").joined() == "\(5 * 4 * size.pixelCount)\n")
      #expect(outcome.stderr.contains("frame 0: ") && outcome.stderr.contains("and 1 more"))
    }
  }

  @Test func `--strict takes an undamaged file and its notes`() async throws {
    let gif = GIF(screen: 3 × 2, [.image(3 × 2, .fill(1)), .trailer, .raw([1, 2, 3])])
    try await withGIF(gif) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--strict", "in.gif", "-o", "out"))
      #expect(try bench.output().manifest["diagnostics"][0]["severity"] == "note")
    }
  }

  @Test func `--salvage finds images behind garbage`() async throws {
    let gif = GIF(
      screen: 3 × 2,
      [
        .image(3 × 2, .fill(0)), .raw([0, 0, 7]), .graphicControl(delay: 3),
        .image(3 × 2, .fill(2)), .trailer,
      ])
    try await withGIF(gif) { bench in
      let plain = try await bench.gifring("split", "-q", "in.gif", "-o", "out")
      expectFailure(plain, 1, "decoding ends here")
      #expect(try bench.output().letters() == "R")
      let salvaged = try await bench.gifring("split", "-q", "--salvage", "in.gif", "-o", "more")
      expectFailure(salvaged, 1, "3 bytes are skipped")
      #expect(try bench.output("more").letters() == "RB")
      #expect(try bench.output("more").manifest["options"]["salvage"] == true)
      expectFailure(
        try await bench.gifring("split", "-q", "--salvage", "--strict", "in.gif"), 64, "exclude")
    }
  }

  @Test func `without a single pixel there is nothing usable`() async throws {
    let gif = GIF(screen: 3 × 2, [.image(3 × 2, .codes([4, 7, 5])), .trailer])
    try await withGIF(gif) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "in.gif", "-o", "out"), 65,
        "no image has a single readable pixel")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `every way to cut a file off leaves whole files or none`() async throws {
    let bytes = Animations.fourColors.bytes
    let lengths = Array(stride(from: 0, to: bytes.count, by: 7))
    try await withTemporaryFolder { folder in
      for length in lengths {
        try folder.write(bytes.truncated(to: length), as: "cut-\(length).gif")
      }
      let outcome = try await Tool.shell(
        #"for f in cut-*.gif; do "$GIFRING" split -q $f -o out-$f; echo $f $?; done"#,
        in: folder.path)
      for line in outcome.text.split(separator: "\n") {
        let words = line.split(separator: " ")
        let length = try #require(Int(words[0].filter(\.isNumber)))
        let frames = (try? ReferenceCompositor.frames(of: bytes.truncated(to: length))) ?? []
        let isUsable = frames.contains { $0.state != .missing }
        let name = "out-cut-\(length).gif"
        #expect((words[1] == "65") == !isUsable && ["0", "1", "65"].contains(words[1]))
        #expect(try folder.names().contains(name) == isUsable)
        guard isUsable else { continue }
        #expect(try SplitFolder(folder, name).pictures() == frames.map(\.canvas))
      }
      #expect(outcome.text.split(separator: "\n").count == lengths.count)
    }
  }
}
