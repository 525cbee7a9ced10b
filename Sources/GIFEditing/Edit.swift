public import Frames
public import PictureScaling

/// What is to be changed in an animation.
///
/// Whatever the order in which they are set, changes happen in the order of the properties. One that
/// changes nothing keeps every compressed image byte for byte.
public struct Edit: Hashable, Sendable {
  /// How often the animation is to play, nil to keep what the file says.
  public var loopCount: LoopCount?
  /// New delays, by the frames' indices in the input; a later one goes over an earlier one.
  public var delays: [DelayChange] = []
  /// The frames to keep, by their indices, in this order and as often as they are named; nil for all.
  public var frames: [Int]?
  /// Whether the frames play backward.
  public var isReversed = false
  /// Whether the frames play there and back; the ends are not repeated.
  public var bounces = false
  /// How much faster the animation plays.
  public var speed = Speed.unchanged
  /// Which times the frames have that a speed divides.
  public var delayPolicy = DelayPolicy.browser
  /// The part of the canvas to keep, nil for all of it.
  public var crop: PixelRect?
  /// The size of the frames, nil to keep theirs.
  public var size: PixelSize?
  /// How frames are scaled.
  public var scaling = ScalingFilter.area
  /// Whether everything is compressed anew where that makes the file smaller.
  public var isOptimized = false
  /// What is left out of the file.
  public var stripped: Set<StrippedData> = []

  /// Makes an edit that changes nothing.
  public init() {}
}

/// A delay for some frames.
public struct DelayChange: Hashable, Sendable {
  /// The frames' indices.
  public var frames: [Int]
  /// How long each of them shows: 0 to 655.35 seconds.
  public var duration: Duration

  /// Makes a change.
  public init(frames: [Int], duration: Duration) {
    self.frames = frames
    self.duration = duration
  }
}

/// How many times as fast as before an animation plays, as an exact fraction.
public struct Speed: Hashable, Sendable {
  /// The speed that leaves delays as they are.
  public static let unchanged = Speed(numerator: 1, denominator: 1)

  /// The times that become as many as the denominator says.
  public let numerator: Int
  /// The times that they become.
  public let denominator: Int

  /// Makes a speed.
  ///
  /// - Precondition: both are from 1 to 10^9.
  public init(numerator: Int, denominator: Int) {
    precondition((1...1_000_000_000).contains(numerator), "a speed above 0")
    precondition((1...1_000_000_000).contains(denominator), "a speed above 0")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Whether delays stay as they are.
  public var isUnchanged: Bool { numerator == denominator }
}

/// What a file can do without.
public enum StrippedData: String, Hashable, Sendable, CaseIterable {
  /// Comments.
  case comments
  /// XMP packets.
  case xmp
  /// Color profiles, which browsers don't apply.
  case icc
  /// Plain text, which browsers don't draw.
  case plainText = "text"
  /// Other application data than loop blocks, XMP and color profiles; and unknown extensions.
  case applications = "apps"
}
