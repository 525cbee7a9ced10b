internal import Frames

/// An animation that can be read from its start, as often as needed.
protocol ReadableAnimation {
  /// What messages call it.
  var name: RawArgument { get }
  /// The size of every frame.
  var size: PixelSize { get }
  /// How often it plays.
  var loopCount: LoopCount { get }
  /// When each frame shows, known before any is read.
  var times: [FrameTime] { get }

  /// Begins at the first frame.
  func makeReader() throws -> any FrameReader
  /// The color profile that the frames share, nil for none.
  func iccProfile() throws -> [UInt8]?
}

/// How long a frame shows.
struct FrameTime: Hashable {
  /// The delay as a GIF stores it, nil where there is none.
  var delay: FrameDelay?
  /// The time for which it shows.
  var shown: Duration
}

/// Hands out an animation's frames in order.
protocol FrameReader: AnyObject {
  /// The next frame, nil behind the last one, or where a limit ends the work.
  func next() throws -> Canvas?
}

extension ReadableAnimation {
  /// How long one play takes.
  var duration: Duration { times.reduce(.zero) { $0 + $1.shown } }
}
