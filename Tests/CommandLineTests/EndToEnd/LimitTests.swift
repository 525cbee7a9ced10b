import Frames
import TestSupport
import Testing

@Suite struct LimitTests {
  @Test(arguments: [
    (["--max-input=99"], ["input bytes 137 is above 99", "--max-input"]),
    (["--max-pixels=5"], ["canvas pixels 6 is above 5", "--max-pixels"]),
    (["--max-side=2"], ["canvas side 3 is above 2", "--max-side"]),
    (["--max-frames=3"], ["frame count 4 is above 3", "--max-frames"]),
    (["--max-image-pixels=23"], ["image pixels in all 24 is above 23", "--max-image-pixels"]),
    (["--max-output-pixels=23"], ["output pixels 24 is above 23", "--max-output-pixels"]),
    (["--max-output-bytes=10"], ["output bytes ", " is above 10", "--max-output-bytes"]),
    (["--memory=1M"], ["memory bytes ", " is above 1048576", "--memory"]),
    (["--deadline=0"], ["took longer than --deadline 0s"]),
    (["--fps=1000", "--max-frames=449"], ["frame count 450 is above 449", "--max-frames"]),
    (["--fps=20", "--max-output-pixels=53"], ["output pixels 54 is above 53"]),
  ])
  func `a limit names itself, the value and its flag, and leaves nothing`(
    options: [String], words: [String]
  ) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "a/out"] + options
      let outcome = try await Tool.run(arguments, in: bench.folder.path)
      expectFailure(outcome, 77, "in.gif: refused by a limit: ")
      for word in words { #expect(outcome.stderr.contains(word), "\(outcome.stderr)") }
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test(arguments: [
    "--max-input=137", "--max-pixels=6", "--max-side=3", "--max-frames=4", "--max-image-pixels=24",
    "--max-output-pixels=24", "--deadline=60", "--limits=strict", "--max-output-bytes=1M",
  ])
  func `what just keeps a limit passes`(option: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("split", "-q", option, "in.gif", "-o", "out"))
      #expect(try bench.output().letters() == "RGBW")
    }
  }

  @Test(arguments: ["1", "4"])
  func `too many output bytes end the work: what was written stays and is listed`(jobs: String)
    async throws
  {
    try await withGIF(Animations.fourColors) { bench in
      let limited = [
        "split", "-q", "--format=rgba", "--jobs", jobs, "in.gif", "-o", "out",
        "--max-output-bytes=60",
      ]
      let outcome = try await Tool.run(limited, in: bench.folder.path)
      expectFailure(
        outcome, 1, "writing ends after 2 frames: output bytes 72 is above 60",
        "--max-output-bytes")
      let output = try bench.output()
      #expect(output.files == ["in-000.rgba", "in-001.rgba"])
      #expect(try output.names() == output.files)
      #expect(try output.letters() == "RG")
      #expect(output.manifest["durationMilliseconds"] == 150)
      #expect(output.manifest["diagnostics"][0]["code"] == "limit")
    }
  }

  @Test func `a run that a limit cut short is not taken for the whole work`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let split = ["split", "-q", "--format=rgba", "in.gif", "-o", "out"]
      let limited = try await Tool.run(split + ["--max-output-bytes=60"], in: bench.folder.path)
      #expect(limited.status == 1)
      let again = try await Tool.run(split, in: bench.folder.path)
      expectFailure(again, 73, "manifest.json exists with other content (--force replaces it)")
      expectSuccess(try await Tool.run(split + ["--force"], in: bench.folder.path))
      #expect(try bench.output().letters() == "RGBW")
    }
  }

  @Test func `a stream ends at the limit too, whatever its order`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for frames in ["0-", "3-0", "2,0,1"] {
        let outcome = try await bench.gifring(
          "split", "--format=rgba", "--frames", frames, "--max-output-bytes=60", "in.gif", "-o", "-"
        )
        #expect(outcome.status == 1)
        #expect(outcome.stdout.count <= 60)
        #expect(outcome.stderr.contains("--max-output-bytes"))
      }
    }
  }

  @Test func `codes that make no pixel end the work after the frame`() async throws {
    let idle = Array(repeating: 4, count: 30_000) + [5]
    let gif = GIF(
      screen: 3 × 2,
      [.image(3 × 2, .fill(0)), .image(3 × 2, .codes(idle)), .image(3 × 2, .fill(2)), .trailer])
    try await withGIF(gif) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--max-idle-bytes=1K", "in.gif", "-o", "out")
      #expect(outcome.status == 1)
      let output = try bench.output()
      #expect(output.frames.map(\.["state"]) == ["complete", "missing"])
      #expect(try output.letters() == "RR")
      let codes = output.manifest["diagnostics"].array?.map(\.["code"]) ?? []
      #expect(codes.contains("limit"))
    }
  }

  @Test func `a later image that is too large is a missing frame`() async throws {
    let gif = GIF(
      screen: 3 × 2,
      [.image(3 × 2, .fill(0)), .image(100 × 100, .fill(1)), .image(3 × 2, .fill(2)), .trailer])
    try await withGIF(gif) { bench in
      let outcome = try await bench.gifring("split", "-q", "--max-pixels=99", "in.gif", "-o", "out")
      expectFailure(outcome, 1, "frame 1: ", "--max-pixels")
      #expect(try bench.output().letters() == "RRB")
      #expect(
        try bench.output().frames.map(\.["state"]) == ["complete", "missing", "complete"])
    }
  }

  @Test func `a deadline in the middle leaves whole frames or nothing`() async throws {
    try await withGIF(Animations.flood(4000, size: 40 × 40)) { bench in
      let outcome = try await bench.gifring(
        "split", "-q", "--deadline=0.1", "in.gif", "-o", "out")
      expectFailure(outcome, outcome.status, "--deadline")
      #expect([1, 77].contains(outcome.status))
      #expect(try bench.folder.names().contains("out") == (outcome.status == 1))
      guard outcome.status == 1 else { return }
      #expect(try bench.output().names() == bench.output().files)
    }
  }

  @Test func `a deadline in the middle names its value`() async throws {
    try await withGIF(Animations.flood(4000, size: 40 × 40)) { bench in
      for command in ["split -q in.gif -o out", "split -q in.gif -o - --format=rgba"] {
        let outcome = try await bench.shell(
          #""$GIFRING" \#(command) --deadline=0.25 2>&1 >/dev/null"#)
        #expect(outcome.text.contains("took longer than --deadline 0.25s"), "\(outcome.text)")
      }
    }
  }

  @Test(arguments: ["assemble -q pipe in.gif", "preview -q in.gif --script @pipe"])
  func `a deadline is kept for every file that is read`(command: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        #"mkfifo pipe; timeout 20 "$GIFRING" \#(command) --deadline=0.2 -o out.gif"#)
      expectFailure(outcome, 77, "pipe: refused by a limit: took longer than --deadline 0.2s")
      #expect(try bench.entries() == ["in.gif", "pipe"])
    }
  }

  @Test func `what zopfli takes counts as memory`() async throws {
    try await withGIF(GIF(screen: 300 × 300, [.image(300 × 300, .fill(1)), .trailer])) { bench in
      for command in [
        "split -q in.gif -o out", "assemble -q in.gif -o film.png",
        "preview -q in.gif --at=0s --size=200x200 -o still.png",
      ] {
        let words = command.split(separator: " ").map(String.init) + ["--memory=24M"]
        expectSuccess(try await Tool.run(words, in: bench.folder.path))
        let refused = try await Tool.run(
          words + ["--force", "--compression=max"], in: bench.folder.path)
        expectFailure(refused, 77, "memory bytes ", "--memory")
      }
    }
  }

  @Test func `large pictures of a preview count as memory`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for output in ["out.gif", "out.webp", "out.png", "out"] {
        let outcome = try await bench.gifring(
          "preview", "in.gif", "--size=1000x1000", "--scale=3", "--memory=64M", "-o", output)
        expectFailure(outcome, 77, "memory bytes ", "--memory")
      }
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `huge canvases are refused at once`() async throws {
    let gif = GIF(screen: 65_535 × 65_535, [.image(1 × 1, .fill(0)), .trailer])
    try await withGIF(gif) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "in.gif", "-o", "out"), 77,
        "canvas pixels 4294836225 is above 33554432 (--max-pixels raises it)")
      expectSuccess(try await bench.gifring("info", "in.gif"))
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `floods of frames are refused by split and listed by info`() async throws {
    try await withGIF(Animations.flood(50_000)) { bench in
      expectFailure(
        try await bench.gifring("split", "-q", "in.gif", "-o", "out"), 77,
        "frame count 50000 is above 10000 (--max-frames raises it)")
      let info = try await bench.gifring("info", "in.gif")
      expectSuccess(info)
      #expect(info.text.contains("1×1, 50000 frames"))
      #expect(try bench.entries() == ["in.gif"])
      expectFailure(
        try await bench.gifring("info", "--max-frames=49999", "in.gif"), 77,
        "listed frames 50000 is above 49999")
    }
  }
}
