/// Large numbers as people write them: `64M`, `1.5G`, `512KiB`.
package enum Quantity {
  /// The largest number that can be given: a pebibyte.
  package static let maximum = 1 << 50

  /// Reads a number of bytes: K, M and G (or KiB, MiB, GiB) stand for powers of 1024.
  package static func bytes(_ text: String) -> Int? {
    read(text, units: ["kib", "mib", "gib", "k", "m", "g"], base: 1024)
  }

  /// Reads a number of things: k, M and G stand for powers of 1000.
  package static func count(_ text: String) -> Int? {
    read(text, units: ["k", "m", "g"], base: 1000)
  }

  /// Writes a number of bytes in the largest unit that fits it exactly: `256 MiB`.
  package static func describe(bytes: Int) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB"]
    var value = bytes
    var power = 0
    while value > 0, value.isMultiple(of: 1024), power + 1 < units.count {
      value /= 1024
      power += 1
    }
    return "\(describe(count: value)) \(units[power])"
  }

  /// Writes a number with a comma between each three digits: `33,554,432`.
  package static func describe(count: Int) -> String {
    guard count.magnitude >= 1_000 else { return String(count) }
    let group = String(1_000 + count.magnitude % 1_000).utf8.dropFirst()
    return "\(describe(count: count / 1_000)),\(Substring(group))"
  }

  /// Units come in steps of three powers, so that a unit's index tells its power.
  private static func read(_ text: String, units: [String], base: Int) -> Int? {
    let lowercased = text.lowercased()
    guard let unit = units.firstIndex(where: lowercased.hasSuffix) else {
      return inBounds(FixedPoint.read(text, decimals: 0))
    }
    let power = unit % 3 + 1
    let factor = (0..<power).reduce(1) { factor, _ in factor * base }
    let number = FixedPoint.read(lowercased.dropLast(units[unit].count), decimals: 3)
    guard let (high, low) = number?.multipliedFullWidth(by: factor), high == 0 else { return nil }
    return inBounds(Int(exactly: low / 1000))
  }

  private static func inBounds(_ value: Int?) -> Int? {
    value.flatMap { $0 <= maximum ? $0 : nil }
  }
}
