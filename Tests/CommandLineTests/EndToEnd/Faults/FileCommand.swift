import TestSupport

/// A command that writes one file of `in.gif`, or a few beside each other.
struct FileCommand {
  /// Its name, the input and options.
  let words: String
  /// The file that it is to write.
  let output: String
  /// Other files that it writes.
  var besides: [String] = []

  /// One of each command, and both kinds of what `sheet` and `preview` write.
  static let all = [
    FileCommand(words: "sheet in.gif", output: "out.png", besides: ["out.json"]),
    FileCommand(words: "assemble in.gif", output: "out.webp"),
    FileCommand(words: "edit in.gif --speed=2", output: "out.gif"),
    FileCommand(words: "repair in.gif", output: "out.gif"),
    FileCommand(words: "preview in.gif --cells=3 --size=60x60", output: "out.gif"),
    FileCommand(words: "preview in.gif --cells=3 --size=60x60", output: "out.svg"),
    FileCommand(words: "split --zip in.gif", output: "out.zip"),
  ]
  /// Those that write to standard output, too.
  static let streams = ["sheet in.gif", "edit in.gif", "repair in.gif", "split --zip in.gif"]
    .map { FileCommand(words: $0, output: "-") }

  /// The command line of the tool in a script.
  var line: String { #""$GIFRING" \#(words) -q -o \#(output)"# }
  /// All files that are left when it was successful.
  var files: [String] { [output] + besides }

  /// The same command for another input.
  func reading(_ input: String) -> FileCommand {
    FileCommand(
      words: words.replacing("in.gif", with: input), output: output, besides: besides)
  }

  /// The same command for another output.
  func writing(into folder: String) -> FileCommand {
    FileCommand(
      words: words, output: "\(folder)/\(output)", besides: besides.map { "\(folder)/\($0)" })
  }
}
