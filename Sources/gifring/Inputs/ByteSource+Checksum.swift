internal import FrameExport
internal import GIFDecoding

extension ByteSource {
  /// The CRC-32 of all bytes.
  ///
  /// - Throws: `DecodingError.input`.
  func checksum() throws(DecodingError) -> UInt32 {
    var crc = CRC32()
    do { try forEachPiece { crc.update($0) } } catch { throw .input(error) }
    return crc.value
  }
}
