import TestSupport
import Testing

/// Batches of which each process does a part.
@Suite struct ShardingTests {
  /// Makes 30 copies of `in.gif`, and `list` that names them and some that don't exist.
  private static let copies = """
    for i in $(seq 10 39); do cp in.gif $i.gif; done; seq -f %g.gif 5 44 > list;
    """

  @Test func `the parts together are the whole, each in order`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        Self.copies + """
          for part in 1 2 3; do
            "$GIFRING" info -q --json --exit-zero --files-from list --shard $part/3 2>/dev/null ||
              exit 9
          done
          """)
      expectSuccess(outcome)
      let numbers = try outcome.records().compactMap { record in
        record["input"].string.flatMap { Int($0.dropLast(4)) }
      }
      #expect(numbers.sorted() == Array(5...44))
      let falls = zip(numbers, numbers.dropFirst()).count { $0 > $1 }
      #expect(falls == 2, "three parts in order: \(numbers)")
    }
  }

  @Test func `an input of another part is no work, whatever it is`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      // The CRC-32 of "none" is odd.
      expectSuccess(try await bench.gifring("split", "none", "--shard", "1/2"))
      expectFailure(
        try await bench.gifring("split", "none", "--shard", "2/2"), 66, "cannot be opened")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `two parts write into one folder at once`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        Self.copies + """
          for part in 1 2; do
            "$GIFRING" split --json --exit-zero --files-from list --shard $part/2 -o out 2>/dev/null &
          done
          wait; test -z "$(find out -name '.*')"
          """)
      expectSuccess(outcome)
      let records = try outcome.records()
      #expect(records.count == 40 && records.count { $0["ok"] == true } == 30)
      #expect(try bench.folder.names(in: "out") == (10...39).map(String.init))
      for name in 10...39 { #expect(try bench.output("out/\(name)").letters() == "RGBW") }
    }
  }
}
