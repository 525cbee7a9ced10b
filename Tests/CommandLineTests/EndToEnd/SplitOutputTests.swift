import Foundation
import Frames
import TestSupport
import Testing

@Suite struct SplitOutputTests {
  @Test func `a missing folder is made with its parents`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "a/b/c/"))
      #expect(try bench.output("a/b/c").letters() == "RGBW")
      #expect(try bench.folder.names(in: "a/b") == ["c"])
    }
  }

  @Test func `a summary says what was written and where`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("split", "in.gif", "-o", "out")
      expectSuccess(outcome)
      #expect(outcome.text == "in.gif: 4 frames of 3×2, 0.45 s, plays forever -> out\n")
      let quiet = try await bench.gifring("split", "-q", "in.gif", "-o", "quiet")
      #expect(quiet.text == "")
    }
  }

  @Test(arguments: [[], ["--force"], ["--jobs=4"], ["--sync"]])
  func `the same work is not done twice`(options: [String]) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let before = try bench.identities()
      let arguments = ["split", "in.gif", "-o", "out"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectSuccess(outcome)
      #expect(outcome.text.hasSuffix("-> out (already there)\n"))
      #expect(try bench.identities() == before)
    }
  }

  @Test(arguments: [
    "--format=pam", "--background=red", "--frames=0", "--name={index}", "--dedupe=all",
  ])
  func `other options need --force where files exist`(option: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let before = try bench.identities()
      let outcome = try await bench.gifring("split", "-q", option, "in.gif", "-o", "out")
      expectFailure(outcome, 73, "in.gif: ", "exists with other content")
      #expect(try bench.identities() == before)
      expectSuccess(
        try await bench.gifring("split", "-q", option, "in.gif", "-o", "out", "--force"))
    }
  }

  @Test func `files that are gone or changed are written again`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let before = try bench.identities()
      expectSuccess(try await bench.shell("rm out/in-001.png"))
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let after = try bench.identities()
      #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == ["in-001.png"])
      try bench.folder.write([1, 2, 3], as: "out/in-002.png")
      expectFailure(
        try await bench.gifring("split", "-q", "in.gif", "-o", "out"), 73, "in-002.png exists")
      expectSuccess(try await bench.gifring("split", "-q", "--force", "in.gif", "-o", "out"))
      #expect(try bench.output().letters() == "RGBW")
    }
  }

  @Test func `files of other names stay`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write([7], as: "out/mine.txt")
      expectSuccess(try await bench.gifring("split", "-q", "--force", "in.gif", "-o", "out"))
      #expect(try bench.folder.read("out/mine.txt") == [7])
      #expect(try bench.folder.names(in: "out").count == 6)
    }
  }

  @Test(arguments: ["in.gif", "in.gif/sub", "dangling", "/dev/null", "/proc/none"])
  func `a folder that can't be made is no output`(folder: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.shell("ln -s nowhere/at/all dangling"))
      let outcome = try await bench.gifring("split", "-q", "in.gif", "-o", folder)
      expectFailure(outcome, 73, "in.gif: ")
      #expect(try bench.entries() == ["dangling", "in.gif"])
    }
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a user who may not write everywhere"))
  func `a folder without write permission is no output`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let script = #"mkdir -p ro; chmod 555 ro; exec $UNPRIVILEGED "$GIFRING" split -q in.gif -o "#
      for folder in ["ro", "ro/new", "ro/a/b"] {
        let outcome = try await bench.shell(Unprivileged.prefix + script + folder)
        expectFailure(outcome, 73, "cannot create", "ermission denied")
      }
      #expect(try bench.entries() == ["in.gif", "ro"])
    }
  }

  @Test(arguments: ["pam", "rgba"])
  func `a stream has the frames one after the other`(format: String) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.gifring(
        "split", "--format", format, "-", "-o", "-",
        stdin: Fixture.sample())
      expectSuccess(outcome)
      let pictures =
        try format == "pam"
        ? [Canvas](pams: outcome.stdout) : [Canvas](rgbas: outcome.stdout, size: 176 × 176)
      #expect(try pictures == ReferenceCompositor.frames(of: Fixture.sample()).map(\.canvas))
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a stream of stored images has those that exist`() async throws {
    let gif = GIF(
      screen: 2 × 1,
      [
        .image(2 × 1, .fill(0)), .image(0 × 3, .fill(0)), .image(2 × 1, .fill(2)),
        .trailer,
      ])
    try await withGIF(gif) { bench in
      let outcome = try await bench.gifring(
        "split", "--raw", "--format=pam", "--frames=2,1,0", "in.gif", "-o", "-")
      expectSuccess(outcome)
      #expect(try [Canvas](pams: outcome.stdout).map(\.letters) == ["BB", "RR"])
    }
  }

  @Test(arguments: [
    (["--format=png"], "needs --format pam, --format rgba or --zip"),
    (["--format=rgba", "--json"], "--json has no effect"),
    (["--format=rgba", "--name={index}"], "--name has no effect"),
    (["--format=rgba", "in.gif"], "needs exactly one INPUT"),
  ])
  func `what can't be streamed is a usage error`(options: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "-"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectFailure(outcome, 64, words)
      #expect(outcome.stdout == [])
    }
  }
}
