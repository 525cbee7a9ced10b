import TestSupport
import Testing

/// Outputs that can't be written, or that something else stands in the way of.
extension Fault {
  static let outputs =
    disks + [
      Fault(
        "read-only folder", needs: .unprivileged,
        script: Unprivileged.prefix + """
          mkdir ro; chmod 555 ro; exec $UNPRIVILEGED "$GIFRING" split -q in.gif -o ro/new
          """,
        says: "cannot create ro/new: permission denied", leaves: ["ro"]),
      Fault(
        "missing parents of the output folder", script: #""$GIFRING" split -q in.gif -o a/b/out"#,
        says: nil,
        leaves: ["a", "a/b"] + wholeOutput("a/b/out"), check: isWhole("a/b/out")),
      Fault(
        "file in the place of the output folder",
        script: "echo mine > out; " + split, says: "cannot create out: not a directory",
        leaves: ["out"],
        check: holds("mine\n", in: "out")),
      Fault(
        "symbolic link planted at an output name",
        script: "echo mine > victim; mkdir out; ln -s ../victim out/in-002.png; " + split,
        says: "in-002.png exists with other content", leaves: ["out", "out/in-002.png", "victim"],
        check: holds("mine\n", in: "victim")),
      Fault(
        "the same with `--force`",
        script: "echo mine > victim; mkdir out; ln -s ../victim out/in-002.png; " + split
          + " --force",
        says: nil, leaves: wholeOutput() + ["victim"],
        check: { bench in
          try holds("mine\n", in: "victim")(bench)
          try isWhole()(bench)
        }),
      Fault(
        "output folder that is a symbolic link", script: "mkdir real; ln -s real out; " + split,
        says: nil,
        leaves: ["out"] + wholeOutput("real"), check: isWhole("real")),
      Fault(
        "the same, leading nowhere", script: "ln -s nowhere out; " + split, says: "out exists",
        leaves: ["out"]),
      Fault(
        "output file that exists with other content",
        script: "mkdir out; echo mine > out/in-001.png; " + split, says: "in-001.png exists",
        leaves: ["out", "out/in-001.png"], check: holds("mine\n", in: "out/in-001.png")),
      Fault(
        "the same with `--force`, files of other names beside it",
        script: "mkdir out; echo mine > out/in-001.png; echo mine > out/note; " + split
          + " --force",
        says: nil, leaves: wholeOutput() + ["out/note"], check: isWhole()),
      Fault(
        "standard output closed", script: #""$GIFRING" split in.gif -o out >&-"#,
        says: "standard output",
        leaves: wholeOutput(), check: isWhole()),
      Fault(
        "standard error closed or full", needs: .fullDevice,
        script: #"""
          "$GIFRING" split -q none.gif in.gif 2>&-; test $? = 1 || exit 98
          exec "$GIFRING" split -q none.gif 2>/dev/full
          """#,
        says: nil, leaves: wholeOutput("in.frames"), check: isWhole("in.frames")),
    ]

  private static let split = #""$GIFRING" split -q in.gif -o out"#

  private static let disks = [
    Fault(
      "full disk behind `-o -`", needs: .fullDevice,
      script: #""$GIFRING" split --format=rgba in.gif -o - > /dev/full"#,
      says: "standard output: no space left"),
    Fault(
      "full disk below the output folder", of: sample, needs: .mounts,
      script: onDisk(#""$GIFRING" split -q --format=rgba in.gif -o disk/out"#, "size=256k"),
      says: "in.gif: cannot write in-00", leaves: ["disk"]),
    Fault(
      "full disk when files are replaced (`--force`)", needs: .mounts,
      script: onDisk(
        #"""
        "$GIFRING" split -q in.gif -o disk/out && cp -r disk/out before
        dd if=/dev/zero of=disk/filler 2> dd; rm dd
        "$GIFRING" split -q --force --background=red in.gif -o disk/out; s=$?
        diff -r before disk/out && rm -r before disk/out disk/filler; (exit $s)
        """#, "size=64k"),
      says: "no space left", leaves: ["disk"]),
    Fault(
      "quota, file size limit (`ulimit -f`)", of: sample, needs: .fileSizeLimit,
      script: #"ulimit -f 8; exec "$GIFRING" split -q --format=rgba in.gif -o a/out"#,
      says: "in.gif: cannot write in-000.rgba: file too large"),
    Fault(
      "no room in `$TMPDIR` for the copy of a long pipe", needs: .smallTemporaryFolder,
      script: onDisk(
        #"""
        { cat in.gif; head -c 9000000 /dev/zero; } |
          TMPDIR=$PWD/disk "$GIFRING" split -q - -o out
        """#, "size=64k"),
      says: "-: cannot be kept in a temporary file: No space left", leaves: ["disk"]),
    Fault(
      "read-only file system", needs: .mounts,
      script: onDisk(#""$GIFRING" split -q in.gif -o disk/out"#, "ro"),
      says: "cannot create disk/out: read-only file system", leaves: ["disk"]),
  ]

  private static let sample = (try? Fixture.sample()) ?? []

  /// Mounts a small disk at `disk` for a script, and lists on standard output what the script leaves.
  static func onDisk(_ script: String, _ options: String) -> String {
    Need.namespace + """
      mkdir disk; exec $NAMESPACE sh -c 'mount -t tmpfs -o \(options) none disk || exit 99
      \(script)
      s=$?; find disk -mindepth 1; exit $s'
      """
  }
}
