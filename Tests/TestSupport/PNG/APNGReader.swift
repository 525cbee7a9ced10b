public import Frames

/// An animated PNG taken apart and drawn frame by frame, by the letter of the specification.
public struct APNGReader {
  /// A frame as it is stored.
  public struct StoredFrame {
    /// Where it is drawn.
    public let rect: PixelRect
    /// The two numbers of its delay.
    public let delay: (numerator: Int, denominator: Int)
    /// What becomes of it: 0 nothing, 1 it is cleared, 2 what was before comes back.
    public let disposal: Int
    /// How it is drawn: 0 in place of what was there, 1 over it.
    public let blend: Int
    /// The compressed rows.
    public var data: [UInt8] = []
  }

  /// How often the animation plays, 0 for ever.
  public private(set) var playCount = -1
  /// The stored frames in order.
  public private(set) var frames: [StoredFrame] = []
  /// The picture of each frame.
  public private(set) var pictures: [Canvas] = []
  /// The types of all chunks in order.
  public private(set) var chunkTypes: [String] = []

  private var declaredCount = -1
  private var header: [UInt8] = []
  private var size = PixelSize(width: 0, height: 0)
  /// The chunks that every frame shares, whole.
  private var sharedChunks: [UInt8] = []
  private var nextSequenceNumber = 0

  /// Reads a file.
  ///
  /// - Throws: `PNGReader.Failure`, or that of `Inflate`.
  public init(_ file: [UInt8]) throws {
    // The plain reader checks the frame around every chunk.
    let still = try PNGReader(file)
    chunkTypes = still.chunkTypes
    size = still.size
    var position = 8
    while position < file.count {
      let count = Self.number(file[position..<position + 4])
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      try take(
        type, Array(file[position + 8..<position + 8 + count]),
        whole: file[position..<position + 12 + count])
      position += 12 + count
    }
    guard frames.count == declaredCount, frames[0].rect == PixelRect(size) else {
      throw PNGReader.Failure.badFile("frames")
    }
    try draw()
  }

  private mutating func take(
    _ type: String, _ data: [UInt8], whole: ArraySlice<UInt8>
  ) throws {
    switch type {
    case "IHDR": header = data
    case "PLTE", "tRNS": sharedChunks += whole
    case "acTL":
      guard sharedChunks.isEmpty, frames.isEmpty else { throw PNGReader.Failure.badFile("acTL") }
      (declaredCount, playCount) = (Self.number(data[0..<4]), Self.number(data[4..<8]))
    case "fcTL": try takeControl(data)
    case "IDAT": frames[frames.count - 1].data += data
    case "fdAT":
      try takeSequenceNumber(data)
      frames[frames.count - 1].data += data.dropFirst(4)
    default: break
    }
  }

  private mutating func takeControl(_ data: [UInt8]) throws {
    try takeSequenceNumber(data)
    let numbers = (1..<5).map { Self.number(data[4 * $0..<4 * $0 + 4]) }
    frames.append(
      StoredFrame(
        rect: PixelRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]),
        delay: (Self.number(data[20..<22]), Self.number(data[22..<24])),
        disposal: Int(data[24]), blend: Int(data[25])))
  }

  private mutating func takeSequenceNumber(_ data: [UInt8]) throws {
    guard Self.number(data[0..<4]) == nextSequenceNumber else {
      throw PNGReader.Failure.badFile("sequence number")
    }
    nextSequenceNumber += 1
  }

  private mutating func draw() throws {
    var canvas = Canvas(size: size)
    for frame in frames {
      let before = canvas
      let picture = try PNGReader(file(of: frame))
      for (index, pixel) in picture.pixels.enumerated() {
        let (x, y) = (
          frame.rect.x + index % frame.rect.width, frame.rect.y + index / frame.rect.width
        )
        canvas[x, y] = try Self.blended(pixel, over: canvas[x, y], isOver: frame.blend == 1)
      }
      pictures.append(canvas)
      if frame.disposal == 1 { canvas = canvas.wiped(frame.rect) }
      if frame.disposal == 2 { canvas = before }
    }
  }

  private static func blended(
    _ pixel: UInt32, over old: Color, isOver: Bool
  ) throws -> Color {
    // A color key leaves its color behind, which no canvas has.
    let pixel = pixel < 0x0100_0000 ? 0 : pixel
    if !isOver || pixel >= 0xff00_0000 { return Color(rawValue: pixel) }
    guard pixel == 0 else { throw PNGReader.Failure.badFile("mixed colors") }
    return old
  }

  /// A frame as a PNG file of its own.
  private func file(of frame: StoredFrame) -> [UInt8] {
    let sides = [frame.rect.width, frame.rect.height].flatMap { Self.bigEndian($0) }
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + Self.chunk("IHDR", sides + header.dropFirst(8)) + sharedChunks
      + Self.chunk("IDAT", frame.data) + Self.chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(data.count) + checked + bigEndian(Int(bitwiseCRC32(checked)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension Canvas {
  fileprivate func wiped(_ rect: PixelRect) -> Canvas {
    var canvas = self
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { canvas[x, y] = .transparent }
    }
    return canvas
  }
}
