import Frames
import TestSupport
import Testing

/// What the tool does when its streams or its disk take nothing.
@Suite struct EndingTests {
  @Test(arguments: ["split --format=rgba in.gif -o -", "info in.gif", "help", "version"])
  func `a full disk behind standard output is an error`(command: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"test -w /dev/full || exit 99; "$GIFRING" \#(command) > /dev/full"#)
      if outcome.status == 99 { return }
      expectFailure(outcome, 74, "standard output")
    }
  }

  @Test(.enabled(if: Need.fileSizeLimit.isMet, "needs \(Need.fileSizeLimit.rawValue)"))
  func `a full disk ends a batch`() async throws {
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
}
