import Foundation
import Frames
import LayoutCore
import TestSupport
import Testing

@Suite struct PreviewFolderTests {
  @Test func `a folder holds a picture for each frame, and says when it shows`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("preview", "-q", "in.gif", "-o", "out"))
      let output = try bench.output()
      #expect(output.files == (0..<4).map { "frame-00\($0).png" })
      #expect(try output.names() == output.files)
      #expect(output.frames.map(\.["startMilliseconds"].integer) == [0, 50, 150, 350])
      #expect(output.frames.map(\.["endMilliseconds"].integer) == [50, 150, 350, 450])
      #expect(output.frames.map(\.["sourceIndex"].integer) == [0, 1, 2, 3])
      #expect(output.manifest["durationMilliseconds"].integer == 450)
      let centers = try output.pictures().map { $0[160, 240] }
      #expect(
        centers == [
          Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0),
          Color(red: 0, green: 0, blue: 255), Color(red: 255, green: 255, blue: 255),
        ])
    }
  }

  @Test func `cells are where the layout has them`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "out", "--cells", "6", "--layout", "circle"))
      let picture = try #require(try bench.output().pictures().first)
      let layout = RingLayout.circle.prepare(
        LayoutContext(size: Size(width: 320, height: 480), itemCount: 6))
      let background = picture[0, 0]
      layout.forEachElement { element in
        guard element.category == .cell, abs(element.center.x - 160) < 120 else { return }
        let (x, y) = (Int(element.center.x), Int(element.center.y))
        #expect(picture[x - 30, y - 20] != background)
        let isOutside = picture[x, y > 240 ? y + 40 : y - 40] == background
        #expect(isOutside)
      }
    }
  }

  @Test func `the same command makes the same bytes`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      for folder in ["one", "two"] {
        expectSuccess(
          try await bench.gifring(
            "preview", "-q", "in.gif", "-o", folder, "--layout", "sphere", "--orbit", "0.5",
            "--duration", "0.1", "--size", "80x80"))
      }
      let (one, two) = (try bench.folder.names(in: "one"), try bench.folder.names(in: "two"))
      #expect(one == two && one.count == 7)
      for name in one {
        let same = try bench.folder.read("one/\(name)") == bench.folder.read("two/\(name)")
        #expect(same, "\(name)")
      }
    }
  }

  @Test func `a script makes its time, and a picture whenever something moves`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "out", "--size", "100x100", "--script",
          "500ms delete 0"))
      let output = try bench.output()
      // One play, then 50 ms until the script begins, 18 pictures of 1/60 s, and frames.
      #expect(output.manifest["durationMilliseconds"].integer == 800)
      let starts = output.frames.compactMap(\.["startMilliseconds"].integer)
      #expect(starts.prefix(5) == [0, 50, 150, 350, 450])
      #expect(starts.dropFirst(5).prefix(3) == [500, 517, 533])
      #expect(starts.count == 23)
    }
  }

  @Test func `pictures can come at a steady rate`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "out", "--size", "50x50", "--fps", "10",
          "--duration", "1.25"))
      let output = try bench.output()
      #expect(output.frames.count == 13)
      #expect(output.frames.last?["endMilliseconds"].integer == 1_250)
      #expect(
        output.frames.map(\.["sourceIndex"].integer)
          == [0, 1, 2, 2, 3, 1, 2, 2, 3, 0, 1, 2, 2])
    }
  }

  @Test func `an orbit fits into what repeats`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "out", "--size", "50x50", "--orbit", "0.7"))
      // A turn takes 1.43 s, three plays 1.35 s.
      #expect(try bench.output().manifest["durationMilliseconds"].integer == 1_350)
    }
  }
}
