import Frames
import TestSupport
import Testing

/// What keeps a sheet from being made, or makes it damaged; nothing else is left then.
@Suite struct SheetBadInputTests {
  @Test(
    arguments: [
      (["--max-size", "1x1"], 65, "frame 0 needs a page of 3×2, the largest is 1×1"),
      (["--max-size", "1x1", "--frames", "2"], 65, "frame 2 needs a page of 3×2"),
      (["--max-size", "5x5", "--columns", "2"], 65, "2 columns are 6 pixels wide"),
      (["--max-sheet-side", "5"], 77, "sheet side 6 is above 5 (--max-sheet-side raises it)"),
      (["--max-output-pixels", "23", "--margin", "4"], 77, "output pixels"),
      (["--memory", "1M"], 77, "--memory raises it"),
      (["--max-output-bytes", "90"], 77, "output bytes"),
      (["--sidecar", "aseprite,texturepacker"], 64, "two of the files would be s.json"),
      (["--frames", "9"], 64, "--frames 9 lies outside the animation"),
    ] as [([String], Int32, String)])
  func `what can't be is refused before anything is written`(
    options: [String], status: Int32, words: String
  ) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await Tool.run(
        ["sheet", "in.gif", "-o", "new/s.png"] + options, in: bench.folder.path)
      expectFailure(outcome, status, words)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `a page that is too large for WebP is refused with what else there is`() async throws {
    let gif = GIF(
      screen: 8_192 × 1,
      [.image(8_192 × 1, .fill(0)), .image(8_192 × 1, .fill(1)), .trailer])
    try await withGIF(gif) { bench in
      let command = ["sheet", "-q", "in.gif", "--layout", "horizontal"]
      let outcome = try await Tool.run(command + ["-o", "s.webp"], in: bench.folder.path)
      expectFailure(
        outcome, 65, "a page of 16384×1 is too large for WebP", "16383", "--max-size", "PNG")
      #expect(try bench.entries() == ["in.gif"])
      for rest in [["-o", "s.png"], ["-o", "t.webp", "--max-size", "16383x16383"]] {
        expectSuccess(try await Tool.run(command + rest, in: bench.folder.path))
      }
    }
  }

  @Test func `damage is told, and refused where that is asked for`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("sheet", "in.gif", "--json")
      expectFailure(outcome, 1, "damaged: frame 1")
      let record = try JSONValue(json: outcome.stdout)
      #expect(record["ok"] == false && record["damaged"] == true && record["frames"] == 4)
      try bench.remove("in.png")
      try bench.remove("in.json")
      expectFailure(
        try await bench.gifring("sheet", "in.gif", "--strict"), 65, "refused by --strict")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `what is no GIF, or nothing of one, is named`() async throws {
    try await withGIF(Array("RIFF....WEBPVP8 ".utf8)) { bench in
      let outcome = try await bench.gifring("sheet", "in.gif", "--json")
      expectFailure(outcome, 65, "not a GIF: this is a WebP")
      #expect(try JSONValue(json: outcome.stdout)["status"] == 65)
      expectFailure(try await bench.gifring("sheet", "none.gif"), 66, "none.gif")
    }
    let empty = GIF(screen: 3 × 2, [.image(3 × 2, .codes([4, 63])), .trailer])
    try await withGIF(empty) { bench in
      expectFailure(
        try await bench.gifring("sheet", "in.gif"), 65, "no image has a single readable pixel")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `frames without a pixel are trimmed to one`() async throws {
    let gif = GIF(
      screen: 9 × 9,
      [
        .graphicControl(delay: 10, transparent: 0), .image(9 × 9, .fill(0)),
        .graphicControl(delay: 10, transparent: 0), .image(0 × 0, .fill(0)), .trailer,
      ])
    try await withGIF(gif) { bench in
      _ = try await bench.gifring("sheet", "-q", "in.gif", "--trim")
      let sheet = try Canvas(png: bench.folder.read("in.png"))
      #expect(sheet == Canvas(size: 1 × 1))
      let frames = try JSONValue(json: bench.folder.read("in.json"))["frames"]
      #expect(frames["1"]["sourceSize"]["w"] == 9)
    }
  }

  @Test func `fifty thousand frames of one pixel make one cell`() async throws {
    try await withGIF(Animations.flood(50_000)) { bench in
      let refused = try await bench.gifring("sheet", "in.gif")
      expectFailure(refused, 77, "--max-frames raises it")
      let outcome = try await bench.gifring(
        "sheet", "in.gif", "--max-frames", "50k", "--max-size", "1x1")
      expectSuccess(outcome)
      #expect(
        outcome.text == "in.gif: 50000 frames in 1 cell on a page of 1×1 -> in.png and 1 more\n")
    }
    try await withGIF(Animations.flood(5_000)) { bench in
      let apart = try await bench.gifring("sheet", "in.gif", "-o", "-", "--keep-duplicates")
      expectSuccess(apart)
      #expect(try Canvas(png: apart.stdout).size == 71 × 71)
    }
  }

  @Test(arguments: ["*} a{\".png", "a\nb.png", "\u{202e}gnp.png", "<b>'&.png"])
  func `odd names are written, and shown harmless`(name: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring(
        "sheet", "in.gif", "-o", name, "--sidecar", "aseprite,css,godot,android,xcode")
      expectSuccess(outcome)
      let isPlain = !outcome.text.dropLast().unicodeScalars.contains {
        $0.value < 32 || $0.properties.generalCategory == .format
      }
      #expect(isPlain)
      let stem = String(name.dropLast(4))
      let meta = try JSONValue(json: bench.folder.read("\(stem).json"))["meta"]
      #expect(meta["image"].string == name)
    }
  }

  @Test func `a name that is no text is kept, or refused by formats of text`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let script = #"""
        name=$(printf 'a\377b.png')
        "$GIFRING" sheet -q in.gif -o "$name" --sidecar aseprite,css && ls | od -An -c | grep -c 377
        "$GIFRING" sheet -q in.gif -o "$name" --force --sidecar godot
        """#
      let outcome = try await bench.shell(script)
      expectFailure(outcome, 64, "can't stand in a file for godot")
    }
  }
}
