internal import Frames
internal import GIFDecoding
internal import Rendering
internal import Scenes

extension Renderer {
  /// The picture of a moment, with the GIF's own frame in it.
  ///
  /// - Throws: `DecodingError`, also when the time is over while cells are drawn.
  mutating func picture(
    of snapshot: Snapshot, _ frames: HubFrames, _ limits: Limits
  ) throws(DecodingError) -> Canvas {
    try picture(of: snapshot) { index throws(DecodingError) in
      try frames.canvas(at: index)
    } beforeEach: { () throws(DecodingError) in
      try limits.checkDeadline()
    }
  }
}
