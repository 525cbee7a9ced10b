/// Lines of mdoc(7), the language of manual pages, with everything escaped that it would interpret.
package enum Mdoc {
  /// The width that lines of text don't exceed.
  private static let width = 79
  /// What each character must be written as to stay itself, also when it is copied from the page.
  private static let escapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
  ]

  /// An argument of a macro that is taken for neither another macro nor punctuation.
  package static func argument(_ text: String) -> String {
    let escaped = escaped(text).map { $0 == "\"" ? "\\(dq" : String($0) }.joined()
    if escaped.isEmpty || escaped.contains(" ") { return "\"\(escaped)\"" }
    return isCallable(text) || isDelimiter(text) ? "\\&" + escaped : escaped
  }

  /// Sentences, one a line, filled to lines of text; a sentence begins on a new line.
  package static func text(_ sentences: String) -> [String] {
    sentences.split(separator: "\n").flatMap { sentence in
      sentence.split(separator: " ").reduce(into: [String]()) { lines, word in
        let word = escaped(word)
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] = "\(last) \(word)"
        } else {
          lines.append(guarded(word))
        }
      }
    }
  }

  /// A line that is shown as it is, for `Bd -literal`.
  package static func literal(_ line: String) -> String {
    guarded(escaped(line))
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    text.map { escapes[$0] ?? String($0) }.joined()
  }

  /// A dot in front would make the line a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Whether the text looks like a macro, such as `Ar` or `Brq`.
  private static func isCallable(_ text: String) -> Bool {
    (2...3).contains(text.count) && text.first?.isUppercase == true
      && text.dropFirst().allSatisfy { $0.isLowercase || $0.isNumber }
  }

  private static func isDelimiter(_ text: String) -> Bool {
    text.count == 1 && text.allSatisfy { ".,:;()[]?!|".contains($0) }
  }
}
