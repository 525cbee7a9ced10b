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
  /// The file, nil where there is nothing to write or an equal picture came before.
  var bytes: [UInt8]?
}

/// Tells pictures apart: equal ones have equal fingerprints.
///
/// Different pictures have different ones but for one chance in 2^128: two hashes by SipHash, whose
/// keys are random in every process, so that nobody can make a file that tricks them. The CRC-32
/// alone would be no proof: files with a given one are easily made.
struct PictureFingerprint: Hashable {
  private let size: PixelSize
  private let crc32: UInt32
  private let first: Int
  private let second: Int

  init(_ canvas: borrowing Canvas, crc32: UInt32) {
    size = canvas.size
    self.crc32 = crc32
    first = Self.hash(canvas, seed: 1)
    second = Self.hash(canvas, seed: 2)
  }

  private static func hash(_ canvas: borrowing Canvas, seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    unsafe canvas.pixels.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
