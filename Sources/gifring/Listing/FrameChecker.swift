internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import Synchronization

/// Looks at decoded frames without keeping them.
struct CheckingWorker: DecodingWorker {
  private var content: Manifest.Content?

  mutating func capture(_ frame: borrowing Frame) -> CaptureResult {
    content = Manifest.Content(
      state: frame.state, decodedPixelCount: frame.decodedPixelCount, duplicateOf: nil,
      crc32: CRC32.checksum(ofPixels: frame.canvas.pixels))
    return .finish
  }

  func finish() -> Manifest.Content? { content }
}

/// Gathers what workers found, in the order of the frames.
final class FrameChecker: Sendable {
  private let found = Mutex<[Manifest.Content]>([])

  var contents: [Manifest.Content] { found.withLock { $0 } }

  func take(_ content: Manifest.Content?) {
    guard let content else { return }
    found.withLock { $0.append(content) }
  }
}
