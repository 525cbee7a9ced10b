import Frames
import LayoutCore
import TestSupport
import Testing

@Suite struct CellImagesTests {
  /// A picture of one color as a GIF: pixel values are colors of the table.
  private static func gif(_ value: Int) -> [UInt8] {
    Animations.filled([value], delays: [0]).bytes
  }

  private func colors(of picture: Canvas, cells: Int) -> [Color] {
    let layout = RingLayout.circle.prepare(
      LayoutContext(size: Size(width: 320, height: 480), itemCount: cells))
    return (0..<cells).compactMap { item in
      layout.layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)).map {
        picture[min(Int($0.center.x), 319), Int($0.center.y)]
      }
    }
  }

  @Test func `cells show the pictures of a folder in the order of their names`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Self.gif(1), as: "cells/b.jpg")
      try bench.folder.write(Self.gif(0), as: "cells/a.gif")
      try bench.folder.write([1, 2], as: "cells/.hidden.gif")
      try bench.folder.write(Array("a list".utf8), as: "cells/notes.txt")
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "x.png", "--at", "0", "--cells", "4",
          "--cell-images", "cells"))
      let picture = try Canvas(png: bench.folder.read("x.png"))
      let (red, green) = (
        Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0)
      )
      #expect(colors(of: picture, cells: 4) == [red, green, red, green])
    }
  }

  @Test func `links to pipes and devices are left out`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Self.gif(1), as: "cells/z.gif")
      let outcome = try await bench.shell(
        "mkfifo pipe cells/b.gif; ln -s ../pipe cells/a.gif; ln -s /dev/zero cells/c.gif;"
          + " $GIFRING preview -q in.gif -o x.svg --cell-images cells --deadline 60")
      expectSuccess(outcome)
    }
  }

  @Test func `damaged pictures are left out and told`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      try bench.folder.write(Self.gif(1), as: "cells/b.gif")
      try bench.folder.write(Array(Self.gif(0).prefix(20)), as: "cells/a.gif")
      let outcome = try await bench.gifring(
        "preview", "in.gif", "-o", "x.png", "--at", "0", "--cells", "2", "--cell-images", "cells")
      #expect(outcome.status == 1)
      #expect(outcome.stderr.contains("cells/a.gif: left out"))
      let picture = try Canvas(png: bench.folder.read("x.png"))
      let green = Color(red: 0, green: 255, blue: 0)
      #expect(colors(of: picture, cells: 2) == [green, green])
    }
  }

  @Test func `a folder without pictures, or none at all, is told by its status`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "x.svg", "--cell-images", "gone"), 66,
        "gone")
      try bench.folder.write(Array("a list".utf8), as: "cells/notes.txt")
      expectFailure(
        try await bench.gifring("preview", "in.gif", "-o", "x.svg", "--cell-images", "cells"), 65,
        "cells")
      #expect(try bench.folder.names() == ["cells", "in.gif"])
    }
  }
}
