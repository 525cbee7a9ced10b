internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Turns composited frames into files.
struct FrameFileWorker: DecodingWorker, ~Copyable {
  private let sink: FrameSink
  private let scaling: FrameScaling?
  private var encoder: FrameEncoder
  private var product: FrameProduct?

  init(_ sink: FrameSink, scaling: FrameScaling?, encoder: consuming FrameEncoder) {
    self.sink = sink
    self.scaling = scaling
    self.encoder = encoder
  }

  func decision(onImageAt index: Int) -> CaptureResult { sink.decision(onSource: index) }

  mutating func capture(_ frame: borrowing Frame) throws -> CaptureResult {
    if let scaling { try take(scaling.scaled(frame)) } else { try take(frame) }
    return .finish
  }

  private mutating func take(_ frame: borrowing Frame) throws {
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
  }

  mutating func finish() throws -> FrameProduct? {
    if product?.bytes != nil { product?.bytes = try encoder.finish() }
    return product.take()
  }
}
