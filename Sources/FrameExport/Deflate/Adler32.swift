internal import CDeflate

/// The checksum that ends a zlib stream: RFC 1950, section 8.
func adler32(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
  unsafe libdeflate_adler32(1, bytes.baseAddress, bytes.count)
}
