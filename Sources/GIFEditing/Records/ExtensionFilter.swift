internal import Frames

/// Which extensions are copied.
struct ExtensionFilter {
  /// What is left out.
  var stripped: Set<StrippedData>
  /// Whether loop blocks are left out, since another one stands for them.
  var dropsLoopBlocks: Bool
  /// Whether only extensions of the form that GIF89a gives them are copied.
  var isStrict = false

  /// Whether an extension that is no graphic control is copied.
  func keeps(_ found: StoredExtension, of bytes: [UInt8]) -> Bool {
    switch found.label {
    case Label.comment: return !stripped.contains(.comments)
    case Label.plainText: return !isStrict && !stripped.contains(.plainText)
    case Label.application: return keepsApplication(found.firstSubBlock, of: bytes)
    default: return !isStrict && !stripped.contains(.applications)
    }
  }

  private func keepsApplication(_ name: Range<Int>, of bytes: [UInt8]) -> Bool {
    let name = bytes[name]
    if Self.isLoopBlock(name) { return !dropsLoopBlocks }
    if name.elementsEqual("XMP DataXMP".utf8) { return !stripped.contains(.xmp) }
    if name.elementsEqual("ICCRGBG1012".utf8) { return !stripped.contains(.icc) }
    return !stripped.contains(.applications) && (!isStrict || name.count == 11)
  }

  private static func isLoopBlock(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8)
  }
}
