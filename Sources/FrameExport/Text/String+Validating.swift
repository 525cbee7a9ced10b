extension String {
  /// Makes a text of UTF-8, nil if the bytes are none.
  ///
  /// The generic `String(validating:as:)` is not specialized for UTF-8: what it looks up at its first
  /// call costs more than all calls of a small run.
  package init?(validating bytes: [UInt8]) {
    guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
    self.init(copying: text)
  }
}
