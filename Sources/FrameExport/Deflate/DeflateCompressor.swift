internal import CDeflate
internal import Platform

/// One libdeflate compressor, which is used by one thread at a time.
@safe
struct DeflateCompressor: ~Copyable {
  private let handle: OpaquePointer

  /// Allocates a compressor.
  ///
  /// - Parameter level: 1…12 in libdeflate's own count.
  /// - Throws: `ExportError.outOfMemory`.
  init(level: Int32) throws(ExportError) {
    guard let handle = unsafe libdeflate_alloc_compressor(level) else {
      throw .outOfMemory(byteCount: 1 << 20)  // libdeflate doesn't say how much it wanted
    }
    // At each level its tables take that much at least, and are cleared for each stream.
    unsafe MemoryPages.fetch(UnsafeMutableRawPointer(handle), byteCount: 128 << 10)
    unsafe self.handle = handle
  }

  deinit {
    unsafe libdeflate_free_compressor(handle)
  }

  /// The most bytes that a zlib stream of `byteCount` bytes of input can take.
  borrowing func bound(byteCount: Int) -> Int {
    unsafe libdeflate_zlib_compress_bound(handle, byteCount)
  }

  /// Compresses `input` to a zlib stream at the start of `output` and returns its length.
  ///
  /// - Precondition: `output` has room for `bound(byteCount:)` bytes.
  borrowing func compress(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    let count = unsafe libdeflate_zlib_compress(
      handle, input.baseAddress, input.count, output.baseAddress, output.count)
    precondition(count > 0, "a zlib stream fits in libdeflate's own bound")
    return count
  }

  /// Compresses bytes to a zlib stream of its own.
  borrowing func compress(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: bound(byteCount: bytes.count)) { output, count in
      unsafe bytes.withUnsafeBytes { input in
        count = unsafe compress(input, into: UnsafeMutableRawBufferPointer(output))
      }
    }
  }
}
