import Foundation
import Frames
import TestSupport
import Testing

/// Manifests that nobody should believe.
@Suite struct LyingManifestTests {
  /// Replaces text in the manifest of a split, and expects that nothing is made of it.
  private func expectRefusal(
    of change: (String, String), _ status: Int32, _ words: String, options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let split = ["split", "-q", "in.gif", "-o", "f"] + options
      expectSuccess(try await Tool.run(split, in: bench.folder.path))
      let text = String(decoding: try bench.folder.read("f/manifest.json"), as: UTF8.self)
      let lie = text.replacingOccurrences(of: change.0, with: change.1)
      #expect(lie != text, sourceLocation: sourceLocation)
      try bench.folder.write(Array(lie.utf8), as: "f/manifest.json")
      try bench.folder.write([1, 2, 3], as: "secret.png")
      for name in ["out.gif", "out.webp", "out.png"] {
        let outcome = try await bench.gifring("assemble", "-q", "f", "-o", name)
        expectFailure(outcome, status, words, sourceLocation: sourceLocation)
      }
      #expect(
        try bench.folder.names() == ["f", "in.gif", "secret.png"], sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ["../secret.png", "/etc/passwd", "a/../../secret.png", "./in-001.png", "a//b"])
  func `files outside of the folder are not read`(name: String) async throws {
    try await expectRefusal(of: ("in-001.png", name), 65, "no name inside the folder")
  }

  @Test func `missing files are named`() async throws {
    try await expectRefusal(of: ("in-001.png", "gone.png"), 66, "gone.png cannot be opened")
    try await expectRefusal(of: ("in-001.png", "gone/a.png"), 66, "gone/a.png cannot be opened")
  }

  @Test(arguments: [
    (#""schema":1"#, #""schema":2"#, "schema 2 instead of 1"),
    (#""schema":1"#, #""schema":"x""#, "cannot be read"),
    (#""frames":["#, #""frames":{"#, "cannot be read"),
    (#""canvas":{"height":2"#, #""canvas":{"height":0"#, "makes no sense"),
    (#""canvas":{"height":2"#, #""canvas":{"height":9223372036854775807"#, "makes no sense"),
    (#""canvas":{"height":2"#, #""canvas":{"height":-2"#, "makes no sense"),
    (#""canvas":{"height":2"#, #""canvas":{"height":3"#, "is 3×2, the manifest says 3×3"),
    (#""endMilliseconds":50"#, #""endMilliseconds":9223372036854775807"#, "no span of time"),
    (#""startMilliseconds":0"#, #""startMilliseconds":-1"#, "no span of time"),
    (#""startMilliseconds":50"#, #""startMilliseconds":151"#, "no span of time"),
    (#""delayCentiseconds":20"#, #""delayCentiseconds":65536"#, "no delay"),
    (#""rect":{"height":2"#, #""rect":{"height":9223372036854775807"#, "no rectangle"),
    (#""file":"in-001.png""#, #""file":null"#, "frame 1 has no file"),
    (#""fileCRC32":""#, #""fileCRC32":"x"#, "frames[0].fileCRC32 has no value that fits"),
    (#""disposal":"unspecified""#, #""disposal":"never""#, "cannot be read"),
  ])
  func `numbers that lie are refused`(old: String, new: String, words: String) async throws {
    try await expectRefusal(of: (old, new), 65, words)
  }

  @Test(arguments: [
    (#""index":2"#, #""index":3"#, "frame 2: index is 3"),
    (#""index":0"#, #""index":-1"#, "frame 0: index is -1"),
    (#""sourceIndex":1"#, #""sourceIndex":-1"#, "frame 1: sourceIndex is -1"),
    (#""sourceIndex":1"#, #""sourceIndex":2"#, "frame 1: sourceIndex is 2"),
    (#""sourceIndex":3"#, #""sourceIndex":99"#, "frame 3: sourceIndex is 99"),
    (#""delayCentiseconds":20"#, #""delayCentiseconds":21"#, "frame 2: effectiveDelayMilliseconds"),
    (#""delayCentiseconds":20"#, #""delayCentiseconds":null"#, "frame 2: effectiveDelay"),
    (#""delayPolicy":"browser""#, #""delayPolicy":"authored""#, "frame 1: effectiveDelay"),
    (#""delayPolicy":"browser""#, #""delayPolicy":"?""#, "options.delayPolicy"),
    (
      #""effectiveDelayMilliseconds":200"#, #""effectiveDelayMilliseconds":2"#, "frame 2: effective"
    ),
    (#""endMilliseconds":350"#, #""endMilliseconds":351"#, "frame 2: endMilliseconds"),
    (#""startMilliseconds":150"#, #""startMilliseconds":151"#, "frame 2: endMilliseconds"),
    (#""durationMilliseconds":450"#, #""durationMilliseconds":45"#, "durationMilliseconds is 45"),
    (#""duplicateOf":null"#, #""duplicateOf":0"#, "frame 0: duplicateOf is 0"),
    (#""duplicateOf":null"#, #""duplicateOf":-1"#, "frame 0: duplicateOf is -1"),
    (#""state":"complete""#, #""state":"fine""#, "frames[0].state has no value"),
  ])
  func `numbers that contradict each other are refused`(
    old: String, new: String, words: String
  ) async throws {
    try await expectRefusal(of: (old, new), 65, words)
    try await expectRefusal(of: (old, new), 65, "f: ")
  }

  @Test(arguments: [
    (#""index":1"#, #""index":2"#, "frame 1: index is 2"),
    (#""startMilliseconds":33"#, #""startMilliseconds":32"#, "frame 1: startMilliseconds is 32"),
    (#""sourceIndex":0"#, #""sourceIndex":-2"#, "frame 0: sourceIndex is -2"),
  ])
  func `so are those of resampled frames`(old: String, new: String, words: String) async throws {
    try await expectRefusal(of: (old, new), 65, words, options: ["--fps=30"])
  }

  @Test(arguments: [
    [], ["--raw"], ["--fps=60"], ["--fps=7"], ["--frames=3,0,0,2"], ["--every=2"], ["--at=0.2"],
    ["--from=0.1", "--to=0.3"], ["--from=0.1", "--fps=13"], ["--dedupe=all", "--frames=1,1,0,1"],
    ["--delay-policy=authored"], ["--delay-policy=minimum:9"], ["--scale=3"], ["--salvage"],
    ["--delay-policy=authored", "--frames=3-0"], ["--format=rgba", "--background=blue"],
  ])
  func `no manifest of split is refused`(options: [String]) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let split = ["split", "-q", "in.gif", "-o", "f"] + options
      expectSuccess(try await Tool.run(split, in: bench.folder.path))
      expectSuccess(try await bench.gifring("assemble", "-q", "f", "-o", "out.webp"))
    }
  }

  @Test func `nor is one that a limit has left frames out of`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for options in [[], ["--frames=3,2,0,1"], ["--frames=1,0,3"]] as [[String]] {
        let split =
          ["split", "-q", "--force", "--format=rgba", "--max-output-bytes=50", "in.gif", "-o", "f"]
          + options
        expectFailure(try await Tool.run(split, in: bench.folder.path), 1, "output bytes")
        expectSuccess(
          try await bench.gifring("assemble", "-q", "--force", "f", "-o", "out.webp"))
      }
    }
  }

  @Test func `nor is that of a preview`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("preview", "-q", "--size=20x20", "in.gif", "-o", "f"))
      expectSuccess(try await bench.gifring("assemble", "-q", "f", "-o", "out.webp"))
    }
  }

  @Test func `the folder is named once, and the member in words`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f"))
      let text = String(decoding: try bench.folder.read("f/manifest.json"), as: UTF8.self)
      let lie = text.replacingOccurrences(of: #""sourceIndex":2,"#, with: "")
      try bench.folder.write(Array(lie.utf8), as: "f/manifest.json")
      let message =
        "gifring: f: manifest.json: the manifest cannot be read: frames[2]: 'sourceIndex' is missing\n"
      #expect(try await bench.gifring("assemble", "f", "-o", "out.gif").stderr == message)
      #expect(try await bench.gifring("verify", "f").stderr == message)
    }
  }

  @Test func `a canvas above the limit is refused before anything is read`() async throws {
    try await expectRefusal(
      of: (#""canvas":{"height":2,"width":3"#, #""canvas":{"height":65535,"width":65535"#), 77,
      "canvas pixels 4294836225")
  }

  @Test func `stored images must have the size of their rectangle`() async throws {
    try await expectRefusal(
      of: (#""rect":{"height":2"#, #""rect":{"height":1"#), 65, "is 3×2, the manifest says 3×1",
      options: ["--raw"])
    try await expectRefusal(
      of: (#""rect":{"height":2"#, #""rect":{"height":1"#), 65, "has 24 bytes",
      options: ["--raw", "--format=rgba"])
  }

  @Test func `frames that have changed are refused, or taken when asked for`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.shell(
          """
          "$GIFRING" split -q in.gif -o f && cp f/in-000.png f/in-001.png
          """))
      expectFailure(
        try await bench.gifring("assemble", "-q", "f", "-o", "out.gif"), 65,
        "in-001.png has other bytes")
      expectSuccess(try await bench.gifring("assemble", "-q", "--edited", "f", "-o", "out.gif"))
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("out.gif"))
      #expect(frames.map { String($0.canvas.letters.prefix(1)) }.joined() == "RRBW")
    }
  }

  @Test(arguments: ["ln -s ../in.gif f/in-001.png", "mkdir f/in-001.png", "mkfifo f/in-001.png"])
  func `only regular files are read`(command: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.shell(
          #""$GIFRING" split -q in.gif -o f && rm f/in-001.png && "# + command))
      expectFailure(
        try await bench.gifring("assemble", "-q", "f", "-o", "out.gif"), 65,
        "in-001.png is no regular file")
    }
  }

  @Test func `a folder that is reached through a link inside is not read`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.shell(
          """
          "$GIFRING" split -q in.gif --name 'x/{index}' -o f && mv f/x elsewhere \
            && ln -s ../elsewhere f/x
          """))
      expectFailure(
        try await bench.gifring("assemble", "-q", "f", "-o", "out.gif"), 65, "no regular file")
    }
  }

  @Test func `a folder without a manifest is no input`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.shell("mkdir f; touch manifest.json; ln -s in.gif x.json"))
      expectFailure(
        try await bench.gifring("assemble", "-q", "f", "-o", "out.gif"), 66,
        "manifest.json cannot be opened")
      expectFailure(
        try await bench.gifring("assemble", "-q", "manifest.json", "-o", "out.gif"), 65)
      expectFailure(
        try await bench.gifring("assemble", "-q", "x.json", "-o", "out.gif"), 65,
        "no regular file")
    }
  }
}
