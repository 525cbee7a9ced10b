public import Frames

/// A PNG file taken apart by a plain reader that checks every chunk.
public struct PNGReader {
  /// What is wrong with a file.
  public enum Failure: Error {
    /// The named part of the file.
    case badFile(String)
  }

  /// The types of all chunks in order.
  public private(set) var chunkTypes: [String] = []
  /// The width and height in pixels.
  public private(set) var size = PixelSize(width: 0, height: 0)
  /// The bits of a sample or a palette index.
  public private(set) var bitDepth = 0
  /// The color type: 2 truecolor, 3 indexed, 6 truecolor with alpha.
  public private(set) var colorType = 0
  /// The payload of each chunk by type; pieces of one type are joined.
  public private(set) var chunks: [String: [UInt8]] = [:]
  /// The filter of each row.
  public private(set) var filters: [UInt8] = []
  /// The pixels as words of RGBA; transparent ones keep their color.
  public private(set) var pixels: [UInt32] = []

  /// Reads a file.
  ///
  /// - Throws: `Failure`, or that of `Inflate`.
  public init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
      throw Failure.badFile("signature")
    }
    try readChunks(file)
    try readHeader()
    let rows = try unfiltered(try Inflate.zlib(chunks["IDAT"] ?? []))
    pixels = try rows.flatMap(pixels(ofRow:))
  }

  private mutating func readChunks(_ file: [UInt8]) throws {
    var position = 8
    while position < file.count {
      guard position + 12 <= file.count else { throw Failure.badFile("chunk") }
      let count = Self.number(file[position..<position + 4])
      guard position + 12 + count <= file.count else { throw Failure.badFile("chunk length") }
      let checked = file[position + 4..<position + 8 + count]
      let crc = Self.number(file[position + 8 + count..<position + 12 + count])
      guard crc == Int(bitwiseCRC32(Array(checked))) else { throw Failure.badFile("chunk CRC") }
      let type = String(decoding: checked.prefix(4), as: UTF8.self)
      chunkTypes.append(type)
      chunks[type, default: []] += checked.dropFirst(4)
      position += 12 + count
    }
    guard chunkTypes.first == "IHDR", chunkTypes.last == "IEND" else {
      throw Failure.badFile("order of chunks")
    }
  }

  private mutating func readHeader() throws {
    let header = chunks["IHDR"] ?? []
    guard header.count == 13, header[10...] == [0, 0, 0] else { throw Failure.badFile("IHDR") }
    size = PixelSize(width: Self.number(header[0..<4]), height: Self.number(header[4..<8]))
    (bitDepth, colorType) = (Int(header[8]), Int(header[9]))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private var channelCount: Int { [2: 3, 3: 1, 6: 4][colorType] ?? 0 }

  private mutating func unfiltered(_ data: [UInt8]) throws -> [[UInt8]] {
    let rowByteCount = (size.width * channelCount * bitDepth + 7) / 8
    guard data.count == (rowByteCount + 1) * size.height else { throw Failure.badFile("rows") }
    let distance = max(channelCount * bitDepth / 8, 1)
    var rows: [[UInt8]] = []
    var above = [UInt8](repeating: 0, count: rowByteCount)
    for start in stride(from: 0, to: data.count, by: rowByteCount + 1) {
      filters.append(data[start])
      var row = Array(data[start + 1..<start + 1 + rowByteCount])
      for i in row.indices {
        let left = i < distance ? 0 : Int(row[i - distance])
        let aboveLeft = i < distance ? 0 : Int(above[i - distance])
        row[i] &+= try Self.prediction(data[start], left, Int(above[i]), aboveLeft)
      }
      rows.append(row)
      above = row
    }
    return rows
  }

  private static func prediction(
    _ filter: UInt8, _ left: Int, _ above: Int, _ aboveLeft: Int
  ) throws -> UInt8 {
    switch filter {
    case 0: return 0
    case 1: return UInt8(left)
    case 2: return UInt8(above)
    case 3: return UInt8((left + above) / 2)
    case 4:
      let estimate = left + above - aboveLeft
      let distances = [left, above, aboveLeft].map { abs(estimate - $0) }
      if distances[0] <= distances[1] && distances[0] <= distances[2] { return UInt8(left) }
      return UInt8(distances[1] <= distances[2] ? above : aboveLeft)
    default: throw Failure.badFile("filter")
    }
  }

  private func pixels(ofRow row: [UInt8]) throws -> [UInt32] {
    try (0..<size.width).map { x in
      switch colorType {
      case 2:
        let color = Array(row[3 * x..<3 * x + 3])
        let key = chunks["tRNS"].map { [$0[1], $0[3], $0[5]] }
        return Self.word(color + [key == color ? 0 : 255])
      case 3:
        let shift = 8 - bitDepth - x * bitDepth % 8
        let index = Int(row[x * bitDepth / 8] >> shift) & (1 << bitDepth - 1)
        let palette = chunks["PLTE"] ?? []
        guard 3 * index + 3 <= palette.count else { throw Failure.badFile("palette index") }
        let alphas = chunks["tRNS"] ?? []
        return Self.word(
          Array(palette[3 * index..<3 * index + 3]) + [index < alphas.count ? alphas[index] : 255])
      default: return Self.word(Array(row[4 * x..<4 * x + 4]))
      }
    }
  }

  private static func word(_ channels: [UInt8]) -> UInt32 {
    channels.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The CRC-32 by its definition, bit by bit.
public func bitwiseCRC32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { crc, byte in
    (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
      crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1
    }
  }
}
