import Frames
import Testing

@Suite struct CanvasTests {
  private let size = PixelSize(width: 3, height: 2)
  private let red = Color(red: 255, green: 0, blue: 0)

  @Test func `a canvas starts transparent`() {
    #expect(Canvas(size: size).pixels == [0, 0, 0, 0, 0, 0])
    #expect(Canvas(size: size, filledWith: red).pixels == Array(repeating: red.rawValue, count: 6))
    #expect(Canvas(size: PixelSize(width: 0, height: 9)).pixels == [])
  }

  @Test func `pixels stand row by row`() {
    var canvas = Canvas(size: size, pixels: [0, 1, 2, 3, 4, 5])
    #expect(canvas[2, 1].rawValue == 5)
    #expect(canvas[0, 1].rawValue == 3)
    canvas[1, 0] = red
    #expect(canvas.pixels == [0, red.rawValue, 2, 3, 4, 5])
  }

  @Test func `a copy keeps its pixels when the other changes`() {
    var canvas = Canvas(size: size)
    let copy = canvas
    canvas.withMutablePixels { $0[5] = 7 }
    #expect(canvas.pixels == [0, 0, 0, 0, 0, 7])
    #expect(copy.pixels == [0, 0, 0, 0, 0, 0])
    #expect(canvas != copy)
  }

  @Test func `what the closure gives comes back`() {
    var canvas = Canvas(size: size)
    #expect(canvas.withMutablePixels { $0.count } == 6)
  }

  @Test func `a canvas with a wrong number of pixels is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Canvas(size: PixelSize(width: 2, height: 2), pixels: [0])
    }
  }

  @Test func `a pixel beside the canvas is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Canvas(size: PixelSize(width: 2, height: 2))[2, 0]
    }
  }

  @Test func `an indexed canvas needs one value a pixel`() async {
    await #expect(processExitsWith: .failure) {
      _ = IndexedCanvas(
        size: PixelSize(width: 2, height: 2), indices: [0], palette: [.transparent])
    }
  }
}
