import Foundation
import Frames
import TestSupport
import Testing

@Suite struct VerifyTests {
  @Test(arguments: [
    [], ["--raw"], ["--raw", "--format=gif"], ["--format=rgba"], ["--background=red"],
    ["--delay-policy=authored"], ["--delay-policy=minimum:30"],
  ])
  func `frames equal the GIF that their manifest names`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let split = ["split", "-q", "in.gif", "-o", "f"] + options
      expectSuccess(try await Tool.run(split, in: bench.folder.path))
      expectSuccess(try await bench.gifring("verify", "-q", "f"))
      expectSuccess(try await bench.gifring("verify", "-q", "--exact", "f"))
      expectSuccess(try await bench.gifring("verify", "-q", "f/manifest.json"))
      expectSuccess(try await bench.gifring("verify", "-q", "in.gif", "f", "--exact"))
      let outcome = try await bench.gifring("verify", "f", "--against", "in.gif")
      expectSuccess(outcome)
      #expect(outcome.text.hasPrefix("f and in.gif look the same: 24 frames of 176×176, "))
    }
  }

  @Test(arguments: [
    ("--frames=5,3,3,-1", 3, "and 4 at "), ("--fps=7", 6, "frame 7 at 1 s"),
    ("--every=3", 6, "and 7 at "), ("--from=1", 6, "and 7 at "),
  ])
  func `some frames are held against their places`(
    option: String, shown: Int, words: String
  ) async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f", option))
      let outcome = try await bench.gifring("verify", "f")
      expectSuccess(outcome)
      #expect(outcome.text.contains(" at their places of 176×176"))
      let manifest = String(decoding: try bench.folder.read("f/manifest.json"), as: UTF8.self)
      let lie = manifest.replacingOccurrences(
        of: "\"sourceIndex\":\(shown),", with: "\"sourceIndex\":\(shown + 1),")
      try #require(lie != manifest)
      try bench.folder.write(Array(lie.utf8), as: "f/manifest.json")
      expectFailure(try await bench.gifring("verify", "f"), 1, words, "pixel")
    }
  }

  @Test func `resampled frames look as what is assembled of them`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--fps=20", "in.gif", "-o", "f"))
      expectSuccess(try await bench.gifring("assemble", "-q", "f", "-o", "out.gif"))
      expectSuccess(try await bench.gifring("verify", "-q", "--exact", "f", "out.gif"))
    }
  }

  /// Animations that differ from red for 100 ms, green for 100 ms and red for 200 ms, forever.
  @Test(
    arguments: [
      ([0, 1, 0], [10, 10, 20], nil, nil),
      (
        [0, 1, 0, 0], [10, 10, 10, 10], nil, "frame 2 at 0.2 s: the delays differ: 0.2 s and 0.1 s"
      ),
      ([0, 1, 0], [0, 1, 20], nil, "frame 0 at 0 s: the delays differ: 0.1 s and 0 s"),
      ([0, 1, 0], [10, 10, 21], "the total times differ: 0.4 s and 0.41 s", "frame 2 at 0.2 s"),
      ([0, 1, 1], [10, 10, 20], "frame 2 at 0.2 s: pixel 0,0 is #ff0000 and #00ff00", "frame 2"),
      ([0, 1, 0], [11, 10, 19], "frames 1 and 0 at 0.1 s: pixel 0,0", "the delays differ"),
      ([0, 1], [10, 10], "the total times differ: 0.4 s and 0.2 s", "frames differ: 3 and 2"),
    ] as [([Int], [Int], String?, String?)])
  func `the first difference is named`(
    values: [Int], delays: [Int], look: String?, exact: String?
  ) async throws {
    try await withGIF(Animations.filled([0, 1, 0], delays: [10, 10, 20])) { bench in
      try bench.folder.write(Animations.filled(values, delays: delays).bytes, as: "b.gif")
      for (options, words) in [([], look), (["--exact"], exact)] {
        let outcome = try await Tool.run(
          ["verify", "-q", "in.gif", "b.gif"] + options, in: bench.folder.path)
        guard let words else {
          expectSuccess(outcome)
          continue
        }
        expectFailure(outcome, 1, "in.gif and b.gif differ: ", words)
      }
    }
  }

  @Test func `canvases, plays and single pixels are told apart`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let wide = GIF(screen: 4 × 2, [.loop(0), .image(4 × 2, .fill(0)), .trailer])
      let once = GIF(screen: 3 × 2, [.image(3 × 2, .fill(0)), .trailer])
      let blue = GIF(
        screen: 3 × 2, [.image(3 × 2, .pixels([0, 0, 0, 0, 2, 0])), .trailer])
      try bench.folder.write(wide.bytes, as: "wide.gif")
      try bench.folder.write(once.bytes, as: "once.gif")
      try bench.folder.write(blue.bytes, as: "blue.gif")
      expectFailure(
        try await bench.gifring("verify", "in.gif", "wide.gif"), 1, "3×2 and 4×2 pixels")
      expectFailure(
        try await bench.gifring("verify", "in.gif", "once.gif"), 1, "plays differ: forever and 1")
      expectFailure(
        try await bench.gifring("verify", "once.gif", "blue.gif"), 1,
        "frame 0 at 0 s: pixel 1,1 is #ff0000 and #0000ff")
    }
  }

  @Test func `a changed frame is named by its pixel, else by its file`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f"))
      let file = try bench.folder.read("f/in-001.png")
      try bench.folder.write(try bench.folder.read("f/in-002.png"), as: "f/in-001.png")
      expectFailure(
        try await bench.gifring("verify", "f"), 1, "frame 1 at 0.05 s: pixel 0,0 is #0000ff")
      try bench.folder.write(file + [0], as: "f/in-001.png")
      expectFailure(
        try await bench.gifring("verify", "f"), 1, "in-001.png has other bytes than the manifest")
      try bench.folder.write([1, 2, 3], as: "f/in-001.png")
      expectFailure(
        try await bench.gifring("verify", "f"), 1, "in-001.png has other bytes than the manifest")
      expectSuccess(try await bench.shell("rm f/in-001.png"))
      expectFailure(try await bench.gifring("verify", "f"), 66, "in-001.png cannot be opened")
    }
  }

  @Test func `what is wrong with a folder is told with its name`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f"))
      let manifest = String(decoding: try bench.folder.read("f/manifest.json"), as: UTF8.self)
      let lie = manifest.replacingOccurrences(of: #""file":"in-001.png""#, with: #""file":null"#)
      try bench.folder.write(Array(lie.utf8), as: "f/manifest.json")
      let message = "gifring: f: frame 1 has no file\n"
      #expect(try await bench.gifring("verify", "f").stderr == message)
      #expect(try await bench.gifring("verify", "in.gif", "f").stderr == message)
      #expect(try await bench.gifring("assemble", "f", "-o", "out.gif").stderr == message)
    }
  }

  @Test func `a source that has changed or is gone is told`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "f"))
      try bench.folder.write(Animations.fourColors.bytes + [0], as: "in.gif")
      expectFailure(
        try await bench.gifring("verify", "f"), 1, "not the one that the frames were made from")
      expectSuccess(try await bench.gifring("verify", "-q", "f", "in.gif"))
      try bench.remove("in.gif")
      expectFailure(try await bench.gifring("verify", "f"), 66, "in.gif", "--against")
      let manifest = String(decoding: try bench.folder.read("f/manifest.json"), as: UTF8.self)
      let lie = manifest.replacingOccurrences(of: "in.gif", with: "../in.gif")
      try bench.folder.write(Array(lie.utf8), as: "f/manifest.json")
      expectFailure(try await bench.gifring("verify", "f"), 65, "names no file")
    }
  }

  @Test(arguments: ["", "--exact", "--json"])
  func `nothing is said of frames that a limit kept from being read`(option: String) async throws {
    func animation(endingIn value: Int) -> [UInt8] {
      let idle = GIFBlock.image(3 × 2, .codes(Array(repeating: 4, count: 30_000) + [5]))
      return GIF(
        screen: 3 × 2, [.image(3 × 2, .fill(0)), idle, .image(3 × 2, .fill(value)), .trailer]
      ).bytes
    }
    try await withGIF(animation(endingIn: 2)) { bench in
      try bench.folder.write(animation(endingIn: 3), as: "other.gif")
      let outcome = try await bench.shell(
        #""$GIFRING" verify in.gif other.gif --max-idle-bytes=1K \#(option)"#)
      expectFailure(outcome, 77, "in.gif: refused by a limit: frame 1: ", "--max-idle-bytes")
      #expect(outcome.text == "")
    }
  }

  @Test func `damage is told where there is no difference`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "in.gif", "-o", "f"), 1, "damaged: frame 1")
      expectFailure(try await bench.gifring("verify", "f"), 1, "damaged: frame 1")
      expectFailure(
        try await bench.gifring("verify", "--strict", "f"), 65, "refused by --strict")
    }
  }

  @Test func `a record says it all`() async throws {
    try await withGIF(Animations.filled([0, 1], delays: [10, 10])) { bench in
      let schema = try JSONSchema(named: "verify")
      try bench.folder.write(Animations.filled([0, 2], delays: [10, 10]).bytes, as: "b.gif")
      let outcome = try await bench.gifring("verify", "--json", "in.gif", "b.gif")
      #expect(outcome.status == 1)
      let record = try JSONValue(json: outcome.stdout)
      #expect(try schema.problems(in: record) == [])
      #expect(record["same"] == false)
      #expect(record["first"]["plays"] == nil)
      let found = record["difference"]
      #expect(found["what"] == "pixel" && found["frame"] == 1 && found["otherFrame"] == 1)
      #expect(found["milliseconds"] == 100 && found["x"] == 0 && found["y"] == 0)
      #expect(found["first"] == "#00ff00" && found["second"] == "#0000ff")
      let same = try await bench.gifring("verify", "--json", "in.gif", "in.gif", "--exact")
      expectSuccess(same)
      let agreement = try JSONValue(json: same.stdout)
      #expect(try schema.problems(in: agreement) == [])
      #expect(agreement["same"] == true && agreement["compared"] == "frames")
    }
  }

  @Test(arguments: [
    (["in.gif"], "a second INPUT"), ([], "needs an INPUT"),
    (["in.gif", "in.gif", "in.gif"], "unexpected argument"),
    (["in.gif", "in.gif", "--against", "in.gif"], "--against stands in the place"),
    (["-", "-"], "only once"), (["-", "--against=-"], "only once"),
  ])
  func `what makes no sense is a usage error`(arguments: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await Tool.run(["verify"] + arguments, in: bench.folder.path), 64, words)
    }
  }

  @Test func `a part of the stored images is no animation`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--raw", "--frames=1", "in.gif", "-o", "f"))
      expectFailure(try await bench.gifring("verify", "f"), 65, "split without a selection")
    }
  }
}
