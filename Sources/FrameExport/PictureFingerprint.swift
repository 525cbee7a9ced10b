package import Frames

/// Tells pictures apart: equal ones have equal fingerprints.
///
/// Different pictures have different ones but for one chance in 2^128: the keys of the hash are
/// random in every process, so that nobody can make a file that tricks it.
package struct PictureFingerprint: Hashable, Sendable {
  private let size: PixelSize
  private let crc32: UInt32
  private let first: Int
  private let second: Int

  /// Takes the fingerprint of a picture.
  ///
  /// - Parameter crc32: the checksum of its pixels.
  package init(_ canvas: borrowing Canvas, crc32: UInt32) {
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
