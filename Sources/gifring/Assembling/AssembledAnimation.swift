internal import Frames
internal import GIFDecoding

/// An animation as encoders read it: its frames with the times that they get.
struct AssembledAnimation: AnimationSource {
  let animation: any ReadableAnimation
  let loopCount: LoopCount
  /// How long each frame shows.
  let durations: [Duration]
  let iccProfile: [UInt8]?
  let limits: Limits
  /// Hears of each frame.
  let progress: (Int) -> Void

  var size: PixelSize { animation.size }

  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    let frames = try animation.makeReader()
    for (index, duration) in durations.enumerated() {
      try limits.checkDeadline()
      guard let canvas = try frames.next() else { return }
      progress(index)
      try body(TimedCanvas(canvas: canvas, duration: duration))
    }
    // Behind the last frame a GIF says whether anything could be read.
    _ = try frames.next()
  }
}
