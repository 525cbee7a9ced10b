/// The rule that turns a file's delay into the time a frame really shows.
public enum DelayPolicy: Hashable, Sendable {
  /// 0 and 1 hundredths become 10: what Chrome, Firefox and Safari do.
  case browser
  /// The file's own value; 0 stays 0.
  case authored
  /// No frame shows for less than this many hundredths of a second.
  case minimum(centiseconds: UInt16)

  /// The time for which a frame of `delay` shows.
  public func effectiveDuration(of delay: FrameDelay) -> Duration {
    .milliseconds(effectiveMilliseconds(of: delay))
  }

  /// The time for which a frame of `delay` shows, in milliseconds.
  public func effectiveMilliseconds(of delay: FrameDelay) -> Int {
    let raw = Int(delay.centiseconds)
    switch self {
    case .browser: return (raw <= 1 ? 10 : raw) * 10
    case .authored: return raw * 10
    case .minimum(let centiseconds): return max(raw, Int(centiseconds)) * 10
    }
  }
}

extension DelayPolicy: CustomStringConvertible {
  /// The policy as the command line spells it: `browser`, `authored` or `minimum:5`.
  public var description: String {
    switch self {
    case .browser: "browser"
    case .authored: "authored"
    case .minimum(let centiseconds): "minimum:\(centiseconds)"
    }
  }
}
