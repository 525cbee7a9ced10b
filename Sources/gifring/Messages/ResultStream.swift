internal import FrameExport

/// Writes a long result in pieces, from visitors that can't throw.
///
/// What has up to 1 MiB goes out by a single `write(2)`, so that a record is there as a whole or not at
/// all for those who read what several processes append to a file.
final class ResultStream {
  private let output: DescriptorWriter
  private var buffer: [UInt8] = []
  private var failure: OutputError?
  private static let pieceSize = 1 << 20

  init(to output: DescriptorWriter) {
    self.output = output
  }

  /// Whether something couldn't be written: what follows would be for nobody.
  var hasFailed: Bool { failure != nil }

  /// Writes text, at some time until ``finish()``; nothing more after a failure.
  func write(_ text: String) {
    add(text.utf8)
  }

  /// Writes bytes, at some time until ``finish()``; nothing more after a failure.
  func write(_ bytes: [UInt8]) {
    add(bytes)
  }

  private func add(_ bytes: some Collection<UInt8>) {
    if buffer.count + bytes.count > Self.pieceSize { flush() }
    buffer.append(contentsOf: bytes)
  }

  /// Writes what is left.
  ///
  /// - Throws: `OutputError` if anything couldn't be written.
  func finish() throws(OutputError) {
    flush()
    if let failure { throw failure }
  }

  private func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    if failure != nil { return }
    do throws(OutputError) { try output.write(buffer) } catch {
      failure = error
      // A visitor can't be stopped, and may have billions of elements to go.
      if error.isBrokenPipe { SignalCleanup.endByBrokenPipe() }
    }
  }
}
