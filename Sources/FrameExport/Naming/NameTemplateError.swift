/// Why a name template, or a name that it makes, can't be used.
@nonexhaustive
public enum NameTemplateError: Error, Hashable, Sendable {
  /// The template has no characters.
  case empty
  /// The template holds a zero byte, which no file name can.
  case zeroByte
  /// A word in braces that is no placeholder.
  case unknownPlaceholder(String)
  /// A brace without its partner, so many bytes into the template.
  case unbalancedBrace(byteOffset: Int)
  /// The name is absolute, or a component of it is empty, `.` or `..`.
  case leavesFolder(RawPath)
  /// A component of the name has more than 255 bytes.
  case nameTooLong(RawPath)
}

extension NameTemplateError: CustomStringConvertible {
  /// One sentence that says what is allowed.
  public var description: String {
    switch self {
    case .empty: "a name template must not be empty; allowed are \(Self.allowed)"
    case .zeroByte: "a name template must not contain a zero byte"
    case .unknownPlaceholder(let word):
      "the name template has an unknown placeholder {\(word)}; allowed are \(Self.allowed)"
    case .unbalancedBrace(let byteOffset):
      "the name template has an unbalanced brace at byte \(byteOffset); "
        + "write {{ or }} for a brace itself; placeholders are \(Self.allowed)"
    case .leavesFolder(let name):
      "the name template gives \"\(name)\", which is no relative path inside the output folder"
    case .nameTooLong(let name):
      "the name template gives a name of \(name.bytes.count) bytes; "
        + "at most \(NameTemplate.maximumComponentLength) are allowed"
    }
  }

  private static var allowed: String {
    NameTemplate.Placeholder.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
  }
}
