import Frames
import Testing

@Suite struct PixelRectTests {
  private static let sizes = (0...3).flatMap { width in
    (0...3).map { PixelSize(width: width, height: $0) }
  }
  private static let rects = (-2...4).flatMap { x in
    [-2, 0, 1, 4].flatMap { y in
      (0...6).flatMap { width in
        [0, 1, 3, 6].map { PixelRect(x: x, y: y, width: width, height: $0) }
      }
    }
  }

  @Test("a clipped rectangle has exactly the pixels that lie on the canvas", arguments: sizes)
  func clipping(size: PixelSize) {
    let wrong = Self.rects.filter { rect in
      Self.pixels(of: rect.clipped(to: size)) != Self.pixels(of: rect, on: size)
    }
    #expect(wrong == [])
  }

  @Test("a clipped rectangle stands on the canvas even when it is empty", arguments: sizes)
  func clippedPlace(size: PixelSize) {
    let wrong = Self.rects.map { $0.clipped(to: size) }.filter { rect in
      rect.x < 0 || rect.y < 0 || rect.width < 0 || rect.height < 0 || rect.maxX > size.width
        || rect.maxY > size.height
    }
    #expect(wrong == [])
  }

  @Test("a rectangle covers a canvas when no pixel is left out", arguments: sizes)
  func covering(size: PixelSize) {
    guard !size.isEmpty else { return }
    let wrong = Self.rects.filter { rect in
      rect.covers(size) != (Self.pixels(of: rect, on: size).count == size.pixelCount)
    }
    #expect(wrong == [])
  }

  @Test func `the rectangle of a size begins at the top left`() {
    let rect = PixelRect(PixelSize(width: 3, height: 2))
    #expect(rect == PixelRect(x: 0, y: 0, width: 3, height: 2))
    #expect(rect.size == PixelSize(width: 3, height: 2))
    #expect(rect.covers(rect.size))
  }

  @Test func `the largest rectangle that a file can hold is clipped without overflow`() {
    let rect = PixelRect(x: 65_535, y: 65_535, width: 65_535, height: 65_535)
    #expect(rect.size.pixelCount == 4_294_836_225)
    #expect(rect.clipped(to: PixelSize(width: 65_535, height: 65_535)).isEmpty)
    #expect(rect.maxX == 131_070)
  }

  @Test("a size without a side has no pixels", arguments: [(0, 5), (5, 0), (0, 0), (-3, -4)])
  func emptySize(width: Int, height: Int) {
    let size = PixelSize(width: width, height: height)
    #expect(size.isEmpty)
    #expect(size.pixelCount == 0)
  }

  @Test func `a size is told with a cross`() {
    #expect(PixelSize(width: 320, height: 240).description == "320×240")
  }

  private static func pixels(of rect: PixelRect, on size: PixelSize? = nil) -> [PixelRect] {
    (0..<max(rect.height, 0)).flatMap { row in
      (0..<max(rect.width, 0)).map { column in
        PixelRect(x: rect.x + column, y: rect.y + row, width: 1, height: 1)
      }
    }.filter { pixel in
      guard let size else { return true }
      return (0..<size.width).contains(pixel.x) && (0..<size.height).contains(pixel.y)
    }
  }
}
