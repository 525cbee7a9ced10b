import Foundation
import Frames
import TestSupport
import Testing

/// What engines can rely on: one record an input, in the order of the inputs, whole or not there.
@Suite struct BatchRecordTests {
  @Test(arguments: ["split -o out", "info", "info --check"])
  func `a record says which input it is about, and whether that is whole`(command: String)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.fourColors.bytes.truncated(to: 100), as: "cut.gif")
      let outcome = try await bench.shell(
        #"""
        mv in.gif "$(printf 'a\377.gif')"
        "$GIFRING" \#(command) -q --json "$(printf 'a\377.gif')" ./cut.gif none
        """#)
      expectTwoMessages(outcome)
      let records = try outcome.records()
      try #require(records.count == 3)
      #expect(records.map(\.["input"]) == ["a\u{fffd}.gif", "./cut.gif", "none"])
      #expect(records.map(\.["inputBytes"]) == ["Yf8uZ2lm", nil, nil])
      #expect(records.map(\.["ok"]) == [true, false, false])
      #expect(records.map(\.["damaged"]) == [false, true, nil])
      #expect(records.map(\.["status"]) == [nil, nil, 66])
      #expect(records[0]["error"] == nil && records[1]["error"].string?.isEmpty == false)
    }
  }

  /// Records of two commands that were one in several pieces would be mixed in the file.
  @Test func `several processes append whole records to one file`() async throws {
    try await withGIF(Animations.flood(1_000)) { bench in
      let outcome = try await bench.shell(
        #"""
        for run in 1 2 3 4; do
          "$GIFRING" info -q --json in.gif in.gif in.gif in.gif in.gif >> all &
        done; wait; cat all
        """#)
      expectSuccess(outcome)
      let lines = outcome.stdout.split(separator: 10)
      #expect(lines.count == 20)
      #expect(lines.allSatisfy { $0.count > 200_000 && $0 == lines[0] })
    }
  }

  @Test(.enabled(if: Need.fileSizeLimit.isMet, "needs \(Need.fileSizeLimit.rawValue)"))
  func `a full disk in the middle leaves the records so far`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Fixture.sample(), as: "large.gif")
      let outcome = try await bench.shell(
        #"""
        for i in 1 2 3 4; do cp in.gif $i.gif; done; ulimit -f 8
        "$GIFRING" split --format=rgba --json 1.gif none 2.gif large.gif 3.gif 4.gif -o out | cat
        """#)
      #expect(outcome.stderr.contains("large.gif: cannot write"))
      let records = try outcome.records()
      #expect(records.map(\.["input"]) == ["1.gif", "none", "2.gif", "large.gif"])
      #expect(records.map(\.["status"]) == [nil, 66, nil, 74])
      for name in ["1", "2"] { #expect(try bench.output("out/\(name)").names().count == 4) }
    }
  }

  @Test(.enabled(if: Need.fileSizeLimit.isMet, "needs \(Need.fileSizeLimit.rawValue)"))
  func `records on a full disk end in one that is not whole, with 74`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"""
        seq -f '%g.gif' 1 99 > list; ulimit -f 8
        "$GIFRING" info -q --json --files-from list --exit-zero > records; s=$?; cat records; exit $s
        """#)
      #expect(outcome.code == 74)
      #expect(
        outcome.stderr.contains("gifring: cannot write standard output: file too large\n"))
      let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 20)
      for (index, line) in lines.dropLast().enumerated() {
        #expect(try JSONValue(json: Array(line.utf8))["input"] == .string("\(index + 1).gif"))
      }
    }
  }

  @Test func `strict limits refuse inputs of a batch one by one`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let wide = GIF(screen: 5_000 × 1, [.image(1 × 1, .fill(0)), .trailer])
      try bench.folder.write(wide.bytes, as: "wide.gif")
      for command in ["split -q --json -o out", "info -q --check --json"] {
        let words = command.split(separator: " ").map(String.init)
        let plain = try await Tool.run(words + ["in.gif", "wide.gif"], in: bench.folder.path)
        #expect(plain.code == 0)
        let strict = try await Tool.run(
          words + ["--limits=strict", "wide.gif", "in.gif"], in: bench.folder.path)
        expectFailure(strict, 1, "wide.gif: refused by a limit", "4095")
        #expect(try strict.records().map(\.["status"]) == [77, nil])
      }
    }
  }

  private func expectTwoMessages(_ outcome: Tool.Outcome) {
    #expect(outcome.code == 1)
    #expect(outcome.stderr.split(separator: "\n").count == 2, "\(outcome.stderr)")
  }
}
