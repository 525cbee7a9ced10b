import Foundation
import TestSupport
import Testing

@Suite struct SplitArchiveTests {
  /// Splits into a folder too, and expects the same files in the archive, the manifest last.
  @Test(arguments: [
    [], ["--format=pam"], ["--format=rgba", "--dedupe=all"], ["--raw", "--format=gif"],
    ["--fps=7", "--name={start}/{number}"], ["--frames=-1,0", "--jobs=2"],
  ])
  func `an archive holds what a folder would`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      for output in [["-o", "out"], ["-o", "out.zip", "--zip"]] {
        let arguments = ["split", "-q", "in.gif"] + output + options
        expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      }
      let entries = try ZipReader(bench.folder.read("out.zip")).entries
      let files = try bench.entries().filter { $0.hasPrefix("out/") && $0.contains(".") }
      #expect(entries.map { "out/\($0.text)" }.sorted() == files)
      #expect(entries.last?.text == "manifest.json")
      for entry in entries.dropLast() {
        #expect(try bench.folder.read("out/\(entry.text)") == entry.bytes, "\(entry.text)")
      }
      let manifest = try JSONValue(json: entries.last?.bytes ?? [])
      #expect(manifest["options"]["zip"] == true)
      #expect(try manifest["frames"] == bench.output().manifest["frames"])
      let isPlain = options.first?.hasSuffix("pam") == true
      #expect(entries.first?.method == (isPlain ? 8 : entries.first?.method))
      #expect(entries.last?.method == 8)
    }
  }

  @Test func `the same command makes the same bytes, in a file and in a pipe`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "--zip", "in.gif", "--jobs=1"))
      let bytes = try bench.folder.read("in.zip")
      let stream = try await bench.gifring("split", "--zip", "in.gif", "-o", "-", "--jobs=2")
      expectSuccess(stream)
      #expect(stream.stdout == bytes)
      expectSuccess(try await bench.gifring("split", "-q", "--zip", "in.gif"))
      expectFailure(
        try await bench.gifring("split", "--zip", "in.gif", "--frames=0"), 73,
        "in.zip exists with other content")
      #expect(try bench.folder.read("in.zip") == bytes)
      expectSuccess(
        try await bench.gifring("split", "-q", "--zip", "in.gif", "--frames=0", "--force"))
      #expect(try ZipReader(bench.folder.read("in.zip")).entries.count == 2)
      #expect(try bench.entries() == ["in.gif", "in.zip"])
    }
  }

  @Test func `several inputs have folders of their own, a bad one none`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Animations.withCopies.bytes, as: "more/b.gif")
      try bench.folder.write([1, 2, 3], as: "bad.gif")
      let outcome = try await bench.gifring(
        "split", "--json", "--zip", "in.gif", "bad.gif", "more/b.gif", "-o", "x.zip")
      #expect(outcome.status == 1)
      #expect(outcome.text.split(separator: "\n").count == 3)
      let names = try ZipReader(bench.folder.read("x.zip")).entries.map(\.text)
      #expect(
        names.filter { $0.hasSuffix("manifest.json") } == [
          "in/manifest.json", "more/b/manifest.json",
        ])
      #expect(names.count == 4 + 5 + 2)
    }
  }

  @Test func `nothing is left of an archive that has nothing`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("split", "--zip", "gone.gif", "-o", "x.zip"), 66, "gone.gif")
      let both = try await bench.gifring("split", "--zip", "no.gif", "gone.gif", "-o", "x.zip")
      #expect(both.status == 1)
      let own = try await bench.gifring("split", "-q", "--zip", "in.gif", "-o", "in.gif")
      expectFailure(own, 73, "in.gif exists")
      let twice = try await bench.gifring("split", "-q", "--zip", "in.gif", "in.gif", "-o", "x.zip")
      expectFailure(twice, 1, "in is in the archive already")
      try bench.remove("x.zip")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `damage is marked, or refused before anything is written`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "--zip", "in.gif", "-o", "x.zip"), 1,
        "damaged: frame 1")
      #expect(try ZipReader(bench.folder.read("x.zip")).entries.count == 5)
      let stream = try await bench.gifring("split", "--strict", "--zip", "in.gif", "-o", "-")
      expectFailure(stream, 65, "refused by --strict")
      #expect(stream.stdout == [])
    }
  }

  @Test(arguments: [
    (["--zip", "in.gif", "in.gif"], "--zip of several inputs needs --output"),
    (["--zip", "in.gif", "-o", "-", "--json"], "--json has no effect"),
    (["--zip", "in.gif", "-o", "-", "--sync"], "--sync has no effect"),
  ])
  func `what makes no sense is a usage error`(arguments: [String], words: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await Tool.run(["split"] + arguments, in: bench.folder.path), 64, words)
    }
  }

  @Test func `a reader that goes away ends the work by its signal`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await bench.shell(
        #"{ "$GIFRING" split --zip in.gif -o -; echo $? >status; } | head -c 9 >/dev/null; cat status"#
      )
      #expect(outcome.text == "141\n")
    }
  }

  @Test(.enabled(if: Program.isInstalled("unzip"), "unzip is not installed"))
  func `what unzip takes out of it equals the GIF`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      let script = #""$GIFRING" split -q --zip in.gif && unzip -q in.zip -d out"#
      expectSuccess(try await bench.shell(script))
      expectSuccess(try await bench.gifring("verify", "-q", "--exact", "out"))
    }
  }
}
