/// How often an animation is to play, as `--plays` takes it.
package enum PlayCount: Hashable, Sendable {
  /// The most plays that can be given.
  package static let most = 1_000_000_000

  /// So many times.
  case times(Int)
  /// Without end.
  case forever

  /// Reads `forever` or a number from 1 to a milliard; nil for anything else.
  package init?(argument text: String) {
    if text == "forever" {
      self = .forever
    } else if let number = FixedPoint.read(text, decimals: 0), (1...Self.most).contains(number) {
      self = .times(number)
    } else {
      return nil
    }
  }

  /// The number of plays, nil for ever.
  package var plays: Int? {
    switch self {
    case .times(let number): number
    case .forever: nil
    }
  }
}
