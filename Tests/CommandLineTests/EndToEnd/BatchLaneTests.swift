import Frames
import TestSupport
import Testing

/// Batches in which inputs are worked on side by side.
@Suite struct BatchLaneTests {
  /// Makes a list of small, large, broken, missing and repeated inputs.
  private static let mixture = #"""
    mkdir b; for i in $(seq 10 24); do cp in.gif b/$i.gif; cp damaged.gif b/d$i.gif; done
    echo text > b/20.gif; cp damaged.gif b/11.GIF
    { echo large.gif; ls b/*; echo none; ls b/1*; echo large.gif; echo sample.gif; } > list;
    """#

  @Test(
    arguments: [
      "split --json -o out", "split --force -v -o out", "split --strict --json -o out",
      "split -q --raw --format gif --name {index}/{crc} -o out", "info --json --check",
      "info --frames", "info --motion", "timeline --csv", "timeline --json", "timeline",
    ])
  func `what is said and written doesn't depend on the number of jobs`(command: String)
    async throws
  {
    try await withMixture { bench in
      let outcome = try await bench.shell(
        Self.mixture
          + #"""
          for jobs in 1 2 7; do
            "$GIFRING" \#(command) --files-from list JOBS >$jobs 2>$jobs.errors
            echo $? >>$jobs; test -e out && mv out $jobs.out
          done
          for jobs in 2 7; do
            cmp 1 $jobs && cmp 1.errors $jobs.errors || exit 9
            if test -e 1.out; then diff -r 1.out $jobs.out || exit 8; fi
          done; tail -n1 1
          """#.replacing("JOBS", with: command.hasPrefix("timeline") ? "" : "--jobs $jobs"))
      expectSuccess(outcome)
      #expect(outcome.text == "1\n")
    }
  }

  @Test(arguments: ["", "--force"])
  func `of inputs that go into one folder the first is written`(options: String) async throws {
    try await withMixture { bench in
      let outcome = try await bench.shell(
        #"""
        for i in $(seq 10 39); do cp in.gif $i.gif; cp copies.gif $i.GIF; echo $i.gif; echo $i.GIF
        done | "$GIFRING" split --json --jobs 8 --files-from - -o out \#(options) 2>/dev/null
        """#, stdin: [])
      #expect(outcome.code == 1)
      let isSplit = try outcome.records().map(\.["ok"])
      #expect(isSplit == (0..<60).map { .bool($0 % 2 == 0) })
      for name in 10...39 { #expect(try bench.output("out/\(name)").letters() == "RGBW") }
    }
  }

  @Test func `what needs more than its share of the memory waits`() async throws {
    let large = GIF(screen: 700 × 700, [.image(700 × 700, .fill(1)), .trailer])
    try await withGIF(large) { bench in
      let outcome = try await bench.gifring(
        "info", "--check", "--json", "--jobs=8", "--memory=40M", "in.gif", "in.gif", "in.gif")
      expectSuccess(outcome)
      #expect(try outcome.records().count == 3)
    }
  }

  /// Those that are refused remove the folders that they had made, which others are about to use.
  @Test func `inputs that are refused don't disturb others`() async throws {
    try await withMixture { bench in
      let outcome = try await bench.shell(
        #"""
        mkdir -p a/b; for i in $(seq 10 49); do
          cp in.gif a/b/$i.gif; cp damaged.gif a/b/$i-d.gif; echo a/b/$i-d.gif; echo a/b/$i.gif
        done | "$GIFRING" split --strict --json --jobs 8 --files-from - -o deep/er 2>/dev/null
        test -z "$(find deep -name '.*')" || exit 9
        """#)
      expectSuccess(outcome)
      #expect(try outcome.records().map(\.["ok"]) == (0..<80).map { .bool($0 % 2 == 1) })
      #expect(try bench.folder.names(in: "deep/er/a/b") == (10...49).map(String.init))
    }
  }

  @Test(arguments: ["TERM", "HUP"])
  func `a signal leaves whole folders and nothing else`(signal: String) async throws {
    try await withMixture { bench in
      let outcome = try await bench.shell(
        #"""
        for i in $(seq 10 59); do cp sample.gif $i.gif; echo $i.gif; done > list
        "$GIFRING" split -q --jobs 4 --files-from list -o out & tool=$!
        until test -e out/12; do kill -0 $tool || exit 99; sleep 0.01; done
        kill -\#(signal) $tool; { wait $tool; } 2>/dev/null; s=$?
        test -z "$(find out -name '.*')" || exit 98
        for folder in out/*; do test -e $folder/manifest.json || exit 97; done
        exit $s
        """#)
      #expect(["TERM": 143, "HUP": 129][signal] == outcome.code)
    }
  }

  @Test func `inputs behind the deadline are records`() async throws {
    try await withMixture { bench in
      let outcome = try await bench.shell(
        Self.mixture + #"""
          "$GIFRING" info --check --json --deadline 1ms --jobs 4 --files-from list 2>/dev/null
          """#)
      #expect(outcome.code == 1)
      let records = try outcome.records()
      #expect(records.count == 46 && records.last?["status"] == 77)
    }
  }

  private func withMixture(_ body: (Workbench) async throws -> Void) async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.withDamage.bytes, as: "damaged.gif")
      try bench.folder.write(Animations.withCopies.bytes, as: "copies.gif")
      // More than 2^23 pixels in all: it waits for its own turn.
      try bench.folder.write(Animations.flood(130, size: 256 × 256), as: "large.gif")
      try bench.folder.write(Fixture.sample(), as: "sample.gif")
      try await body(bench)
    }
  }
}
