/// A length of time after which both a GIF and an orbit are where they were: what a repeated animation
/// needs.
///
/// A play that takes longer than a turn gets as many whole turns as come nearest to the rate that is
/// wanted. Else one turn takes as many whole plays as come nearest.
public struct SeamlessLoop: Hashable, Sendable {
  /// How often the GIF plays in a loop; 0 if a play takes no time.
  public let plays: Int
  /// How often the layout turns in a loop, clockwise if positive.
  public let turns: Int
  /// How long a loop takes.
  public let duration: Duration

  /// The orbit's rate, in turns a second.
  public var turnsPerSecond: Double {
    duration > .zero ? Double(turns) / duration.seconds : 0
  }

  /// Finds the loop for a rate.
  ///
  /// - Parameters:
  ///   - playDuration: how long the GIF plays once.
  ///   - turnsPerSecond: the rate that is wanted; 0 or what isn't finite stands still.
  ///   - longest: the longest loop that is wanted; an orbit that needs a longer one stands still.
  public init(
    playDuration: Duration, turnsPerSecond: Double, longest: Duration = .seconds(60)
  ) {
    let rate = turnsPerSecond.isFinite ? min(abs(turnsPerSecond), 1_000_000) : 0
    let sign = turnsPerSecond < 0 ? -1 : 1
    let play = playDuration.seconds
    let turnsInPlay = (rate * play).rounded(.toNearestOrAwayFromZero)
    let playsInTurn = (1 / (rate * play)).rounded(.toNearestOrAwayFromZero)
    if play <= 0, rate > 0, 1 / rate <= longest.seconds {
      (plays, turns, duration) = (0, sign, .seconds(1 / rate))
    } else if play > 0, turnsInPlay >= 1, turnsInPlay < 1e9 {
      (plays, turns, duration) = (1, sign * Int(turnsInPlay), playDuration)
    } else if playsInTurn >= 1, playsInTurn < 1e9, playsInTurn * play <= longest.seconds {
      (plays, turns) = (Int(playsInTurn), sign)
      duration = playDuration * Int(playsInTurn)
    } else {
      (plays, turns, duration) = (play > 0 ? 1 : 0, 0, max(.zero, playDuration))
    }
  }
}

extension Duration {
  /// The time in seconds, to 53 bits.
  var seconds: Double { self / .seconds(1) }
}
