internal import FrameExport

/// Writes a long result in pieces, from visitors that can't throw.
final class ResultStream {
  private let output: DescriptorWriter
  private var buffer: [UInt8] = []
  private var failure: WriteError?
  private static let pieceSize = 1 << 16

  init(to output: DescriptorWriter) {
    self.output = output
    buffer.reserveCapacity(2 * Self.pieceSize)
  }

  /// Writes text, at some time until ``finish()``; nothing more after a failure.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.pieceSize { flush() }
  }

  /// Writes what is left.
  ///
  /// - Throws: `WriteError` if anything couldn't be written.
  func finish() throws(WriteError) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    do throws(WriteError) { try output.write(buffer) } catch {
      failure = error
      // A visitor can't be stopped, and may have billions of elements to go.
      if error == .closedPipe { SignalCleanup.endByBrokenPipe() }
    }
  }
}
