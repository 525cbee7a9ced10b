package import Frames

extension LoopCount {
  /// The most plays that a loop block can tell.
  package static let mostPlays = 65_536

  /// The loop count of a number of plays; nil for more than a loop block can tell.
  package init?(_ plays: PlayCount) {
    switch plays {
    case .forever: self.init(rawValue: 0)
    case .times(1): self.init(rawValue: nil)
    case .times(let number):
      guard number <= Self.mostPlays else { return nil }
      self.init(rawValue: UInt16(number - 1))
    }
  }
}

extension ParsedArguments {
  /// How often a file that is written plays, nil where nothing is said of it.
  func loopCount(of option: Option<PlayCount> = PlaybackOptions.plays) throws(UsageError)
    -> LoopCount?
  {
    guard let plays = try value(of: option) else { return nil }
    guard let loopCount = LoopCount(plays) else {
      throw error(
        "--plays is \(LoopCount.mostPlays) at most, or forever: files hold no larger number")
    }
    return loopCount
  }
}
