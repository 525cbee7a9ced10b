/// Text of any origin, made safe to stand in HTML, SVG and JSON.
package enum MarkupText {
  /// Text between tags or in a quoted attribute; characters that XML 1.0 (section 2.2) doesn't know
  /// are replaced.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case _ where !scalar.isXML: result.unicodeScalars.append("\u{fffd}")
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A JSON string with its quotes, of which nothing can end a script.
  package static func json(_ text: String) -> String {
    let body = text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\0"..."\u{1f}", "<", ">", "&", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(body)\""
  }

  /// A JSON array of what is JSON already.
  static func array(_ values: some Sequence<String>) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  /// A JSON object of what is JSON already.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// A JSON number that reads back as the same.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if abs(value) < 1e15, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 documents may hold the character, even escaped.
  fileprivate var isXML: Bool {
    switch self {
    case "\t", "\n", "\r": true
    case "\0"..."\u{1f}", "\u{fffe}", "\u{ffff}": false
    default: true
    }
  }
}
