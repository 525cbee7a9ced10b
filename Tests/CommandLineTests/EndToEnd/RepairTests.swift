import Frames
import GIFDecoding
import TestSupport
import Testing

@Suite struct RepairTests {
  @Test func `a damaged file becomes a valid one`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("repair", "in.gif", "-o", "out.gif")
      expectFailure(outcome, 1, "in.gif: damaged: frame 1")
      #expect(outcome.text.contains("frame 1: dropped, 1 of 6 pixels are readable\n"))
      #expect(outcome.text.contains("3 frames copied, 1 dropped, "))
      let kept = try await bench.gifring(
        "repair", "-q", "--keep-partial", "in.gif", "-o", "kept.gif")
      expectFailure(kept, 1, "damaged: frame 1")
      let frames = try ReferenceCompositor.frames(of: bench.folder.read("kept.gif"))
      #expect(frames.map(\.canvas.letters) == ["RRR/RRR", "GRR/RRR", "BBB/BBB", "WWW/WWW"])
      for name in ["out.gif", "kept.gif"] {
        expectSuccess(try await bench.gifring("info", "-q", "--check", name))
      }
    }
  }

  @Test func `an undamaged file is copied`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("repair", "-q", "in.gif", "-o", "out.gif"))
      let repaired = try GIFStructure(ByteSource(bytes: bench.folder.read("out.gif")))
      #expect(repaired.images.map(\.delay.centiseconds) == [5, 0, 20, 10])
    }
  }

  @Test func `a record has a verdict for each frame`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("repair", "--json", "in.gif", "-o", "out.gif")
      let part =
        #"{"frame":1,"pixels":6,"pixelsDecoded":1,"pixelsLost":0,"state":"partial","verdict":"dropped"}"#
      #expect(outcome.status == 1 && outcome.text.contains(part), "\(outcome.text)")
      #expect(outcome.text.contains(#""damaged":true"#))
    }
  }

  @Test func `without a whole frame no file is written`() async throws {
    let gif = GIF(screen: 3 × 2, [.image(3 × 2, .codes([4, 1, 7, 5])), .trailer])
    try await withGIF(gif) { bench in
      let outcome = try await bench.gifring("repair", "in.gif", "-o", "out.gif")
      expectFailure(outcome, 65, "no frame is whole; 1 partial one could be kept", "--keep-partial")
      #expect(try bench.entries() == ["in.gif"])
      expectFailure(try await bench.gifring("repair", "in.gif"), 64, "repair needs --output")
      try bench.folder.write(Array("not a GIF".utf8), as: "in.gif")
      expectFailure(try await bench.gifring("repair", "in.gif", "-o", "out.gif"), 65, "not a GIF")
    }
  }
}
