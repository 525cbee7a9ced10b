extension GoldenValue {
  /// The first way in which `got` isn't this expected value; nil if it is.
  ///
  /// Numbers may differ by `tolerance`; integers, strings, null, members and list lengths must
  /// match.
  func difference(from got: GoldenValue, tolerance: Double, at path: String = "") -> String? {
    switch (self, got) {
    case (.number(let expected), .integer(let found)):
      return Double(found) == expected ? nil : "\(path): \(found), expected \(expected)"
    case (.number(let expected), .number(let found)):
      return abs(found - expected) <= tolerance ? nil : "\(path): \(found), expected \(expected)"
    case (.array(let expected), .array(let found)):
      return Self.difference(expected, found, tolerance, path)
    case (.object(let expected), .object(let found)):
      return Self.difference(expected, found, tolerance, path)
    default:
      return self == got ? nil : "\(path): \(got), expected \(self)"
    }
  }

  private static func difference(
    _ expected: [GoldenValue], _ found: [GoldenValue], _ tolerance: Double, _ path: String
  ) -> String? {
    guard expected.count == found.count else {
      return "\(path): \(found.count) elements, expected \(expected.count)"
    }
    for (index, pair) in zip(expected, found).enumerated() {
      let place = "\(path)[\(index)]"
      if let text = pair.0.difference(from: pair.1, tolerance: tolerance, at: place) {
        return text
      }
    }
    return nil
  }

  private static func difference(
    _ expected: [String: GoldenValue], _ found: [String: GoldenValue], _ tolerance: Double,
    _ path: String
  ) -> String? {
    if let key = found.keys.first(where: { expected[$0] == nil && $0 != "transform3D" }) {
      return "\(path).\(key): not expected"
    }
    for (key, value) in expected {
      let got = found[key] ?? .null
      if let text = value.difference(from: got, tolerance: tolerance, at: "\(path).\(key)") {
        return text
      }
    }
    // An element without a transform has the identity.
    guard expected["transform3D"] == nil, let transform = found["transform3D"] else { return nil }
    return identity.difference(from: transform, tolerance: tolerance, at: "\(path).transform3D")
  }

  private static let identity = GoldenValue.numbers(
    [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
}
