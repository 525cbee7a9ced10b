/// The angles of a ring with a certain number of items.
struct RingSpacing {
  /// The angle from one item to the next, in radians, along the sweep.
  let step: Double
  /// The smallest angle between two neighbors; nil where there are none.
  let neighborAngle: Double?
  /// Whether the items go all the way round.
  let isFullCircle: Bool

  init(count: Int, sweep: Double?) {
    let sweep = sweep?.orZero ?? 2 * .pi
    isFullCircle = abs(sweep) >= 2 * .pi
    if isFullCircle {
      step = count > 0 ? 2 * .pi / Double(count) : 0
      neighborAngle = count > 1 ? step : nil
    } else {
      step = count > 1 ? sweep / Double(count - 1) : 0
      neighborAngle = count > 1 ? min(abs(step), 2 * .pi - abs(sweep)) : nil
    }
  }

  /// How wide items may be for a radius of 1 without touching their neighbors.
  func chord(squares: Bool) -> Double? {
    guard let neighborAngle else { return nil }
    let chord = 2 * Mathematics.sine(neighborAngle / 2)
    return squares ? chord / 2.0.squareRoot() : chord
  }
}

extension RingLayout.ItemSize {
  /// The items' size on a circle of `radius`.
  func resolved(radius: Double, spacing: RingSpacing) -> Size {
    switch self {
    case .fixed(let size): return size.repaired
    case .tangent(let gap, let maximum, let squares):
      let maximum = maximum?.asLength ?? radius
      guard let chord = spacing.chord(squares: squares) else { return Size(square: maximum) }
      return Size(square: max(0, min(maximum, chord * radius - gap.asLength)))
    }
  }

  /// The radius at which the items reach `reach` points from the middle.
  ///
  /// For tangent sizes radius + size / 2 = `reach` is solved: the size is the smaller of its
  /// maximum and its chord, never below 0, and each of these grows with the radius.
  func inscribedRadius(reach: Double, spacing: RingSpacing) -> Double {
    switch self {
    case .fixed(let size): return reach - size.repaired.longest / 2
    case .tangent(let gap, let maximum, let squares):
      let byMaximum = maximum.map { reach - $0.asLength / 2 } ?? reach * 2 / 3
      guard let chord = spacing.chord(squares: squares) else { return byMaximum }
      return min(reach, max(byMaximum, (reach + gap.asLength / 2) / (1 + chord / 2)))
    }
  }
}

extension RingLayout.Radius {
  /// The radius in a view whose shorter side is `shortest`.
  func resolved(
    shortest: Double, itemSize: RingLayout.ItemSize, spacing: RingSpacing
  ) -> Double {
    switch self {
    case .fraction(let divisor):
      divisor.asLength > 0 ? (shortest / divisor).asLength : 0
    case .inset(let inset): (shortest / 2 - inset.asCoordinate).asLength
    case .absolute(let radius): radius.asLength
    case .inscribed:
      itemSize.inscribedRadius(reach: shortest / 2, spacing: spacing).asLength
    }
  }
}
