internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import Synchronization

/// Turns composited frames into files.
struct FrameFileWorker: DecodingWorker, ~Copyable {
  private let sink: FrameSink
  private var encoder: FrameEncoder
  private var product: FrameProduct?

  init(_ sink: FrameSink, encoder: consuming FrameEncoder) {
    self.sink = sink
    self.encoder = encoder
  }

  func decision(onImageAt index: Int) -> CaptureResult { sink.decision(onSource: index) }

  mutating func capture(_ frame: borrowing Frame) throws -> CaptureResult {
    let crc32 = CRC32.checksum(ofPixels: frame.canvas.pixels)
    let fingerprint =
      sink.sharesPictures ? PictureFingerprint(frame.canvas, crc32: crc32) : nil
    product = FrameProduct(
      sourceIndex: frame.index, state: frame.state, decodedPixelCount: frame.decodedPixelCount,
      crc32: crc32, fingerprint: fingerprint, bytes: [])
    if let fingerprint, !sink.isNew(fingerprint) {
      product?.bytes = nil
    } else {
      try encoder.prepare(frame)
    }
    return .finish
  }

  mutating func finish() throws -> FrameProduct? {
    if product?.bytes != nil { product?.bytes = try encoder.finish() }
    return product.take()
  }
}
