#if canImport(Glibc)
  internal import Glibc
#endif

/// Memory that the system provides a page at a time, when it is first touched.
///
/// In a virtual machine each time costs one or two microseconds; one call for several pages takes a
/// quarter of that. It is of use where all of them will be written to anyway.
package enum MemoryPages {
  /// Fetches the whole pages of an allocation.
  ///
  /// Where the system can't do it, nothing happens.
  ///
  /// - Precondition: the allocation has `byteCount` bytes at least.
  package static func fetch(_ start: UnsafeMutableRawPointer, byteCount: Int) {
    #if canImport(Glibc)
      let pageSize = Int(getpagesize())
      let address = Int(bitPattern: start)
      let first = (address + pageSize - 1) / pageSize * pageSize
      let end = (address + byteCount) / pageSize * pageSize
      guard end > first else { return }
      unsafe madvise(start + (first - address), end - first, MADV_POPULATE_WRITE)
    #endif
  }
}
