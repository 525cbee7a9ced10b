import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test func `several inputs go into folders by their paths`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"""
        mkdir a b; cp in.gif a/x.gif; cp in.gif b/x.gif
        "$GIFRING" split -q a/x.gif ./b/../b/x.gif "$PWD/in.gif" -o out
        """#)
      expectSuccess(outcome)
      #expect(try bench.output("out/a/x").letters() == "RGBW")
      #expect(try bench.output("out/b/b/x").letters() == "RGBW")
      #expect(try bench.output("out\(bench.folder.path)/in").letters() == "RGBW")
    }
  }

  @Test func `several inputs without a folder go beside each other`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.shell(#"cp in.gif b.gif; "$GIFRING" split -q in.gif b.gif"#))
      #expect(try bench.folder.names() == ["b.frames", "b.gif", "in.frames", "in.gif"])
    }
  }

  @Test(arguments: [
    #"printf 'in.gif\nb c.gif' > list; "$GIFRING" split -q --files-from list -o out"#,
    #"printf 'in.gif\n\nb c.gif\n' | "$GIFRING" split -q --files-from - -o out"#,
    #"printf 'in.gif\0b c.gif' | "$GIFRING" split -q --files-from - -0 -o out"#,
    #"echo 'b c.gif' | "$GIFRING" split -q in.gif --files-from=- -o out"#,
  ])
  func `a list names inputs`(script: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.shell("cp in.gif 'b c.gif'; " + script))
      #expect(try bench.folder.names(in: "out") == ["b c", "in"])
    }
  }

  @Test func `a list with NULs may hold names with line breaks`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let script = #"""
        mv in.gif "$(printf 'a\nb.gif')"
        find . -name '*.gif' -print0 | "$GIFRING" split -q --files-from - -0 -o out
        """#
      expectSuccess(try await bench.shell(script))
      #expect(try bench.folder.names(in: "out") == ["a\nb"])
    }
  }

  @Test func `a missing list can't be opened, an empty one is no work`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "--files-from", "none"), 66, "none: cannot be opened"
      )
      expectFailure(try await bench.gifring("info", "--files-from", "."), 66, "is a directory")
      expectSuccess(try await bench.gifring("split", "--files-from", "-", stdin: []))
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a bad file is a record and stops nothing`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.withDamage.bytes, as: "damaged.gif")
      try bench.folder.write(Array("RIFF....WEBP".utf8), as: "webp.gif")
      let outcome = try await bench.gifring(
        "split", "--json", "none.gif", "in.gif", "webp.gif", "damaged.gif", "-o", "out")
      #expect(outcome.status == 1)
      #expect(outcome.stderr.split(separator: "\n").count == 3)
      let records = try outcome.records()
      #expect(records.map(\.["input"]) == ["none.gif", "in.gif", "webp.gif", "damaged.gif"])
      #expect(records.map(\.["ok"]) == [false, true, false, false])
      #expect(records.map(\.["status"]) == [66, nil, 65, nil])
      #expect(records[0]["error"] == "cannot be opened: No such file or directory")
      #expect(records[2]["error"] == "not a GIF: this is a WebP file")
      #expect(records[3]["damaged"] == true && records[3]["frames"] == 4)
      #expect(try bench.folder.names(in: "out") == ["damaged", "in"])
    }
  }

  @Test func `a record tells what was written`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("split", "--json", "in.gif", "-o", "out")
      expectSuccess(outcome)
      let output = try bench.output()
      let byteCount = try output.files.reduce(0) { try $0 + output.bytes(of: $1).count }
      #expect(
        try outcome.records() == [
          [
            "input": "in.gif", "output": "out", "ok": true, "damaged": false, "upToDate": false,
            "frames": 4, "bytes": .integer(byteCount), "width": 3, "height": 2,
            "durationMilliseconds": 450, "crc32": output.manifest["source"]["crc32"],
          ]
        ])
      let again = try await bench.gifring("split", "--json", "in.gif", "-o", "out")
      #expect(try again.records()[0]["upToDate"] == true)
      #expect(try again.records()[0]["bytes"] == .integer(byteCount))
    }
  }

  @Test func `inputs that all fail are a batch that fails`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("info", "--json", "-q", "a", "b")
      #expect(outcome.status == 1)
      #expect(try outcome.records().map(\.["status"]) == [66, 66])
      #expect(outcome.stderr.split(separator: "\n").count == 2)
    }
  }

  @Test func `inputs that would go into one folder don't replace each other`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.withCopies.bytes, as: "in.GIF")
      let outcome = try await bench.gifring(
        "split", "-q", "--force", "in.gif", "in.GIF", "-o", "out")
      expectFailure(
        outcome, 1, "in.GIF: ", "exists with other content, of an input before this one")
      #expect(try bench.output("out/in").letters() == "RGBW")
      #expect(try bench.output("out/in").names().count == 4)
    }
  }

  @Test func `a full standard output ends a batch`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"test -w /dev/full || exit 99; "$GIFRING" info in.gif in.gif in.gif > /dev/full"#)
      if outcome.status == 99 { return }
      expectFailure(outcome, 74, "cannot write standard output")
    }
  }

  @Test func `standard input can't be read twice`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(try await bench.gifring("info", "-", "-"), 64, "only once")
      expectFailure(try await bench.gifring("info", "-", "--files-from=-"), 64, "only once")
    }
  }
}

extension Tool.Outcome {
  /// The JSON records on standard output, one a line.
  func records() throws -> [JSONValue] {
    try stdout.split(separator: 10).map { try JSONValue(json: $0) }
  }
}
