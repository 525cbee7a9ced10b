import TestSupport
import Testing

/// Inputs that can't be read, or never end.
extension Fault {
  static let inputs = [
    Fault(
      "missing input", script: #""$GIFRING" split -q none.gif"#, says: "cannot be opened: No such"),
    Fault("directory as input", script: #""$GIFRING" split -q . -o out"#, says: "is a directory"),
    Fault(
      "input without read permission", needs: .unprivileged,
      script: Unprivileged.prefix
        + #"chmod 000 in.gif; chmod 777 .; exec $UNPRIVILEGED "$GIFRING" split -q in.gif"#,
      says: "in.gif: cannot be opened: Permission denied"),
    Fault(
      "closed standard input", script: #""$GIFRING" split -q - -o out <&-"#,
      says: "-: reading failed: Bad file descriptor"),
    Fault(
      "endless device (`/dev/zero`)", script: #""$GIFRING" split -q /dev/zero -o out"#,
      says: "not a GIF"),
    Fault(
      "GIF that never ends",
      script: #"cat in.gif /dev/zero | "$GIFRING" split -q --max-input=9M - -o out"#,
      says: "input bytes "),
    Fault(
      "huge sparse file",
      script: #"truncate -s 1T big; "$GIFRING" split -q big; s=$?; rm big; exit $s"#,
      says: "input bytes 1099511627776 is above 268435456 (--max-input raises it)"),
    Fault(
      "pipe that ends early",
      script:
        #"mkfifo pipe; { head -c 100 in.gif > pipe & }; exec "$GIFRING" split -q pipe -o out"#,
      says: "pipe: damaged: frame 2: ",
      leaves: ["out", "out/manifest.json", "out/pipe-000.png", "out/pipe-001.png", "pipe"],
      check: { bench in
        let letters = try bench.output().letters()
        #expect(letters == "RG")
      }),
  ]

  static let silences = [
    Fault(
      "slow pipe",
      script: #"""
        { head -c 50 in.gif; sleep 0.3; tail -c +51 in.gif; } |
          "$GIFRING" split -q --deadline=60 - -o out
        """#,
      says: nil, leaves: ["out", "out/manifest.json"] + (0..<4).map { "out/stdin-00\($0).png" },
      check: isWhole()),
    // `timeout` would end a run that waits for the pipe with another status.
    Fault(
      "silent pipe with `--deadline`",
      script:
        #"{ head -c 50 in.gif; sleep 3; } | timeout 2.5 "$GIFRING" split -q --deadline=0.5 - -o out"#,
      says: "-: refused by a limit: took longer than --deadline 0.5s"),
    Fault(
      "the same for the list of `--files-from`",
      script: #"sleep 3 | timeout 2.5 "$GIFRING" split -q --deadline=0.5 --files-from=-"#,
      says: "-: refused by a limit: took longer than --deadline 0.5s"),
    Fault(
      "named pipe that nobody writes to, with `--deadline`",
      script: #"mkfifo pipe; timeout 5 "$GIFRING" split -q --deadline=0.5 pipe"#,
      says: "pipe: refused by a limit: took longer than --deadline 0.5s", leaves: ["pipe"]),
  ]
}
