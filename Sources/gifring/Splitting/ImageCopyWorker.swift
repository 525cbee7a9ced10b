internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Copies stored images verbatim; they are decoded only to know whether they are whole.
struct ImageCopyWorker: DecodingWorker, ~Copyable {
  private let sink: FrameSink
  private var image: CheckedImage?

  init(_ sink: FrameSink) {
    self.sink = sink
  }

  func decision(onImageAt index: Int) -> CaptureResult { sink.decision(onSource: index) }

  mutating func capture(_ picture: borrowing CheckedImage) -> CaptureResult {
    image = copy picture
    return .finish
  }

  mutating func finish() throws -> FrameProduct? {
    guard let image = image.take() else { return nil }
    var copy: [UInt8]?
    if let encoded = image.encoded, !encoded.rect.isEmpty { copy = try VerbatimGIF.encode(encoded) }
    return FrameProduct(
      sourceIndex: image.index, state: image.state, decodedPixelCount: image.decodedPixelCount,
      crc32: nil, fingerprint: nil, bytes: copy)
  }
}
