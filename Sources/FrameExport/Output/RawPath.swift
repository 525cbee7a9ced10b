/// A path as the system keeps it: bytes that need not be UTF-8.
///
/// Folders are separated by `/`. A path is never normalized: `a/../b` stays as it is.
public struct RawPath: Hashable, Sendable {
  /// The path's bytes, without a terminating zero.
  public let bytes: [UInt8]

  /// Makes a path of `bytes`, which are taken as they are.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Makes a path of a string's UTF-8.
  public init(_ string: String) {
    bytes = Array(string.utf8)
  }

  /// The path as text, nil where its bytes are not UTF-8.
  public var string: String? { String(validating: bytes) }
}

extension RawPath: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Makes a path of a literal's UTF-8.
  public init(stringLiteral string: String) {
    self.init(string)
  }

  /// The path as text, repaired where its bytes are not UTF-8.
  ///
  /// Control characters stay: what goes to a terminal must be escaped first.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

extension RawPath {
  private static let separator = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The parts between the separators, in order; a doubled separator gives an empty part.
  public var components: [RawPath] {
    bytes.split(separator: Self.separator, omittingEmptySubsequences: false)
      .map(RawPath.init(bytes:))
  }

  /// Whether the path has no separator.
  var isSingleComponent: Bool { !bytes.contains(Self.separator) }

  /// What the path names inside its parent, without trailing separators; empty for the root.
  public var lastComponent: RawPath {
    RawPath(bytes: trimmed.suffix(while: { $0 != Self.separator }))
  }

  /// The last component without its suffix: `party` for `gifs/party.gif`, `.gif` for `.gif`.
  public var stem: RawPath {
    let name = lastComponent.bytes
    guard let dot = name.lastIndex(of: Self.dot), name[..<dot].contains(where: { $0 != Self.dot })
    else { return RawPath(bytes: name) }
    return RawPath(bytes: name[..<dot])
  }

  /// The path without its last component: `.` for a plain name, `/` for what stands in the root.
  public var parent: RawPath {
    let rest = trimmed.dropLast(lastComponent.bytes.count)
    let kept = Self.withoutTrailingSeparators(rest)
    if kept.isEmpty { return rest.isEmpty && !isAbsolute ? "." : "/" }
    return RawPath(bytes: kept)
  }

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.separator }

  /// The path of `other` inside the folder that this path names.
  public func appending(_ other: RawPath) -> RawPath {
    guard let last = bytes.last else { return other }
    return RawPath(bytes: bytes + (last == Self.separator ? [] : [Self.separator]) + other.bytes)
  }

  /// The path with `text` behind its last byte, as for a suffix.
  public func appending(suffix text: String) -> RawPath {
    RawPath(bytes: bytes + text.utf8)
  }

  /// Whether the path can only name something inside the folder that it is relative to.
  ///
  /// It is relative, has no zero byte, and no component of it is empty, `.` or `..`. Symbolic links
  /// are another matter: whoever opens the path must not follow them.
  public var staysInside: Bool {
    var component = bytes[...]
    while let end = component.firstIndex(of: Self.separator) {
      guard Self.isProperName(component[..<end]) else { return false }
      component = component[(end + 1)...]
    }
    return Self.isProperName(component)
  }

  private static func isProperName(_ name: ArraySlice<UInt8>) -> Bool {
    name.count > 2 ? !name.contains(0) : name.contains { $0 != dot } && !name.contains(0)
  }

  /// The folders that a relative path passes through, outer ones first: `a` and `a/b` for `a/b/c`.
  var ancestors: [RawPath] {
    components.dropLast().reduce(into: []) { ancestors, name in
      ancestors.append(ancestors.last.map { $0.appending(name) } ?? name)
    }
  }

  private var trimmed: ArraySlice<UInt8> { Self.withoutTrailingSeparators(bytes[...]) }

  private static func withoutTrailingSeparators(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.prefix((bytes.lastIndex { $0 != separator }).map { $0 + 1 } ?? 0)
  }
}

extension ArraySlice<UInt8> {
  /// The longest tail whose bytes all fulfil `predicate`.
  fileprivate func suffix(while predicate: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[((lastIndex { !predicate($0) }).map { $0 + 1 } ?? startIndex)...]
  }
}
