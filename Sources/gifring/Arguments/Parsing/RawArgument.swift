internal import FrameExport

/// One argument of the process as the bytes that it was given: file names need not be UTF-8.
package struct RawArgument: Hashable, Sendable {
  /// The argument's bytes, without the terminating NUL.
  package let bytes: [UInt8]

  /// Makes an argument of `bytes`.
  package init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// The argument as text, nil where its bytes are not UTF-8.
  package var text: String? { String(validating: bytes) }

  /// Whether the argument is a lone `-`: standard input or standard output.
  package var isDash: Bool { self == "-" }

  /// Whether the argument has no bytes.
  package var isEmpty: Bool { bytes.isEmpty }
}

extension RawArgument: ExpressibleByStringLiteral {
  /// Makes an argument of the UTF-8 bytes of `value`.
  package init(stringLiteral value: String) {
    self.init(bytes: value.utf8)
  }
}

extension RawArgument: CustomStringConvertible {
  /// The argument as it may stand in a message: nothing in it can steer a terminal.
  package var description: String { TerminalText.escaped(bytes) }
}

extension RawArgument {
  /// Whether the argument names a file with a suffix, in letters of either case, and more than that.
  ///
  /// - Parameter suffix: ASCII in lower case, with its dot.
  func hasSuffix(_ suffix: String) -> Bool {
    let lowercased = bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    let stem = lowercased.dropLast(suffix.utf8.count)
    return lowercased.dropFirst(stem.count).elementsEqual(suffix.utf8)
      && !stem.isEmpty && stem.last != UInt8(ascii: "/")
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that the suffix of a file's name is called by; nil for none.
  init?(suffixOf name: RawArgument) {
    guard let named = Self.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
      return nil
    }
    self = named
  }
}
