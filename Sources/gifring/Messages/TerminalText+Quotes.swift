extension TerminalText {
  /// The most characters of a value that a message repeats.
  private static let mostQuoted = 60

  /// What somebody wrote, in quotes as messages repeat it: escaped, and cut where it is long.
  package static func quoted(_ bytes: some Collection<UInt8>) -> String {
    // Further bytes can't come in: no character has more than four.
    let text = escaped(bytes.prefix(4 * (mostQuoted + 1))).unicodeScalars
    guard text.count > mostQuoted else { return "'\(String(text))'" }
    return "'\(String(String.UnicodeScalarView(text.prefix(mostQuoted))))…'"
  }
}

extension RawArgument {
  /// The argument in quotes, cut where it is long.
  package var quoted: String { TerminalText.quoted(bytes) }
}
