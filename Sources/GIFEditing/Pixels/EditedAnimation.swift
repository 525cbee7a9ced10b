internal import Frames
internal import FrameSequencing
internal import GIFDecoding
internal import PictureScaling

/// The frames of an edited animation, drawn anew in each walk.
struct EditedAnimation: AnimationSource {
  /// The memory for canvases that are kept to go back to.
  static let byteBudget = 64 << 20

  let source: ByteSource
  let options: DecodingOptions
  let order: [Int]
  let delays: [FrameDelay]
  /// The part of the canvas that shows.
  let part: PixelRect
  let size: PixelSize
  let scaling: ScalingFilter
  let loopCount: LoopCount

  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    var frames = FrameStore(
      try SeekingDecoder(source, options: options), byteBudget: Self.byteBudget)
    for (place, index) in order.enumerated() {
      let next = place + 1 < order.count ? order[place + 1] : index
      let direction: PlaybackDirection = next < index ? .backward : .forward
      guard let frame = try frames.frame(at: index, heading: direction) else { continue }
      let isWhole = part.size == size
      let canvas = frame.canvas.scaled(part, to: size, filter: isWhole ? .nearest : scaling)
      try body(TimedCanvas(canvas: canvas, duration: delays[place].duration))
    }
  }
}
