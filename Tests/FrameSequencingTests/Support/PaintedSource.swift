import FrameSequencing
import Frames

/// A source of tiny frames whose pictures show whether all the right frames were drawn before.
struct PaintedSource: FrameSource {
  /// One frame of the source.
  struct Image {
    var coversCanvas = false
    var isOpaque = false
    var isDamaged = false
    var disposal = DisposalMethod.doNotDispose
  }

  struct Unreadable: Error {}

  let images: [Image]
  /// What each frame shows when all are drawn in order.
  private(set) var pictures: [Canvas] = []
  /// The frame that can't be had.
  var unreadable: Int?
  private(set) var checkpoint = State()

  /// The canvas in one number, 0 for an empty one.
  struct State {
    var canvas: UInt32 = 0
    var below: UInt32 = 0
    var last: Int?
  }

  init(_ images: [Image]) {
    self.images = images
    for index in images.indices { pictures.append(draw(index).canvas) }
    clear()
  }

  init(count: Int) {
    self.init(Array(repeating: Image(), count: count))
  }

  var canvasSize: PixelSize { PixelSize(width: 2, height: 1) }
  var frameCount: Int { images.count }

  func rect(ofFrame index: Int) -> PixelRect {
    PixelRect(x: 0, y: 0, width: images[index].coversCanvas ? 2 : 1, height: 1)
  }
  func disposal(ofFrame index: Int) -> DisposalMethod { images[index].disposal }
  func isOpaque(frame index: Int) -> Bool { images[index].isOpaque }

  mutating func restore(_ checkpoint: State) { self.checkpoint = checkpoint }
  mutating func clear() { checkpoint = State() }

  mutating func drawFrame(at index: Int) throws(Unreadable) -> Frame {
    if index == unreadable { throw Unreadable() }
    return draw(index)
  }

  private mutating func draw(_ index: Int) -> Frame {
    dispose()
    let image = images[index]
    checkpoint.below = checkpoint.canvas
    let hidesBelow = image.coversCanvas && image.isOpaque && !image.isDamaged
    checkpoint.canvas = mix(hidesBelow ? 1 : checkpoint.canvas, index)
    checkpoint.last = index
    let pixels = [checkpoint.canvas, checkpoint.canvas]
    return Frame(
      index: index, canvas: Canvas(size: canvasSize, pixels: pixels),
      delay: FrameDelay(centiseconds: 1), rect: rect(ofFrame: index), disposal: image.disposal,
      state: image.isDamaged ? .partial : .complete, decodedPixelCount: 1)
  }

  private mutating func dispose() {
    guard let last = checkpoint.last else { return }
    switch images[last].disposal {
    case .unspecified, .doNotDispose: break
    case .restoreToPrevious: checkpoint.canvas = checkpoint.below
    case .restoreToBackground:
      let isBlank = images[last].coversCanvas || checkpoint.below == 0
      checkpoint.canvas = isBlank ? 0 : mix(checkpoint.canvas, -1)
    }
  }

  private func mix(_ value: UInt32, _ index: Int) -> UInt32 {
    (value &* 0x9e37_79b1 &+ UInt32(truncatingIfNeeded: index) &* 0x85eb_ca6b &+ 0x1656_67b1) | 1
  }
}

extension FrameStore where Source == PaintedSource {
  /// A store whose budget is a number of canvases.
  init(_ source: PaintedSource, canvases: Int) {
    let sizes = FrameStore(source, byteBudget: 0).canvasByteCount
    self.init(source, byteBudget: canvases * sizes)
  }
}
