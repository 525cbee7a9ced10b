internal import Frames

/// What a zip archive says of one file, twice: APPNOTE 6.3.10, sections 4.3.7 and 4.3.12.
struct ZipEntry {
  /// The file's path inside the archive.
  let name: RawPath
  /// Whether its bytes are compressed.
  let isDeflated: Bool
  /// The CRC-32 of its bytes.
  let crc32: UInt32
  /// How many bytes it has.
  let byteCount: Int
  /// How many bytes stand in the archive.
  let storedByteCount: Int
  /// Where its header stands, in bytes from the archive's start.
  let offset: Int

  /// What stands in front of the file's bytes.
  var localHeader: [UInt8] {
    // Both sizes move into the extra field where one has to.
    let isLarge = needsField(byteCount) || needsField(storedByteCount)
    let extra = isLarge ? Self.zip64Field([byteCount, storedByteCount]) : []
    var header = ZipBytes()
    header.append(0x0403_4b50, count: 4)
    header.append(isLarge ? ZipFormat.zip64Version : ZipFormat.version, count: 2)
    append(extraByteCount: extra.count, isLarge: isLarge, to: &header)
    return header.bytes + name.bytes + extra
  }

  /// What stands in the list at the archive's end.
  var centralHeader: [UInt8] {
    let isLarge = needsField(byteCount) || needsField(storedByteCount)
    let isFar = needsField(offset)
    let numbers = (isLarge ? [byteCount, storedByteCount] : []) + (isFar ? [offset] : [])
    let extra = numbers.isEmpty ? [] : Self.zip64Field(numbers)
    let version = numbers.isEmpty ? ZipFormat.version : ZipFormat.zip64Version
    var header = ZipBytes()
    header.append(0x0201_4b50, count: 4)
    header.append(ZipFormat.unix << 8 | version, count: 2)
    header.append(version, count: 2)
    append(extraByteCount: extra.count, isLarge: isLarge, to: &header)
    // No comment, the first disk, no internal attributes.
    header.append(0, count: 6)
    header.append(ZipFormat.regularFile << 16, count: 4)
    header.append(isFar ? ZipFormat.field32 : offset, count: 4)
    return header.bytes + name.bytes + extra
  }

  /// Adds the fields that both headers have.
  private func append(extraByteCount: Int, isLarge: Bool, to header: inout ZipBytes) {
    header.append(name.string == nil ? 0 : ZipFormat.namesAreUTF8, count: 2)
    header.append(isDeflated ? ZipFormat.deflated : ZipFormat.stored, count: 2)
    header.append(ZipFormat.time, count: 2)
    header.append(ZipFormat.date, count: 2)
    header.append(Int(crc32), count: 4)
    header.append(isLarge ? ZipFormat.field32 : storedByteCount, count: 4)
    header.append(isLarge ? ZipFormat.field32 : byteCount, count: 4)
    header.append(name.bytes.count, count: 2)
    header.append(extraByteCount, count: 2)
  }

  private func needsField(_ number: Int) -> Bool { number >= ZipFormat.field32 }

  /// The extra field of 64-bit numbers: APPNOTE, section 4.5.3.
  private static func zip64Field(_ numbers: [Int]) -> [UInt8] {
    var field = ZipBytes()
    field.append(1, count: 2)
    field.append(8 * numbers.count, count: 2)
    for number in numbers { field.append(number, count: 8) }
    return field.bytes
  }
}
