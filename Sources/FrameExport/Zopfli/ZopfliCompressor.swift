internal import CZopfli

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Makes zlib streams some 2 to 6 % smaller than libdeflate can, in twenty times the time.
///
/// zopfli can't be interrupted, and ends the process where memory runs out: it is only given what
/// keeps it busy for a few seconds at most, and what it takes is counted beforehand.
enum ZopfliCompressor {
  /// The most bytes that it is given for one of many pictures.
  static let pictureLimit = 256 << 10
  /// The most bytes that it is ever given: a few seconds, and up to 130 MB.
  static let largestLimit = 1 << 20

  /// The most memory that it takes for so many bytes.
  ///
  /// Measured: 2 MB, and 35 bytes a byte of what compresses well to 122 of noise, which makes a symbol
  /// of each byte.
  static func memoryByteCount(for byteCount: Int) -> Int {
    (5 << 19) + 125 * byteCount
  }

  /// Compresses bytes to a zlib stream, nil where that would take too long for what it gains.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, limit: Int = pictureLimit
  ) -> [UInt8]? {
    guard bytes.count <= limit,
      unsafe TripleRecurrence.mean(in: bytes) <= TripleRecurrence.quickMean
    else { return nil }
    var options = ZopfliOptions()
    unsafe ZopfliInitOptions(&options)
    options.numiterations = iterations(byteCount: bytes.count)
    var stream: UnsafeMutablePointer<UInt8>?
    var count = 0
    unsafe ZopfliCompress(
      &options, ZOPFLI_FORMAT_ZLIB, bytes.baseAddress, bytes.count, &stream, &count)
    defer { unsafe free(stream) }
    return unsafe [UInt8](UnsafeBufferPointer(start: stream, count: count))
  }

  /// How often it goes over the bytes: what is short gains most by it, and costs least.
  private static func iterations(byteCount: Int) -> Int32 {
    switch byteCount {
    case ...(8 << 10): 15
    case ...(64 << 10): 5
    default: 3
    }
  }
}
