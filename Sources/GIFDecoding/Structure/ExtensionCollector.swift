internal import Frames

/// Gathers the sub-blocks of one extension after the other and keeps what matters, within limits.
final class ExtensionCollector {
  private let mostTextBytes: Int
  private let mostApplicationBytes: Int
  private var textBytes = 0
  private var applicationBytes = 0
  private var droppedBytes = 0

  private var byteOffset = 0
  private var subBlockCount = 0
  private var firstSubBlockByteCount = 0
  private var pendingControl: GraphicControl?
  private var isOpen = false
  private var isLoopBlock = false
  private var isXMP = false
  private var foundLoopValue = false

  private(set) var loopValue: UInt16?
  private(set) var comments: [Comment] = []
  private(set) var applications: [ApplicationExtension] = []

  init(limits: Limits) {
    mostTextBytes = limits[.textBytes]
    mostApplicationBytes = limits[.applicationBytes]
  }

  /// Starts an extension whose introducer stands at `byteOffset`.
  func begin(at byteOffset: Int) {
    self.byteOffset = byteOffset
    subBlockCount = 0
    firstSubBlockByteCount = 0
    droppedBytes = 0
    pendingControl = nil
    isOpen = false
    isLoopBlock = false
    isXMP = false
    foundLoopValue = false
  }

  /// Takes the next sub-block.
  func add(_ block: borrowing RawSpan, label: UInt8) {
    subBlockCount += 1
    if subBlockCount == 1 { firstSubBlockByteCount = block.byteCount }
    switch label {
    case Label.graphicControl where subBlockCount == 1: pendingControl = GraphicControl(block)
    case Label.comment: addComment(block)
    case Label.application where subBlockCount == 1: beginApplication(block)
    case Label.application: addApplicationData(block)
    default: break
    }
  }

  /// Ends the extension and says what was odd about it.
  ///
  /// - Returns: the graphic control for the next image, if the extension was one.
  func finish(label: UInt8, diagnostics: inout DiagnosticLog) -> GraphicControl? {
    if let note = oddity(label: label) {
      diagnostics.append(Diagnostic(.note, note.code, note.message, byteOffset: byteOffset))
    }
    if droppedBytes > 0 {
      let limit: Limit = label == Label.comment ? .textBytes : .applicationBytes
      diagnostics.append(
        Diagnostic(
          .note, .dataNotKept,
          "\(droppedBytes) bytes above the limit on \(limit.title) are not kept (\(limit.option))",
          byteOffset: byteOffset))
    }
    return pendingControl
  }

  private func oddity(label: UInt8) -> (code: Diagnostic.Code, message: String)? {
    switch label {
    case Label.graphicControl where firstSubBlockByteCount != 4 || subBlockCount != 1:
      let use = pendingControl == nil ? "it is ignored" : "its first 4 bytes count"
      return (
        .oddGraphicControl,
        "a graphic control of \(firstSubBlockByteCount) bytes in \(subBlockCount) sub-blocks: \(use)"
      )
    case Label.application where isLoopBlock && !foundLoopValue:
      return (.oddLoopBlock, "a loop block without a loop count is ignored")
    case Label.plainText:
      return (.plainTextIgnored, "plain text is not drawn")
    default: return nil
    }
  }
}

extension ExtensionCollector {
  private enum Label {
    static let plainText: UInt8 = 0x01
    static let graphicControl: UInt8 = 0xf9
    static let comment: UInt8 = 0xfe
    static let application: UInt8 = 0xff
  }

  private func addComment(_ block: borrowing RawSpan) {
    let room = mostTextBytes - textBytes
    if !isOpen && room > 0 && block.byteCount > 0 {
      comments.append(Comment(byteOffset: byteOffset, bytes: []))
      isOpen = true
    }
    let kept = min(block.byteCount, max(0, room))
    textBytes += kept
    droppedBytes += block.byteCount - kept
    if kept > 0 { comments[comments.count - 1].bytes += block.extracting(first: kept).copied() }
  }

  private func beginApplication(_ block: borrowing RawSpan) {
    let found = ApplicationExtension(
      byteOffset: byteOffset, identifier: block.copied(), data: [])
    isLoopBlock = found.isLoopBlock
    isXMP = found.isXMP
    // What an array element costs counts too, or empty extensions would fill the memory.
    let cost = 64 + block.byteCount
    guard cost <= mostApplicationBytes - applicationBytes else {
      droppedBytes += block.byteCount
      return
    }
    applicationBytes += cost
    applications.append(found)
    isOpen = true
  }

  private func addApplicationData(_ block: borrowing RawSpan) {
    if isLoopBlock { readLoopValue(block) }
    let cost = block.byteCount + (isXMP ? 1 : 0)
    guard isOpen, cost <= mostApplicationBytes - applicationBytes else {
      droppedBytes += block.byteCount
      return
    }
    applicationBytes += cost
    if isXMP { applications[applications.count - 1].data.append(UInt8(block.byteCount)) }
    applications[applications.count - 1].data += block.copied()
  }

  /// Sub-block id 1 holds the loop count; Firefox takes it in longer sub-blocks and behind others too.
  private func readLoopValue(_ block: borrowing RawSpan) {
    guard block.byteCount >= 3, block.byte(at: 0) & 7 == 1 else { return }
    loopValue = UInt16(block.byte(at: 1)) | UInt16(block.byte(at: 2)) << 8
    foundLoopValue = true
  }
}
