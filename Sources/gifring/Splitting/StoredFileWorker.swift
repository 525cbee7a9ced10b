internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Turns stored images into files of decoded pixels.
struct StoredFileWorker: DecodingWorker, ~Copyable {
  private let sink: FrameSink
  private var encoder: FrameEncoder
  private var product: FrameProduct?

  init(_ sink: FrameSink, encoder: consuming FrameEncoder) {
    self.sink = sink
    self.encoder = encoder
  }

  func decision(onImageAt index: Int) -> CaptureResult { sink.decision(onSource: index) }

  mutating func capture(_ picture: borrowing StoredPicture) throws -> CaptureResult {
    product = FrameProduct(
      sourceIndex: picture.index, state: picture.state,
      decodedPixelCount: picture.decodedPixelCount, crc32: nil, fingerprint: nil,
      bytes: picture.pixels == nil ? nil : [])
    if let pixels = picture.pixels { try encoder.prepare(pixels) }
    return .finish
  }

  mutating func finish() throws -> FrameProduct? {
    if product?.bytes != nil { product?.bytes = try encoder.finish() }
    return product.take()
  }
}
