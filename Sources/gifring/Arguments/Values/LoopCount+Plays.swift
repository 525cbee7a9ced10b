internal import Frames

extension LoopCount {
  /// The count of so many plays, nil for ever; more than a file can say is for ever.
  init(plays: Int?) {
    guard let plays, plays <= Int(UInt16.max) + 1 else {
      self.init(rawValue: 0)
      return
    }
    self.init(rawValue: plays > 1 ? UInt16(plays - 1) : nil)
  }
}
