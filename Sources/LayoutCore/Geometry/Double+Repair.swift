extension Double {
  /// The largest length and the farthest coordinate that layouts work with: products of two of them
  /// and a count still are finite, so that no infinity can turn into NaN.
  static let farthest = 1e100

  /// The number itself, 0 where it is NaN or infinite: the rule for angles, phases and insets.
  var orZero: Double { isFinite ? self : 0 }

  /// ``orZero``, and never negative: the rule for lengths.
  var asLength: Double { isFinite ? Swift.min(Swift.max(0, self), .farthest) : 0 }

  /// ``orZero``, and never farther than ``farthest``: the rule for places and offsets.
  var asCoordinate: Double {
    isFinite ? Swift.min(Swift.max(-.farthest, self), .farthest) : 0
  }

  /// The part behind the point, 0..<1, also of negative numbers; 0 where it is NaN or infinite.
  var fraction: Double {
    let part = orZero - orZero.rounded(.down)
    return part < 1 ? part : 0
  }

  /// The angle brought to −π…π.
  var asAngle: Double { orZero.remainder(dividingBy: 2 * .pi) }
}

extension Int {
  /// The number rounded towards zero and clamped to `range`; NaN gives the lower bound.
  init(_ value: Double, clampedTo range: ClosedRange<Int>) {
    if !(value > Double(range.lowerBound)) {
      self = range.lowerBound
    } else if value >= Double(range.upperBound) {
      self = range.upperBound
    } else {
      self = Int(value)
    }
  }
}

extension Duration {
  /// The time in seconds, to 53 bits.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
