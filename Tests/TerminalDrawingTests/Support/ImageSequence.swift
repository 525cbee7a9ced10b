import Foundation
import TestSupport

/// What the graphics protocols of kitty and iTerm2 say in some bytes.
enum ImageSequence: Equatable {
  /// The cursor goes to a cell, counted from 1.
  case move(row: Int, column: Int)
  /// A whole command of kitty's with its keys, the pieces of its payload joined.
  case kitty([String: String], payload: [UInt8])
  /// An inline image of iTerm2.
  case iterm2([String: String], file: [UInt8])

  struct Malformed: Error {
    let what: String
  }

  /// Takes bytes apart.
  static func parse(_ bytes: [UInt8]) throws -> [ImageSequence] {
    var found: [ImageSequence] = []
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    var open: (keys: [String: String], payload: String)?
    while !text.isEmpty {
      if let body = take(&text, from: "\u{1b}_G", to: "\u{1b}\\") {
        let parts = body.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let (keys, payload) = (members(parts[0], ","), String(parts.count > 1 ? parts[1] : ""))
        guard payload.utf8.count <= 4096 else { throw Malformed(what: "a piece too large") }
        if keys["m"] == "1", !payload.utf8.count.isMultiple(of: 4) {
          throw Malformed(what: "a piece that ends within a group")
        }
        if let begun = open {
          guard keys.keys.allSatisfy({ $0 == "m" }) else { throw Malformed(what: "\(keys)") }
          open = (begun.keys, begun.payload + payload)
        } else {
          open = (keys, payload)
        }
        guard keys["m"] != "1", let whole = open else { continue }
        open = nil
        found.append(
          .kitty(whole.keys.filter { $0.key != "m" }, payload: try decode(whole.payload)))
      } else if let body = take(&text, from: "\u{1b}]1337;File=", to: "\u{7}") {
        let parts = body.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { throw Malformed(what: "no file") }
        found.append(.iterm2(members(parts[0], ";"), file: try decode(String(parts[1]))))
      } else if let body = take(&text, from: "\u{1b}[", to: "H") {
        let numbers = body.split(separator: ";").compactMap { Int($0) }
        found.append(.move(row: numbers[0], column: numbers[1]))
      } else {
        throw Malformed(what: String(text.prefix(20)))
      }
    }
    if open != nil { throw Malformed(what: "no last piece") }
    return found
  }

  private static func take(_ text: inout Substring, from start: String, to end: String)
    -> Substring?
  {
    guard text.hasPrefix(start), let range = text.firstRange(of: end) else { return nil }
    defer { text = text[range.upperBound...] }
    return text[..<range.lowerBound].dropFirst(start.count)
  }

  private static func members(_ text: Substring, _ separator: Character) -> [String: String] {
    text.split(separator: separator).reduce(into: [:]) { members, member in
      let parts = member.split(separator: "=", maxSplits: 1)
      members[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
    }
  }

  private static func decode(_ base64: String) throws -> [UInt8] {
    guard let data = Data(base64Encoded: base64) else { throw Malformed(what: "Base64") }
    return Array(data)
  }
}
