extension Int {
  /// The number with what it counts, in the plural unless it is one: `1 frame`, `3 frames`.
  package func counted(_ noun: String) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(noun)s"
  }
}
