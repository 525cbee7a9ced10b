internal import CDeflate

/// Zlib streams, which libdeflate reads.
enum ZlibStream {
  /// What a stream holds; nil if it is damaged, or holds more than `most` bytes.
  static func inflated(_ stream: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: most)
    var count = 0
    let result = unsafe stream.withUnsafeBytes { input in
      unsafe bytes.withUnsafeMutableBytes { output in
        unsafe libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, output.count, &count)
      }
    }
    guard result == LIBDEFLATE_SUCCESS else { return nil }
    return Array(bytes.prefix(count))
  }
}
