import TestSupport
import Testing

/// `--exit-zero`: what is forgiven, and what isn't.
@Suite struct ExitZeroTests {
  @Test(
    arguments: [
      ("info --json none in.gif", 1), ("info --json none", 66), ("info --json text.gif", 65),
      ("info --json in.gif --max-input=9", 77), ("info --json --check damaged.gif", 1),
      ("info --json --check damaged.gif in.gif none text.gif", 1),
      ("split --json damaged.gif -o out", 1), ("split --json damaged.gif --strict -o out", 65),
    ] as [(String, Int32)])
  func `bad inputs are forgiven, and told as ever`(command: String, status: Int32) async throws {
    try await withBadInputs { bench in
      let strict = try await bench.shell(#""$GIFRING" \#(command)"#)
      #expect(strict.code == status)
      let forgiving = try await bench.shell(#"rm -rf out; "$GIFRING" \#(command) --exit-zero"#)
      #expect(forgiving.code == 0)
      #expect(forgiving.stdout == strict.stdout && !forgiving.stdout.isEmpty)
      #expect(forgiving.stderr == strict.stderr && !forgiving.stderr.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("info --files-from none", 66), ("info --files-from .", 66), ("info in.gif --nonsense", 64),
      ("split in.gif none -o text.gif", 1), ("split in.gif -o text.gif", 73),
      ("split in.gif --frames 99", 64),
    ] as [(String, Int32)])
  func `what is wrong elsewhere is not`(command: String, status: Int32) async throws {
    try await withBadInputs { bench in
      let outcome = try await bench.shell(#""$GIFRING" \#(command) --json --exit-zero"#)
      #expect(outcome.code == status, "\(outcome.stderr)")
    }
  }

  @Test func `a full disk is not`() async throws {
    try await withBadInputs { bench in
      let outcome = try await bench.shell(
        #"test -w /dev/full || exit 74; "$GIFRING" info --json --exit-zero in.gif in.gif >/dev/full"#
      )
      #expect(outcome.code == 74)
    }
  }

  private func withBadInputs(_ body: (Workbench) async throws -> Void) async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.withDamage.bytes, as: "damaged.gif")
      try bench.folder.write(Array("no GIF".utf8), as: "text.gif")
      try await body(bench)
    }
  }
}
