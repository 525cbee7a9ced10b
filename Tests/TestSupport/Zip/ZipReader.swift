/// A zip archive, read from the list at its end and checked against the headers in it: APPNOTE 6.3.10.
public struct ZipReader {
  /// What is wrong with an archive.
  public enum Failure: Error {
    /// The named part of it.
    case badArchive(String)
  }

  /// A file of the archive.
  public struct Entry {
    /// The path as it stands in the archive.
    public let name: [UInt8]
    /// Whether the archive says that the name is UTF-8.
    public let isUTF8: Bool
    /// 0 for stored, 8 for deflated.
    public let method: Int
    /// The date and time as two 16-bit numbers in one.
    public let date: Int
    /// Where the header stands.
    public let offset: Int
    /// What the file holds.
    public let bytes: [UInt8]

    /// The path as text.
    public var text: String { String(decoding: name, as: UTF8.self) }
  }

  /// The files in the order of the list.
  public private(set) var entries: [Entry] = []
  private let archive: [UInt8]
  private let start: Int

  /// Reads an archive without a comment.
  ///
  /// - Parameter start: how many bytes of the archive are missing in front.
  public init(_ archive: [UInt8], behind start: Int = 0) throws {
    self.archive = archive
    self.start = start
    let end = start + archive.count - 22
    try check(end, is: 0x0605_4b50, "end")
    var (count, offset) = (try number(end + 10, 2), try number(end + 16, 4))
    let listByteCount = try number(end + 12, 4)
    if count == 0xffff || offset == 0xffff_ffff || listByteCount == 0xffff_ffff {
      try check(end - 20, is: 0x0706_4b50, "locator")
      let record = try number(end - 12, 8)
      try check(record, is: 0x0606_4b50, "64-bit end")
      (count, offset) = (try number(record + 32, 8), try number(record + 48, 8))
    }
    for _ in 0..<count { entries.append(try takeEntry(&offset)) }
    let isWhole = try offset == end || number(offset, 4) == 0x0606_4b50
    guard isWhole else { throw Failure.badArchive("list") }
  }

  private func takeEntry(_ offset: inout Int) throws -> Entry {
    try check(offset, is: 0x0201_4b50, "entry")
    let (nameCount, extraCount) = (try number(offset + 28, 2), try number(offset + 30, 2))
    let name = try slice(offset + 46, nameCount)
    var large = offset + 46 + nameCount + 4
    func real(_ place: Int) throws -> Int {
      let short = try number(place, 4)
      guard short == 0xffff_ffff, extraCount > 0 else { return short }
      defer { large += 8 }
      return try number(large, 8)
    }
    let byteCount = try real(offset + 24)
    let storedCount = try real(offset + 20)
    let place = try real(offset + 42)
    let method = try number(offset + 10, 2)
    let stored = try contents(at: place, name, storedCount)
    let bytes = method == 8 ? try Inflate.raw(stored) : stored
    guard bytes.count == byteCount, try Int(Self.crc32(bytes)) == number(offset + 16, 4) else {
      throw Failure.badArchive("contents")
    }
    let date = try number(offset + 12, 4)
    let isUTF8 = try number(offset + 8, 2) & 1 << 11 != 0
    offset += 46 + nameCount + extraCount
    return Entry(
      name: name, isUTF8: isUTF8, method: method, date: date, offset: place, bytes: bytes)
  }

  /// The stored bytes of a file, behind a header that must say the same as the list.
  private func contents(at place: Int, _ name: [UInt8], _ count: Int) throws -> [UInt8] {
    try check(place, is: 0x0403_4b50, "header")
    let declared = try number(place + 18, 4)
    let extra = try number(place + 28, 2)
    guard try number(place + 26, 2) == name.count, try slice(place + 30, name.count) == name,
      declared == count || declared == 0xffff_ffff
    else { throw Failure.badArchive("header") }
    return try slice(place + 30 + name.count + extra, count)
  }

  private func check(_ place: Int, is signature: Int, _ part: String) throws {
    guard try number(place, 4) == signature else { throw Failure.badArchive(part) }
  }

  private func number(_ place: Int, _ count: Int) throws -> Int {
    try slice(place, count).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private func slice(_ place: Int, _ count: Int) throws -> [UInt8] {
    let first = place - start
    guard first >= 0, count >= 0, first + count <= archive.count else {
      throw Failure.badArchive("length")
    }
    return Array(archive[first..<first + count])
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) throws -> UInt32 {
    ~bytes.reduce(~0) { crc, byte in table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ crc >> 8 }
  }
}
