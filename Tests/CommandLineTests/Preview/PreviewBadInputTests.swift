import Foundation
import Frames
import TestSupport
import Testing

@Suite struct PreviewBadInputTests {
  @Test(arguments: ["x.html", "x.svg", "x.png", "out"])
  func `one frame is enough`(name: String) async throws {
    try await withGIF(Animations.filled([1], delays: [0])) { bench in
      expectSuccess(try await bench.gifring("preview", "-q", "in.gif", "-o", name))
      #expect(try bench.folder.names() == ["in.gif", name].sorted())
    }
  }

  @Test func `a deadline ends also the drawing of very many cells`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      // Processor time: other tests run at once.
      let outcome = try await bench.shell(
        "ulimit -t 8; $GIFRING preview in.gif -o x.png --at 0 --cells 100000 --scale 4"
          + " --deadline 1")
      expectFailure(outcome, 77, "--deadline")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `scripts that are too long, or none, are refused by one short line`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let script = String(repeating: "0s insert 0;", count: 3_000)
      expectFailure(
        try await bench.gifring(
          "preview", "in.gif", "-o", "x.svg", "--layout", "waterfall", "--script", script), 77,
        "3000 events")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "x.svg", "--script=@/dev/zero"), 65,
        "/dev/zero", "no text")
      try bench.folder.write(Array(repeating: 0x78, count: 9_000), as: "script")
      let outcome = try await bench.gifring("preview", "in.gif", "-o", "x.svg", "--script=@script")
      expectFailure(outcome, 65, "…' is no event")
      #expect(outcome.stderr.count < 200)
      #expect(try bench.entries() == ["in.gif", "script"])
    }
  }

  @Test func `an output is named as it was given, an empty input by quotes`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write([1, 2, 3], as: "folder/x.svg")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "folder/x.svg"), 73,
        "folder/x.svg exists")
      expectFailure(
        try await bench.gifring("preview", "", "-o", "y.svg"), 66, "gifring: '': ")
    }
  }

  @Test(arguments: ["x.html", "x.svg", "out"])
  func `no cells are no fault`(name: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("preview", "-q", "in.gif", "-o", name, "--cells", "0"))
    }
  }

  @Test func `ten thousand cells take their time but come out`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "x.png", "--at", "0", "--cells", "10000",
          "--item-size", "4"))
      #expect(try Canvas(png: bench.folder.read("x.png")).size == (320 × 480))
    }
  }

  @Test func `without a terminal, a file has to be named`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif"), 64, "standard output is none", "--output")
    }
  }

  @Test func `a page has its limit`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "x.html", "--cells", "201"), 64,
        "201 cells", "200")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "out", "--cells", "1000001"), 77)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `damage shows, and is told`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      let outcome = try await bench.gifring("preview", "-q", "in.gif", "-o", "out")
      expectFailure(outcome, 1, "in.gif", "damaged")
      #expect(try bench.output().frames.count == 4)
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "strict", "--strict"), 65, "--strict")
      #expect(try bench.folder.names() == ["in.gif", "out"])
    }
  }

  @Test func `a file that isn't there, or is no GIF, is told by its status`() async throws {
    try await withGIF(Array("no GIF at all".utf8)) { bench in
      expectFailure(try await bench.gifring("preview", "in.gif", "-o", "out"), 65)
      expectFailure(try await bench.gifring("preview", "gone.gif", "-o", "out"), 66)
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `what exists is not overwritten without being asked`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write([1, 2, 3], as: "x.svg")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "x.svg"), 73, "x.svg")
      #expect(try bench.folder.read("x.svg") == [1, 2, 3])
      expectSuccess(
        try await bench.gifring("preview", "-q", "in.gif", "-o", "x.svg", "--force"))
      #expect(try bench.folder.read("x.svg").count > 1_000)
      // The same once more is no fault.
      expectSuccess(try await bench.gifring("preview", "-q", "in.gif", "-o", "x.svg"))
      #expect(try bench.entries() == ["in.gif", "x.svg"])
    }
  }

  @Test(.enabled(if: Unprivileged.isPossible, "there is no way to give up the rights of root"))
  func `a target that can't be written is known before the work`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.shell(
        "mkdir locked; chmod 555 locked; chmod 755 .; \(Unprivileged.prefix)"
          + " $UNPRIVILEGED $GIFRING preview in.gif -o locked/x.svg")
      expectFailure(outcome, 73, "locked")
    }
  }

  @Test func `scripts that can't happen are told by their event`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring(
          "preview", "in.gif", "-o", "out", "--script", "1s delete 0; 2s delete 40"), 64,
        "event 2")
      try bench.folder.write(Array("1s delete 0\nlater".utf8), as: "script")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "out", "--script", "@script"), 65,
        "later")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "out", "--script", "@gone"), 66)
    }
  }

  @Test(arguments: ["x.html", "x.gif", "out"])
  func `a GIF that would take too long to decode is refused at once`(name: String) async throws {
    // 300 frames of 16 million pixels, each of which has to be put back.
    let frame: [GIFBlock] = [
      .graphicControl(delay: 0, disposal: 3), .image(1 × 1, .fill(0)),
    ]
    let gif = GIF(
      screen: 4_096 × 4_096,
      Array([[.loop(0)], Array(repeating: frame, count: 300).flatMap(\.self), [.trailer]].joined()))
    try await withGIF(gif) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", name), 77, "--max-output-pixels")
      #expect(try bench.entries() == ["in.gif"])
    }
  }

  @Test func `pictures that would be too many or too large are refused at once`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "out", "--duration", "1:00:00"), 77)
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "out", "--scale", "1000"), 77)
      expectFailure(
        try await bench.gifring(
          "preview", "in.gif", "-o", "out", "--duration", "1e9", "--fps", "1"), 64)
      #expect(try bench.entries() == ["in.gif"])
    }
  }
}
