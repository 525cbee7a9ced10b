extension TerminalText {
  /// JSON of the same value in which nothing can steer a terminal, reorder what it shows or end the
  /// script element of a page that quotes it.
  ///
  /// Such characters stand inside strings only, where `\u` escapes say the same.
  package static func escaped(json: [UInt8]) -> [UInt8] {
    guard json.contains(where: { $0 >= 0x7f || $0 == UInt8(ascii: "<") }) else { return json }
    var text = ""
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      if scalar == "<" || scalar.isControl && scalar != "\n" || scalar.changesLineOrDirection {
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return Array(text.utf8)
  }
}
