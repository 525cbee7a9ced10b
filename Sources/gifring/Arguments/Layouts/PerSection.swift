/// A value for each section, the last one for all further sections too: `60x30/0x0`.
struct PerSection<Value: Sendable>: Sendable {
  private let parts: [Value]

  /// Reads values with `/` between them.
  init?(argument text: String, _ read: (Substring) -> Value?) {
    let texts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let parts = Decimal.list(texts, read) else { return nil }
    self.parts = parts
  }

  /// How many sections are described.
  var count: Int { parts.count }

  /// The value for the section at `index`.
  subscript(index: Int) -> Value { parts[min(index, parts.count - 1)] }
}
