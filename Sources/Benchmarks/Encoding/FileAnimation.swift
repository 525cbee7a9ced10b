internal import Frames
internal import GIFDecoding

/// The frames of a GIF, decoded anew in every walk.
struct FileAnimation: AnimationSource {
  let size: PixelSize
  let loopCount: LoopCount
  let frameCount: Int
  private let source: ByteSource

  init(path: String) throws {
    source = try ByteSource(path: path)
    let structure = try GIFDecoder(source).structure
    (size, loopCount) = (structure.canvasSize, structure.loopCount)
    frameCount = structure.images.count
  }

  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    var decoder = try GIFDecoder(source)
    while let frame = try decoder.nextFrame() {
      try body(TimedCanvas(canvas: frame.canvas, duration: frame.delay.duration))
    }
  }
}
