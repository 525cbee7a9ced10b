import Frames
import TestSupport
import Testing

/// How the tool ends when its surroundings fail it, or want it to end.
@Suite struct EndingTests {
  @Test(arguments: [("INT", 2), ("TERM", 15), ("HUP", 1)])
  func `a signal leaves nothing and ends the process by the same signal`(
    name: String, number: Int32
  ) async throws {
    try await withGIF(Animations.flood(10_000, size: 24 × 24)) { bench in
      // The shell's process becomes the tool; what runs in the background kills it once it writes.
      let script = """
        { until ls -d parent/.out.gifring-* >/dev/null 2>&1; do kill -0 $$ || exit; done
          kill -\(name) $$; } &
        exec "$GIFRING" split -q in.gif -o parent/out
        """
      let outcome = try await bench.shell(script)
      #expect(outcome.signal == number)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a reader that goes away ends the process by SIGPIPE`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let script = #"""
        { "$GIFRING" split --format rgba in.gif -o - ; echo $? >&2; } | head -c 100 | wc -c
        """#
      let outcome = try await bench.shell(script)
      #expect(outcome.text.split(separator: " ").last == "100\n")
      #expect(outcome.stderr == "141\n")
    }
  }

  @Test(arguments: ["split --format=rgba in.gif -o -", "info in.gif", "help", "version"])
  func `a full disk behind standard output is an error`(command: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"test -w /dev/full || exit 99; "$GIFRING" \#(command) > /dev/full"#)
      if outcome.status == 99 { return }
      expectFailure(outcome, 74, "standard output")
    }
  }

  @Test func `a file size limit stands for a full disk: nothing is left`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.shell(
        #"ulimit -f 8; "$GIFRING" split -q --format=rgba in.gif -o out/new"#)
      expectFailure(outcome, 74, "in.gif: cannot write in-000.rgba")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a full disk ends a batch`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.shell(
        #"ulimit -f 8; "$GIFRING" split -q --format=rgba in.gif ./in.gif -o out"#)
      expectFailure(outcome, 74, "cannot write")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-", ">&- 2>&-"])
  func `standard streams that are closed don't end up in files`(redirections: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"{ "$GIFRING" split in.gif -o out; echo $? > status; } \#(redirections)"#)
      #expect(outcome.status == 0)
      let status = String(decoding: try bench.folder.read("status"), as: UTF8.self)
      let isOutputClosed = redirections.split(separator: " ").contains(">&-")
      #expect(status == (isOutputClosed ? "74\n" : "0\n"))
      #expect(try bench.output().letters() == "RGBW")
      #expect(try bench.output().names().count == 4)
    }
  }

  @Test func `a closed standard input can't be read`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(try await bench.shell(#""$GIFRING" info - <&-"#), 74, "-: ", "descriptor")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `little address space is enough`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.shell(#"ulimit -v 1500000; "$GIFRING" split -q --jobs 4 in.gif -o out"#))
      #expect(try bench.output().frames.count == 24)
    }
  }
}
