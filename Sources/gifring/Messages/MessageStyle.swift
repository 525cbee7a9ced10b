/// How messages are colored.
package struct MessageStyle: Hashable, Sendable {
  /// Whether they are colored at all.
  package let isColored: Bool

  /// Makes a style.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The style for a stream: `--color` decides, then NO_COLOR, TERM and whether it is a terminal.
  ///
  /// See no-color.org: a NO_COLOR that isn't empty forbids color.
  package init(_ mode: ColorMode, isTerminal: Bool, environment: (String) -> String?) {
    switch mode {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let isForbidden = environment("NO_COLOR").map { !$0.isEmpty } ?? false
      isColored = isTerminal && !isForbidden && environment("TERM") != "dumb"
    }
  }

  /// What is wrong.
  package func error(_ text: String) -> String { colored(text, "1;31") }
  /// What is worth a look.
  package func warning(_ text: String) -> String { colored(text, "1;33") }
  /// A heading.
  package func heading(_ text: String) -> String { colored(text, "1") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
