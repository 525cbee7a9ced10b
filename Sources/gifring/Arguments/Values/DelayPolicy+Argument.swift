package import Frames

extension DelayPolicy {
  /// Reads `browser`, `authored` or `minimum:5` (hundredths of a second).
  package init?(argument text: String) {
    switch text {
    case "browser": self = .browser
    case "authored": self = .authored
    default:
      let prefix = "minimum:"
      guard text.hasPrefix(prefix),
        let number = FixedPoint.read(text.dropFirst(prefix.count), decimals: 0),
        let centiseconds = UInt16(exactly: number)
      else { return nil }
      self = .minimum(centiseconds: centiseconds)
    }
  }
}
