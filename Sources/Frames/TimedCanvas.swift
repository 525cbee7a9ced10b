/// One picture of an animation and the time for which it shows.
public struct TimedCanvas: Hashable, Sendable {
  /// The whole picture.
  public var canvas: Canvas
  /// How long it shows; never negative.
  public var duration: Duration

  /// Makes a picture that shows for `duration`.
  public init(canvas: Canvas, duration: Duration) {
    self.canvas = canvas
    self.duration = duration
  }
}
