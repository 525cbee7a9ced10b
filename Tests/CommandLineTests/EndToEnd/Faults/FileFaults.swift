import Frames
import TestSupport
import Testing

/// What the commands that write one file do, all of them the same.
extension Fault {
  static let files =
    [
      file(
        "one file: full disk", needs: .mounts,
        says: "no space left", leaves: { _ in ["disk"] },
        script: { command in
          onDisk(
            "cat /dev/zero > disk/filler 2> log; \(command.writing(into: "disk").line); s=$?;"
              + " rm disk/filler log; (exit $s)", "size=8k")
        }),
      file(
        "one file: quota, file size limit (`ulimit -f`)", needs: .fileSizeLimit,
        says: "file too large",
        script: { command in
          // What is said goes to a file, too.
          "words=$( (ulimit -f 0; exec \(command.line)) 2>&1 ); s=$?; echo \"$words\" >&2; exit $s"
        }),
      file(
        "one file: read-only folder", needs: .unprivileged,
        says: "cannot create ro: permission denied", leaves: { _ in ["ro"] },
        script: { command in
          Unprivileged.prefix
            + "mkdir ro; chmod 555 ro; exec $UNPRIVILEGED \(command.writing(into: "ro").line)"
        }),
      file(
        "one file: missing parents of the output", says: nil,
        leaves: { ["a", "a/b"] + $0.writing(into: "a/b").files },
        script: { $0.writing(into: "a/b").line }),
      file(
        "one file: folder in its place, with `--force` too", says: "exists already",
        leaves: { [$0.output] },
        script: { "mkdir \($0.output); \($0.line) 2>&- && exit 98; \($0.line) --force" }),
      file(
        "one file: file that exists with other content", says: "exists with other content",
        leaves: { [$0.output] }, script: { "echo mine > \($0.output); \($0.line)" },
        check: { try holds("mine\n", in: $1.output)($0) }),
      file(
        "the same with `--force`, another file beside it", says: nil,
        leaves: { $0.files + ["note"] },
        script: { "echo mine > \($0.output); echo mine > note; \($0.line) --force" },
        check: { bench, command in
          #expect(try bench.folder.read(command.output) != Array("mine\n".utf8))
          try holds("mine\n", in: "note")(bench)
        }),
      file(
        "one file: symbolic link planted at its name", says: "exists with other content",
        leaves: { [$0.output, "victim"] },
        script: { "echo mine > victim; ln -s victim \($0.output); \($0.line)" },
        check: { bench, _ in try holds("mine\n", in: "victim")(bench) }),
      file(
        "the same link with `--force`", says: nil, leaves: { $0.files + ["victim"] },
        script: {
          "echo mine > victim; ln -s victim \($0.output); \($0.line) --force"
            + " && test ! -L \($0.output)"
        }, check: { bench, _ in try holds("mine\n", in: "victim")(bench) }),
    ] + fileInputs + fileEnds

  private static let fileInputs = [
    file(
      "one file: missing input", says: "none.gif: cannot be opened",
      script: { $0.reading("none.gif").line }),
    file(
      "one file: directory as input", says: "cannot be opened", leaves: { _ in ["folder"] },
      script: { "mkdir folder; \($0.reading("folder").line)" }),
    file(
      "one file: endless device (`/dev/zero`)", says: "/dev/zero",
      script: { "timeout 20 \($0.reading("/dev/zero").line)" }),
    file(
      "one file: GIF that never ends", says: "input bytes ",
      script: { "cat in.gif /dev/zero | \($0.reading("-").line) --max-input=9M" }),
    file(
      "one file: input that is cut off", says: "damaged: frame 2: ", leaves: \.files,
      script: { "head -c 100 in.gif > cut; mv cut in.gif; \($0.line)" }),
    file(
      "one file: silent pipe with `--deadline`", says: "took longer than --deadline 0.2s",
      script: { command in
        """
        { until test -e s; do sleep 0.05; done; } | {
          timeout 20 \(command.reading("-").line) --deadline=0.2; echo $? > s; }
        s=$(cat s); rm s; exit $s
        """
      }),
    file(
      "one file: less address space than the canvas needs", of: largeCanvas, needs: .memoryLimit,
      says: "memory bytes ", script: { "ulimit -v 120000; exec \($0.line)" }),
  ]

  private static let fileEnds = [
    Fault("one file: SIGINT or SIGTERM at any moment", of: Animations.flood(60, size: 24 × 24)) {
      bench in
      let outcome = try await bench.shell(
        FileCommand.all.map { interruptions(of: $0) }.joined(separator: "\n"))
      #expect(outcome.stderr == "")
      #expect(try bench.entries() == ["in.gif"])
      let codes = outcome.text.split(separator: "\n").compactMap { Int32($0) }
      #expect(codes.count == 8 * FileCommand.all.count && codes.contains { $0 != 0 })
      return codes
    },
    file(
      "stream of one file: full disk", commands: FileCommand.streams, needs: .fullDevice,
      says: "standard output: no space left", script: { "\($0.line) > /dev/full" }),
    file(
      "stream of one file: reader that is gone (SIGPIPE)", commands: FileCommand.streams,
      says: nil,
      script: { "{ sleep 0.05; \($0.line); echo $? > s; } | :; s=$(cat s); rm s; exit $s" }
    ),
    file(
      "reader of `-o -` that takes nothing, with `--deadline`",
      commands: FileCommand.streams + [
        FileCommand(words: "split --format=rgba in.gif", output: "-"),
        FileCommand(words: "info --json in.gif #", output: "-"),
        FileCommand(words: "verify in.gif in.gif #", output: "-"),
      ], says: "standard output: took longer than --deadline 1.5s", script: blockedStream),
  ]

  /// Fills the pipe, and then lets the tool write.
  private static func blockedStream(_ command: FileCommand) -> String {
    let line = command.line.replacing("in.gif", with: "in.gif --deadline=1.5")
    return """
      { head -c 65536 /dev/zero
        timeout 20 \(line)
        echo $? > s; } | until test -e s; do sleep 0.05; done; s=$(cat s); rm s; exit $s
      """
  }

  /// Ends runs of a command ever later, and prints their statuses; what is left must be nothing, or all
  /// files.
  private static func interruptions(of command: FileCommand) -> String {
    let whole = (["in.gif"] + command.files.sorted()).joined(separator: " ")
    return #"""
      for signal in INT TERM; do for moment in 0.001 0.01 0.02 0.04; do
        timeout --preserve-status -s $signal $moment \#(command.line); code=$?; echo $code
        case "$code $(echo $(ls -A))" in
          "$code \#(whole)") rm \#(command.files.joined(separator: " ")) ;;
          "0 in.gif") echo "nothing, and no word of it" >&2 ;;
          "$code in.gif") ;;
          *) ls -A >&2 ;;
        esac
      done; done
      """#
  }

  /// A fault that several commands meet in the same way, each in a folder of its own.
  private static func file(
    _ name: String, of gif: [UInt8] = Animations.fourColors.bytes,
    commands: [FileCommand] = FileCommand.all, needs need: Need? = nil, says words: String?,
    leaves entries: @escaping @Sendable (FileCommand) -> [String] = { _ in [] },
    script: @escaping @Sendable (FileCommand) -> String,
    check: @escaping @Sendable (Workbench, FileCommand) throws -> Void = { _, _ in }
  ) -> Fault {
    Fault(name, of: gif, needs: need) { _ in
      var codes: [Int32] = []
      for command in commands {
        try await withGIF(gif) { bench in
          codes.append(
            try await bench.meet(script(command), says: words, leaves: entries(command)) {
              try check($0, command)
            })
        }
      }
      return codes
    }
  }
}
