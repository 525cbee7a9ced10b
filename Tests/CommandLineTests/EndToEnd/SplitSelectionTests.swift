import Frames
import TestSupport
import Testing

@Suite struct SplitSelectionTests {
  /// Options, the frames that come out (red, green, blue, white show for 50, 100, 200, 100 ms), and
  /// how long they show in all.
  static let selections: [([String], String, Int)] = [
    (["--frames", "0,2-3"], "RBW", 350), (["--frames=-1"], "W", 100),
    (["--frames=-2-"], "BW", 300), (["--frames", "3-0"], "WBGR", 450),
    (["--frames", "1,1,0"], "GGR", 250), (["--every", "2"], "RB", 250),
    (["--every", "3"], "RW", 150), (["--frames", "3-0", "--every", "3"], "WR", 150),
    (["--from", "0.05"], "GBW", 400), (["--from", "0.0499"], "RGBW", 450),
    (["--to", "150ms"], "RG", 150), (["--to", "0.1501"], "RGB", 350),
    (["--from=0.15", "--to=0.35"], "B", 200), (["--at", "0"], "R", 50),
    (["--at", "0.05"], "G", 100), (["--at", "449ms"], "W", 100),
    (["--frames", "0-2", "--from", "0.1"], "GB", 300),
    (["--fps", "10"], "RGBBW", 450), (["--fps=20"], "RGGBBBBWW", 450), (["--fps", "1"], "R", 450),
    (["--fps", "10", "--from", "0.15"], "BBW", 300),
    (["--fps", "10", "--delay-policy=authored", "--to", "0.05"], "R", 50),
  ]

  @Test(arguments: selections)
  func `a selection takes the right frames`(options: [String], letters: String, time: Int)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "out"] + options
      expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      let output = try bench.output()
      #expect(try output.letters() == letters)
      #expect(output.manifest["durationMilliseconds"] == .integer(time))
      #expect(output.frames.map(\.["index"].integer) == Array(output.frames.indices))
      let starts = output.frames.map(\.["startMilliseconds"])
      let ends = output.frames.map(\.["endMilliseconds"])
      #expect(starts == [0] + ends.dropLast() && ends.last == .integer(time))
    }
  }

  @Test(arguments: selections)
  func `a stream has the frames of the files`(options: [String], letters: String, time: Int)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "in.gif", "-o", "-", "--format=rgba"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectSuccess(outcome)
      let pictures = try [Canvas](rgbas: outcome.stdout, size: 3 × 2)
      #expect(pictures.map { String($0.letters.prefix(1)) }.joined() == letters)
    }
  }

  @Test func `files carry the index in the source`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--frames=3,1", "in.gif", "-o", "out"))
      #expect(try bench.output().files == ["in-003.png", "in-001.png"])
      #expect(try bench.output().frames.map(\.["sourceIndex"]) == [3, 1])
    }
  }

  @Test func `resampled frames have names of their own and no delays`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--fps=20", "in.gif", "-o", "out"))
      let output = try bench.output()
      #expect(Set(output.files).count == 9)
      #expect(try output.names() == output.files)
      #expect(output.frames.map(\.["sourceIndex"]) == [0, 1, 1, 2, 2, 2, 2, 3, 3])
      for frame in output.frames {
        #expect(frame["delayCentiseconds"] == nil && frame["effectiveDelayMilliseconds"] == nil)
        #expect(frame.members?.keys.contains("delayCentiseconds") == true)
      }
    }
  }

  @Test func `equal frames share a file when asked to`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--dedupe=all", "in.gif", "-o", "out"))
      let output = try bench.output()
      #expect(try output.letters() == "RGRGG")
      #expect(try output.names() == ["in-000.png", "in-001.png"])
      #expect(output.frames.map(\.["duplicateOf"]) == [nil, nil, 0, 1, 1])
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "all"))
      #expect(try bench.output("all").names().count == 5)
      #expect(try bench.output("all").frames.map(\.["duplicateOf"]) == [nil, nil, nil, nil, nil])
    }
  }

  @Test func `neighbours share a file when asked to`() async throws {
    try await withGIF(Animations.filled([0, 0, 1, 0, 0, 0, 1], delays: [1, 2, 3, 4, 5, 6, 7])) {
      bench in
      for jobs in 1...3 {
        expectSuccess(
          try await bench.gifring(
            "split", "-q", "--dedupe=neighbours", "--jobs=\(jobs)", "in.gif", "-o", "out\(jobs)"))
        let output = try bench.output("out\(jobs)")
        #expect(try output.letters() == "RRGRRRG")
        #expect(
          try output.names() == ["in-000.png", "in-002.png", "in-003.png", "in-006.png"])
        #expect(output.frames.map(\.["duplicateOf"]) == [nil, 0, nil, nil, 3, 3, nil])
        #expect(output.manifest["durationMilliseconds"] == 370)
        #expect(output.manifest["options"]["dedupe"] == "neighbours")
      }
      expectSuccess(try await bench.gifring("verify", "-q", "--exact", "out1"))
    }
  }

  @Test func `equal frames share a file in any order`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      for (which, count) in [("neighbours", 4), ("all", 2)] {
        expectSuccess(
          try await bench.gifring(
            "split", "-q", "--dedupe", which, "--frames=4-0,2", "in.gif", "-o", which))
        let output = try bench.output(which)
        #expect(try output.letters() == "GGRGRR")
        #expect(try output.names().count == count)
        for frame in output.frames {
          guard let first = frame["duplicateOf"].integer else { continue }
          #expect(output.frames[first]["file"] == frame["file"])
        }
      }
    }
  }

  @Test func `equal frames share a file after resampling too`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--dedupe=all", "--fps=20", "in.gif", "-o", "out")
      expectSuccess(outcome)
      #expect(try bench.output().letters() == "RGGBBBBWW")
      #expect(try bench.output().names().count == 4)
    }
  }

  @Test(arguments: [
    (["--frames=4"], "frames are 0 to 3"), (["--frames=0,-5"], "--frames -5 lies outside"),
    (["--at=0.45"], "--at lies behind the animation, which lasts 0.45 s"),
    (["--from=1"], "no frame shows"), (["--fps=5", "--from=0.45"], "--from lies behind"),
    (["--fps=10", "--delay-policy=authored", "--frames=0"], "exclude each other"),
    (["--from=2", "--to=1"], "--to must be later than --from"),
    (["--raw", "--fps=5"], "exclude each other"),
    (["--raw", "--background=red"], "exclude each other"),
    (["--raw", "--dedupe=all"], "exclude each other"),
    (["--at=0", "--from=0"], "exclude each other"),
  ])
  func `a selection that makes no sense is a usage error`(options: [String], words: String)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "out"] + options
      expectFailure(try await Tool.run(arguments, in: bench.folder.path), 64, words)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a long stream in reverse order is decoded a few times, not once a frame`()
    async throws
  {
    try await withGIF(Animations.flood(3000)) { bench in
      let outcome = try await Tool.run(
        ["split", "--frames=-1-0", "--format=rgba", "in.gif", "-o", "-"], in: bench.folder.path,
        timeout: .seconds(20))
      expectSuccess(outcome)
      #expect(outcome.stdout.count == 3000 * 4)
    }
  }

  @Test func `damage behind the wanted frames doesn't matter, damage before them does`()
    async throws
  {
    try await withGIF(Animations.withDamage) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--frames=0", "in.gif", "-o", "first"))
      #expect(try bench.output("first").manifest["diagnostics"] == [])
      let outcome = try await bench.gifring("split", "-q", "--frames=3", "in.gif", "-o", "last")
      expectFailure(outcome, 1, "in.gif: damaged: frame 1: ")
    }
  }
}
