import Frames
import TestSupport
import Testing

@Suite struct SplitNamingTests {
  @Test(arguments: [
    ("{number}", ["000.png", "001.png"]), ("{stem}_{index}", ["in_000.png", "in_003.png"]),
    ("100%d-{index}", ["100%d-000.png", "100%d-003.png"]),
    ("{delay}cs{effective}ms@{start}", ["5cs50ms@0.png", "10cs100ms@50.png"]),
    ("{width}x{height}+{x}+{y}#{number}", ["3x2+0+0#000.png", "3x2+0+0#001.png"]),
    ("{{{index}}}", ["{000}.png", "{003}.png"]),
    ("sub/{index}/f", ["sub/000/f.png", "sub/003/f.png"]),
    ("{crc}", ["98c30b6f.png", "5cca0d82.png"]),
  ])
  func `templates make names`(template: String, files: [String]) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--frames=0,3", "--name", template, "in.gif", "-o", "out")
      expectSuccess(outcome)
      let output = try bench.output()
      if template == "{crc}" {
        #expect(output.files == output.frames.compactMap { $0["crc32"].string.map { "\($0).png" } })
      } else {
        #expect(output.files == files)
      }
      #expect(try output.letters() == "RW")
    }
  }

  @Test(arguments: [
    ("same", "several frames the name same.png"), ("{crc", "unbalanced brace"),
    ("{frame}", "unknown placeholder {frame}"), ("../{index}", "inside the output folder"),
    ("/{index}", "inside the output folder"), ("a//{index}", "inside the output folder"),
    (String(repeating: "x", count: 252), "at most 255 are allowed"),
  ])
  func `a template that can't name every frame is a usage error`(template: String, words: String)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--name", template, "in.gif", "-o", "out")
      expectFailure(outcome, 64, words)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a wrong template is found before any input of a batch`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("split", "--name", "{frame}", "in.gif", "missing.gif")
      expectFailure(outcome, 64, "unknown placeholder {frame}")
      #expect(outcome.text == "")
    }
  }

  @Test func `frames go into a folder named after the input`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"mkdir sub; cp in.gif sub/a.b.gif; cp in.gif plain; cp in.gif .gif; cp in.gif ./-dash.gif"#
      )
      expectSuccess(outcome)
      for input in ["sub/a.b.gif", "plain", ".gif", "./-dash.gif"] {
        expectSuccess(try await bench.gifring("split", "-q", input))
      }
      for name in ["a.b", "plain", ".gif", "-dash"] {
        #expect(try bench.output("\(name).frames").files.first == "\(name)-000.png")
      }
      let stdin = try await bench.gifring("split", "-q", "-", stdin: Animations.fourColors.bytes)
      expectSuccess(stdin)
      #expect(try bench.output("stdin.frames").manifest["source"]["name"] == "stdin")
    }
  }

  @Test(arguments: [
    (#"a b"#, #"a b"#), (#"new\012line"#, #"new\nline"#), (#"\033[31mred"#, #"\x1b[31mred"#),
    (#"\342\200\256rtl"#, #"\u{202e}rtl"#), (#"raw\377\376"#, #"raw\xff\xfe"#),
    (#"{index}%s"#, #"{index}%s"#), (#"\047\042\134q"#, #"'"\q"#),
  ])
  func `any file name works and none can steer a terminal`(octal: String, shown: String)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let script = #"""
        name=$(printf '%b' "$1"); cp in.gif "$name.gif" && "$GIFRING" split "$name.gif" \
        && test -f "$name.frames/$name-003.png" && "$GIFRING" info "$name.gif" | head -n 1
        """#
      let octal = octal.replacing("\\", with: "\\0").replacing("%", with: "%")
      let outcome = try await Tool.shell(script, [octal], in: bench.folder.path)
      expectSuccess(outcome)
      #expect(outcome.text.hasPrefix("\(shown).gif: 4 frames of 3×2"))
      #expect(outcome.text.hasSuffix(" -> \(shown).frames\n\(shown).gif\n"))
    }
  }

  @Test func `messages about a file show its name escaped`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(#""$GIFRING" split -q "$(printf 'no\n\033such\377')""#)
      expectFailure(outcome, 66, #"gifring: no\n\x1bsuch\xff: cannot be opened"#)
    }
  }

  @Test func `names that are not UTF-8 stand in the manifest as bytes too`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let script = #"name=$(printf 'a\377'); cp in.gif "$name"; "$GIFRING" split -q "$name" -o out"#
      expectSuccess(try await bench.shell(script))
      let manifest = try bench.output().manifest
      #expect(manifest["source"]["name"] == "a\u{fffd}")
      #expect(manifest["source"]["nameBytes"] == "Yf8=")
      #expect(manifest["frames"][0]["file"] == "a\u{fffd}-000.png")
      #expect(manifest["frames"][0]["fileBytes"] == "Yf8tMDAwLnBuZw==")
    }
  }
}
