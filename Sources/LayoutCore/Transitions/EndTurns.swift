/// How the kept ends of a transition's elements have turned since they were kept.
struct EndTurns {
  private let from: Turn
  private let to: Turn
  /// Whether elements that were there before start from the screen, where nothing turns them.
  private let areStartsFixed: Bool

  /// Nothing has turned.
  static let none = EndTurns(from: .none, to: .none, areStartsFixed: true)

  private init(from: Turn, to: Turn, areStartsFixed: Bool) {
    (self.from, self.to, self.areStartsFixed) = (from, to, areStartsFixed)
  }

  /// - Returns: nil if one of the layouts moves in another way than by turning its centers.
  init?(from: any PreparedLayout, to: any PreparedLayout, at time: Duration, areStartsFixed: Bool) {
    guard let first = from.centerTurn(at: time), let second = to.centerTurn(at: time) else {
      return nil
    }
    self.init(
      from: Turn(by: first, around: from.pivot), to: Turn(by: second, around: to.pivot),
      areStartsFixed: areStartsFixed)
  }

  /// Where an element of that phase starts: an inserted one in the layout that it comes to.
  func start(_ center: Point, _ phase: TransitionElement.Phase) -> Point {
    switch phase {
    case .insert: to.applied(to: center)
    case .delete, .move: areStartsFixed ? center : from.applied(to: center)
    }
  }

  /// Where an element of that phase ends: a deleted one in the layout that it leaves.
  func end(_ center: Point, _ phase: TransitionElement.Phase) -> Point {
    switch phase {
    case .delete: from.applied(to: center)
    case .insert, .move: to.applied(to: center)
    }
  }
}
