internal import FrameExport
internal import Frames
internal import GIFDecoding

typealias StoredPixels = StoredPicture.Pixels

/// What became of one source frame: the bytes of its file, and what the manifest says of it.
struct FrameProduct {
  let sourceIndex: Int
  let state: FrameState
  let decodedPixelCount: Int
  /// The CRC-32 of the composited RGBA pixels, nil for a stored image.
  let crc32: UInt32?
  /// Tells equal pictures, where equal pictures are looked for.
  var fingerprint: PictureFingerprint?
  /// The file, nil where there is nothing to write or an equal picture came before; empty until it is
  /// encoded.
  var bytes: [UInt8]?
}
