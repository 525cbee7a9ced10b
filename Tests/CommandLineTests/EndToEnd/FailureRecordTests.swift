import TestSupport
import Testing

/// A record that can't be written is worse than the failure that it tells of.
@Suite struct FailureRecordTests {
  @Test(arguments: ["sheet -o s.png", "edit -o e.gif", "repair -o r.gif"])
  func `a failure whose record finds no room ends with 74`(command: String) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Array("no GIF".utf8), as: "in.gif")
      let outcome = try await Tool.shell(
        #""$GIFRING" \#(command) --json in.gif > /dev/full"#, in: folder.path)
      #expect(outcome.status == 74)
      #expect(outcome.stderr.contains("in.gif: not a GIF"))
      #expect(outcome.stderr.contains("no space left on device"))
    }
  }
}
