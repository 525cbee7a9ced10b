/// An extension as it stands in a file: GIF89a, sections 23 to 26.
struct StoredExtension {
  let label: UInt8
  /// From the introducer to the terminator.
  let range: Range<Int>
  /// The first sub-block without its length; empty where the first one is the terminator.
  let firstSubBlock: Range<Int>
}

/// Walks the whole extensions between two images, or behind the last one.
///
/// - Complexity: O(bytes) for the whole walk.
struct ExtensionWalk: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int
  private let isTail: Bool

  init(_ bytes: [UInt8], from start: Int, to end: Int, isTail: Bool) {
    self.bytes = bytes
    position = start
    self.end = end
    self.isTail = isTail
  }

  mutating func next() -> StoredExtension? {
    guard skipGarbage(), let found = extensionHere() else {
      // Where one overruns the next image, nothing is known of what is behind its start.
      position = end
      return nil
    }
    position = found.range.upperBound
    return found
  }

  /// Passes over what salvaging has skipped; behind the last image, the first odd byte is the end.
  private mutating func skipGarbage() -> Bool {
    guard position < end, bytes[position] != 0x21 else { return position < end }
    if isTail { return false }
    repeat { position += 1 } while position < end && !startsKnownExtension
    return position < end
  }

  private var startsKnownExtension: Bool {
    bytes[position] == 0x21 && position + 1 < end
      && [Label.plainText, Label.graphicControl, Label.comment, Label.application]
        .contains(bytes[position + 1])
  }

  private func extensionHere() -> StoredExtension? {
    var cursor = position + 2
    while cursor < end {
      let length = Int(bytes[cursor])
      cursor += 1 + length
      guard length == 0 else { continue }
      let first = position + 3
      return StoredExtension(
        label: bytes[position + 1], range: position..<cursor,
        firstSubBlock: first..<first + Int(bytes[first - 1]))
    }
    return nil
  }
}

/// The labels of extensions.
enum Label {
  static let plainText: UInt8 = 0x01
  static let graphicControl: UInt8 = 0xf9
  static let comment: UInt8 = 0xfe
  static let application: UInt8 = 0xff
}
