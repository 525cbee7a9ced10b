/// The layouts that have a name on the command line.
package enum LayoutKind: String, CaseIterable, Sendable {
  /// Seed 000: a ring of 20 cells around a GIF.
  case circle
  /// Seed 001: a ring of photos.
  case photoCircle = "photo-circle"
  /// Seed 003: item 0 is the hub.
  case hubRing = "hub-ring"
  /// A ring that fits the view.
  case ring
  /// Rings around each other.
  case concentric
  /// Lines in sections; seed 002's numbers.
  case flow
  /// The same, shrinking towards the edges.
  case punch
  /// Cells on a sphere; seed 004.
  case sphere
  /// Cells around a wheel.
  case wheel
  /// Columns of items of different heights.
  case waterfall

  static let rings: [LayoutKind] = [.circle, .photoCircle, .hubRing, .ring]
  static let lines: [LayoutKind] = [.flow, .punch]
  static let turning: [LayoutKind] = [.sphere, .wheel]

  static let names = allCases.map(\.rawValue)
}

extension LayoutKind {
  /// Reads the operand of `gifring layout`.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let list = Self.names.joined(separator: ", ", last: " or ")
    guard let word = arguments.operands.first else {
      throw arguments.error("layout needs a KIND: \(list)")
    }
    guard let kind = word.text.flatMap(LayoutKind.init(rawValue:)) else {
      let suggestion = Suggestion.phrase(for: word.description, among: Self.names)
      let help = suggestion.isEmpty ? ": it must be \(list)" : suggestion
      throw arguments.error("unknown kind of layout \(word.quoted)\(help)")
    }
    self = kind
  }
}
