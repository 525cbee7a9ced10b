import Frames
import TestSupport

extension Canvas {
  /// The picture of a PNG file; a transparent pixel's color is dropped.
  init(png file: [UInt8]) throws {
    let reader = try PNGReader(file)
    self.init(size: reader.size, pixels: reader.pixels.map { $0 >> 24 == 0 ? 0 : $0 })
  }

  /// The picture of a file of bare R, G, B, A bytes.
  init(rgba bytes: some Collection<UInt8>, size: PixelSize) throws {
    guard bytes.count == 4 * size.pixelCount else {
      throw SplitFolder.Unreadable(what: "\(bytes.count) bytes for \(size)")
    }
    let bytes = Array(bytes)
    self.init(
      size: size,
      pixels: stride(from: 0, to: bytes.count, by: 4).map { start in
        bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
      })
  }
}

extension [Canvas] {
  /// The pictures of PAM files that follow each other.
  init(pams stream: [UInt8]) throws {
    self = []
    var rest = stream[...]
    while !rest.isEmpty { append(try Self.takePAM(&rest)) }
  }

  private static func takePAM(_ stream: inout ArraySlice<UInt8>) throws -> Canvas {
    var header: [String] = []
    while header.last != "ENDHDR" {
      guard let end = stream.firstIndex(of: 10) else {
        throw SplitFolder.Unreadable(what: "header")
      }
      header.append(String(decoding: stream[..<end], as: UTF8.self))
      stream = stream[(end + 1)...]
    }
    let numbers = header.map { Int($0.split(separator: " ").last ?? "") ?? 0 }
    guard header.count == 7, header[0] == "P7", header[3...4] == ["DEPTH 4", "MAXVAL 255"] else {
      throw SplitFolder.Unreadable(what: header.joined(separator: "\n"))
    }
    let size = PixelSize(width: numbers[1], height: numbers[2])
    defer { stream = stream.dropFirst(4 * size.pixelCount) }
    return try Canvas(rgba: stream.prefix(4 * size.pixelCount), size: size)
  }

  /// The pictures of a stream of bare R, G, B, A bytes.
  init(rgbas stream: [UInt8], size: PixelSize) throws {
    let byteCount = 4 * size.pixelCount
    self = try stride(from: 0, to: stream.count, by: byteCount).map {
      try Canvas(rgba: stream[$0...].prefix(byteCount), size: size)
    }
  }
}
