/// How long a frame shows, as the file says it: GIF89a, section 23, "Delay Time".
///
/// What a player makes of it is a ``DelayPolicy``.
public struct FrameDelay: Hashable, Sendable {
  /// The file's value in hundredths of a second, 0…65,535.
  public let centiseconds: UInt16

  /// Makes a delay of hundredths of a second.
  public init(centiseconds: UInt16) {
    self.centiseconds = centiseconds
  }

  /// The delay as written, without any policy.
  public var duration: Duration { .milliseconds(Int(centiseconds) * 10) }
}
