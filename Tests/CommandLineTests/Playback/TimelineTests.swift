import Foundation
import TestSupport
import Testing

@Suite struct TimelineTests {
  /// A way to watch an animation: options of the tool, and how the oracle does the same.
  struct Way: Sendable, CustomTestStringConvertible {
    let options: String
    let watch: @Sendable ([Int]) -> [WatchedEntry]

    init(_ options: String, _ watch: @escaping @Sendable ([Int]) -> [WatchedEntry]) {
      self.options = options
      self.watch = watch
    }

    var testDescription: String { options }
  }

  static let ways = [
    Way("--plays 1") { WatchedAnimation(delays: $0).entries },
    Way("--plays=3 --mode=reverse") { delays in
      var watched = WatchedAnimation(delays: delays, mode: "reverse")
      watched.plays = 3
      return watched.entries
    },
    Way("--mode=bounce --rate=1.5 --until=2.5") { delays in
      var watched = WatchedAnimation(delays: delays, mode: "bounce")
      (watched.plays, watched.rate, watched.until) = (1_000, (3, 2), 2_500_000_000)
      return watched.entries
    },
    Way("--mode=bounce --rate=-0.3 --plays=2 --until=1000000") { delays in
      var watched = WatchedAnimation(delays: delays, mode: "bounce", isBackward: true)
      (watched.plays, watched.rate) = (2, (3, 10))
      return watched.entries
    },
    Way("--rate=-1 --plays=2 --frames=1-2") { delays in
      var watched = WatchedAnimation(delays: delays, frames: 1..<3, isBackward: true)
      watched.plays = 2
      return watched.entries
    },
    Way("--frames=-2- --until=1") { delays in
      var watched = WatchedAnimation(delays: delays, frames: delays.count - 2..<delays.count)
      (watched.plays, watched.until) = (1_000, 1_000_000_000)
      return watched.entries
    },
    Way("--hz=60 --plays=2") { delays in
      var watched = WatchedAnimation(delays: delays)
      watched.plays = 2
      return watched.refreshes(60)
    },
    Way("--hz=30000/1001 --plays=1 --mode=reverse") {
      WatchedAnimation(delays: $0, mode: "reverse").refreshes(30_000, in: 1_001)
    },
    Way("--hz=10 --plays=1 --rate=7") { delays in
      var watched = WatchedAnimation(delays: delays)
      watched.rate = (7, 1)
      return watched.refreshes(10)
    },
  ]

  @Test(arguments: ways) func `the schedule is that of a walk from frame to frame`(way: Way)
    async throws
  {
    try await withTemporaryFolder { folder in
      let animations = (0..<8).map { Self.delays(seed: $0) }
      for (index, delays) in animations.enumerated() {
        try folder.write(Self.gif(delays).bytes, as: "\(index).gif")
      }
      let names = animations.indices.map { "\($0).gif" }
      let outcome = try await Tool.run(
        ["timeline", "--json"] + way.options.split(separator: " ").map(String.init) + names,
        in: folder.path)
      expectSuccess(outcome)
      let records = try outcome.records()
      try #require(records.count == animations.count)
      for (index, record) in records.enumerated() {
        #expect(record["input"] == .string(names[index]))
        #expect(try Self.schema.problems(in: record) == [])
        let entries = try (record["entries"].array ?? []).map(WatchedEntry.init)
        #expect(entries == way.watch(animations[index]), "\(animations[index])")
        #expect(try WatchedEntry.nanoseconds(record["totalMilliseconds"]) == entries.last?.end)
      }
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: ["", "--hz 1000", "--json", "--csv"])
  func `a list without end stops where nobody takes it`(options: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"timeout 20 "$GIFRING" timeline in.gif --plays 1000000000 \#(options) > /dev/full"#)
      expectFailure(outcome, 74, "standard output: no space left")
    }
  }

  @Test func `one input has the three members of the contract, and no more`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("timeline", "--json", "in.gif")
      expectSuccess(outcome)
      #expect(
        outcome.text == """
          {"totalMilliseconds":450,"plays":null,"entries":[\
          {"frame":0,"play":0,"startMilliseconds":0,"endMilliseconds":50},\
          {"frame":1,"play":0,"startMilliseconds":50,"endMilliseconds":150},\
          {"frame":2,"play":0,"startMilliseconds":150,"endMilliseconds":350},\
          {"frame":3,"play":0,"startMilliseconds":350,"endMilliseconds":450}]}

          """)
    }
  }

  @Test func `people read a table`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("timeline", "--rate=-3", "--plays", "11", "in.gif")
      expectSuccess(outcome)
      let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        lines.prefix(7).joined(separator: "\n") == """
          in.gif
            4 frames in 150 ms, plays 11 times
            mode forward, rate -3, delays by the policy browser

          play  frame     start ms       end ms   shown ms  delay cs
             0      3            0    33.333334  33.333334        10
             0      2    33.333334          100  66.666666        20
          """)
      #expect(
        lines.suffix(2) == ["  10      0  1633.333334         1650  16.666666         5", ""])
    }
  }

  @Test func `an endless animation has an end where somebody sets one`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let once = try await bench.gifring("timeline", "in.gif")
      #expect(once.text.contains("plays forever, listed once"))
      let again = try await bench.gifring("timeline", "--plays=forever", "in.gif")
      #expect(again.text == once.text)
      let watched = try await bench.gifring("timeline", "--until", "1", "--csv", "in.gif")
      #expect(watched.text.hasSuffix("\n2,1,600,800\n3,1,800,900\n0,2,900,950\n1,2,950,1000\n"))
    }
  }

  @Test func `values of several inputs say which one they are of`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.fourColors.bytes, as: "a\"b.gif")
      let outcome = try await bench.gifring(
        "timeline", "--csv", "--frames=1", "in.gif", "none", "a\"b.gif")
      expectFailure(outcome, 1, "none: cannot be opened")
      #expect(
        outcome.text == """
          input,frame,play,startMilliseconds,endMilliseconds
          "in.gif",1,0,0,100
          "a""b.gif",1,0,0,100

          """)
      let single = try await bench.gifring("timeline", "--csv", "--frames=1", "in.gif")
      #expect(single.text == "frame,play,startMilliseconds,endMilliseconds\n1,0,0,100\n")
    }
  }

  @Test func `an animation without length shows its last frame at once`() async throws {
    try await withGIF(Animations.filled([0, 1], delays: [0, 0])) { bench in
      for options in [[], ["--until", "5"], ["--plays=9"], ["--plays=forever"]] {
        let arguments = ["timeline", "--delay-policy=authored", "--csv", "in.gif"] + options
        let outcome = try await Tool.run(arguments, in: bench.folder.path)
        #expect(outcome.text.hasSuffix("Milliseconds\n0,0,0,0\n1,0,0,0\n"), "\(options)")
      }
      let refreshes = try await bench.gifring(
        "timeline", "--delay-policy=authored", "--csv", "--hz=50", "in.gif")
      #expect(refreshes.text.hasSuffix("Milliseconds\n1,0,0,20\n"))
    }
  }

  @Test(.enabled(if: Need.memoryLimit.isMet, "needs a tool that runs in little memory"))
  func `the longest schedules overflow nothing and take no memory`() async throws {
    try await withGIF(Animations.filled([0, 1], delays: [65_535, 65_535])) { bench in
      let outcome = try await bench.shell(
        #"""
        ulimit -d 60000
        "$GIFRING" timeline --json --plays=1000000000 --rate=0.001 in.gif | head -c 100
        """#)
      let head = #"{"totalMilliseconds":1310700000000000000,"plays":1000000000,"entries":["#
      #expect(outcome.text.hasPrefix(head))
    }
  }

  @Test func `a damaged structure ends with 1, and --strict refuses it`() async throws {
    try await withGIF(Animations.fourColors.bytes.truncated(to: 100)) { bench in
      let outcome = try await bench.gifring("timeline", "in.gif")
      expectFailure(outcome, 1, "in.gif: damaged: ")
      #expect(outcome.text.contains("frame"))
      let strict = try await bench.gifring("timeline", "--strict", "in.gif")
      expectFailure(strict, 65, "refused by --strict")
      #expect(strict.stdout == [])
    }
  }

  @Test(arguments: [
    (["--rate=0"], "--rate needs a rate"), (["--rate=nan"], "--rate needs a rate"),
    (["--rate=-1001"], "--rate needs a rate"), (["--rate=--1"], "--rate needs a rate"),
    (["--plays=0"], "--plays needs forever or N"), (["--until=0"], "--until must be later than 0"),
    (["--frames=7-3"], "--frames needs a range"), (["--frames=1,2"], "--frames needs a range"),
    (["--frames=9"], "--frames 9 lies outside the animation: frames are 0 to 3"),
    (["--frames=-1-0"], "--frames -1-0 lies outside"), (["--from=2", "--to=1"], "--to must be"),
    (["--from=9"], "no frame shows between --from and --to: the animation lasts 0.45 s"),
    (["--from=1", "--frames=1"], "exclude each other"), (["--hz=0"], "--hz needs a number"),
    (["--json", "--csv"], "exclude each other"),
  ])
  func `what makes no sense is refused`(options: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await Tool.run(["timeline", "in.gif"] + options, in: bench.folder.path)
      expectFailure(outcome, 64, words)
      #expect(outcome.stdout == [])
    }
  }

  private static let schema: JSONSchema = {
    do {
      return try JSONSchema(named: "timeline")
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  private static func delays(seed: UInt64) -> [Int] {
    var random = SplitMix64(seed: seed)
    return (0..<Int.random(in: 3...9, using: &random)).map { _ in
      Int.random(in: 0...30, using: &random)
    }
  }

  private static func gif(_ delays: [Int]) -> GIF {
    Animations.filled(delays.indices.map { $0 % 4 }, delays: delays)
  }
}
