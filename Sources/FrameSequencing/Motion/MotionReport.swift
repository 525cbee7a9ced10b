/// What an animation's motion means for people: WCAG 2.2, success criteria 2.2.2 and 2.3.1.
public struct MotionReport: Hashable, Sendable {
  /// How long all plays take, nil for ever.
  public let length: Duration?
  /// Whether any two frames that show look different.
  public let moves: Bool
  /// How many pixels the canvas has.
  public let pixelCount: Int
  /// The most pixels that flashed in the same second: ``FlashMeter`` says what that is.
  public let mostFlashingPixels: Int
  /// The end of the first second in which a quarter of the canvas or more flashed, counted from the
  /// start of the first play.
  public let firstExcess: Duration?

  /// Makes a report from what was found.
  public init(length: Duration?, moves: Bool, pixelCount: Int, flashes: FlashMeter) {
    self.length = length
    self.moves = moves
    self.pixelCount = pixelCount
    mostFlashingPixels = flashes.mostFlashingPixels
    firstExcess = flashes.firstExcess.map { .milliseconds($0) }
  }

  /// Whether the animation moves for more than five seconds, so that people must be able to stop it:
  /// 2.2.2.
  public var needsPause: Bool { moves && length.map { $0 > .seconds(5) } ?? true }

  /// Whether it may cause seizures: 2.3.1.
  public var hasTooManyFlashes: Bool { firstExcess != nil }
}
