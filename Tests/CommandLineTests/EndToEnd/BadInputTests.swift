import TestSupport
import Testing

@Suite(.serialized) struct BadInputTests {
  private static let commands = ["split -q", "info", "info --check", "info --json -q"]

  @Test(arguments: commands)
  func `what can't be opened is named`(command: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      for (input, words) in [
        ("none.gif", "No such file"), (".", "is a directory"), ("in.gif/x", "Not a directory"),
        ("''", "No such file"),
      ] {
        expectFailure(try await bench.shell("\"$GIFRING\" \(command) \(input)"), 66, words)
      }
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  static let foreign: [(String, String)] = [
    ("", "the file is empty"), ("G", "cut off after 1 bytes"), ("GIF89a", "cut off after 6 bytes"),
    ("GIF88a.......", "doesn't begin with GIF87a or GIF89a"), ("hello world", "not a GIF"),
    ("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ", "this is a WebP file"),
    ("\u{1}\u{1}\u{1}\u{18}ftypisom", "this is an MP4 or QuickTime file"),
    ("\u{1}PNG\r\n\u{1a}\n", "this is a PNG file"), ("%PDF-1.7", "this is a PDF file"),
    ("<!DOCTYPE html><p>404", "this is an HTML page"), ("PK\u{3}\u{4}", "this is a zip archive"),
    ("version https://git-lfs.github.com/spec/v1", "a Git LFS pointer"),
  ]

  @Test(arguments: foreign)
  func `another format under a false name is named`(content: String, words: String) async throws {
    try await withGIF(Array(content.utf8)) { bench in
      expectFailure(try await bench.gifring("split", "-q", "in.gif"), 65, "in.gif: ", words)
      expectFailure(try await bench.gifring("info", "in.gif"), 65, "in.gif: ", words)
      expectFailure(
        try await bench.gifring("split", "-q", "-", stdin: Array(content.utf8)), 65, "-: ", words)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: [
    (GIF(screen: 3 × 2, [.trailer]), "no image in the file"),
    (GIF(screen: 3 × 2, []), "no image in the file"),
    (GIF(screen: 0 × 0, [.image(0 × 5, .fill(0)), .trailer]), "the canvas has no pixels"),
  ])
  func `a GIF without a picture has nothing usable`(gif: GIF, words: String) async throws {
    try await withGIF(gif) { bench in
      for command in Self.commands {
        expectFailure(
          try await bench.shell("\"$GIFRING\" \(command) in.gif"), 65, "in.gif: ", words)
      }
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: ["/dev/zero", "- < /dev/zero", "/dev/null"])
  func `devices that are no GIF are not read for ever`(input: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      for command in Self.commands {
        let outcome = try await bench.shell("exec \"$GIFRING\" \(command) \(input)")
        expectFailure(outcome, 65, "not a GIF")
      }
    }
  }

  @Test func `a sparse file of 4 GiB is refused at once`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for command in Self.commands {
        let outcome = try await bench.shell(
          "truncate -s 4294967296 big.gif || exit 99; exec \"$GIFRING\" \(command) big.gif")
        if outcome.status == 99 { return }
        expectFailure(outcome, 77, "input bytes 4294967296 is above 268435456")
      }
      expectFailure(
        try await bench.gifring("info", "--max-input=8G", "big.gif"), 65, "not a GIF")
    }
  }
}
