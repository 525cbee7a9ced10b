import Foundation
import Frames
import TestSupport
import Testing

@Suite struct InfoTests {
  private static let gif = GIF(
    screen: 3 × 2,
    [
      .loop(2), .comment("hello\n\u{1b}[31m"), .graphicControl(delay: 5, transparent: 3),
      .image(3 × 2, .fill(0)), .graphicControl(delay: 0, disposal: 2),
      .image(2 × 1, x: 1, y: 1, .fill(2), localTable: .grays(4), isInterlaced: true), .trailer,
    ])

  @Test func `people read a summary`() async throws {
    try await withGIF(Self.gif) { bench in
      let outcome = try await bench.gifring("info", "in.gif")
      expectSuccess(outcome)
      #expect(
        outcome.text == #"""
          in.gif
            GIF89a, 3×2, 2 frames, 0.15 s, plays 3 times (loop value 2)
            delays 0 to 5 cs, shown by the policy browser
            118 bytes, 4 global colors, 1 local color tables
            images: 1 partial, 1 with transparency, 1 interlaced, 1 disposed to background
            comment: hello\n\x1b[31m
            application extension NETSCAPE2.0: 3 bytes

          """#)
    }
  }

  @Test func `--frames lists each image`() async throws {
    try await withGIF(Self.gif) { bench in
      let outcome = try await bench.gifring("info", "--frames", "in.gif")
      expectSuccess(outcome)
      let rows = outcome.text.split(separator: "\n").suffix(2).map {
        $0.split(separator: " ").map(String.init)
      }
      #expect(
        rows.map { $0.prefix(12).joined(separator: " ") } == [
          "0 0 5 50 0 0 3 2 unspecified 3 - no", "1 50 0 100 1 1 2 1 background - 4 yes",
        ])
    }
  }

  @Test(arguments: [[], ["--check"], ["--frames"], ["--delay-policy=authored"]])
  func `--json follows the schema of manifests`(options: [String]) async throws {
    let schema = try JSONSchema(named: "manifest")
    try await withGIF(Self.gif) { bench in
      let arguments = ["info", "--json", "in.gif"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectSuccess(outcome)
      let record = try #require(try outcome.records().first)
      #expect(try outcome.records().count == 1)
      #expect(try schema.problems(in: record) == [])
      let members = try #require(record["frames"][1].members)
      let isChecked = options == ["--check"]
      for key in ["state", "pixelsDecoded", "duplicateOf", "crc32"] {
        #expect(members.keys.contains(key) == isChecked)
      }
      for key in ["file", "bytes", "fileCRC32"] { #expect(members[key] == nil) }
    }
  }

  @Test func `info and split say the same of a file`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let outcome = try await bench.gifring("info", "--json", "--check", "in.gif")
      let (info, manifest) = (try outcome.records()[0], try bench.output().manifest)
      for key in ["canvas", "source", "loop", "durationMilliseconds", "diagnostics", "schema"] {
        #expect(info[key] == manifest[key])
      }
      let frames = try bench.output().frames.map { frame in
        ["file", "bytes", "fileCRC32"].reduce(frame) { $0.removing($1) }
      }
      #expect(info["frames"] == .array(frames))
    }
  }

  @Test func `damaged structure ends with 1, damaged pixels only with --check`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      expectSuccess(try await bench.gifring("info", "-q", "in.gif"))
      let checked = try await bench.gifring("info", "-q", "--check", "in.gif")
      expectFailure(checked, 1, "in.gif: damaged: frame 1: ")
      #expect(checked.text.contains("damage: frame 1: "))
      let cut = Animations.fourColors.bytes.truncated(to: 100)
      try bench.folder.write(cut, as: "cut.gif")
      expectFailure(try await bench.gifring("info", "cut.gif"), 1, "cut.gif: damaged: ")
      let strict = try await bench.gifring("info", "--strict", "--check", "in.gif")
      expectFailure(strict, 65, "refused by --strict")
      #expect(strict.stdout == [])
    }
  }

  @Test func `--check needs what decoding needs`() async throws {
    let gif = GIF(screen: 3 × 2, [.image(3 × 2, .codes([4, 7, 5])), .trailer])
    try await withGIF(gif) { bench in
      expectSuccess(try await bench.gifring("info", "in.gif"))
      expectFailure(
        try await bench.gifring("info", "--check", "in.gif"), 65, "single readable pixel")
      expectFailure(
        try await bench.gifring("info", "--check", "--max-pixels=5", "in.gif"), 77,
        "canvas pixels 6 is above 5")
      expectSuccess(try await bench.gifring("info", "--max-pixels=5", "in.gif"))
    }
  }

  @Test func `a batch is a record a line in the order of the inputs`() async throws {
    try await withGIF(Self.gif) { bench in
      try bench.folder.write(Animations.fourColors.bytes, as: "b.gif")
      let outcome = try await bench.gifring("info", "--json", "-q", "b.gif", "none", "in.gif")
      expectFailure(outcome, 1, "none: cannot be opened")
      let records = try outcome.records()
      #expect(records.map(\.["source"]["name"]) == ["b.gif", nil, "in.gif"])
      #expect(
        records[1] == [
          "input": "none", "ok": false, "status": 66,
          "error": "cannot be opened: No such file or directory",
        ])
    }
  }

  @Test(.enabled(if: Need.memoryLimit.isMet, "needs a tool that runs in little memory"))
  func `many frames are listed in little memory`() async throws {
    try await withGIF(Animations.flood(100_000)) { bench in
      let outcome = try await bench.shell(
        #"ulimit -d 80000; "$GIFRING" info --frames in.gif | tail -n 100001 | wc -lc"#)
      #expect(outcome.stderr == "")
      let counts = outcome.text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      #expect(counts.first == 100_001)
    }
  }
}
