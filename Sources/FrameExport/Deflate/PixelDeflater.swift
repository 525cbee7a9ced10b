/// A deflate encoder for pictures of 3 or 4 bytes a pixel, whose time has a bound.
///
/// On noise of more than 256 colors libdeflate 1.14 takes 40 to 215 ns a pixel at level 6, and up to
/// 40 at level 1; this takes 10 to 27, since it looks for copies only where pixels start and only at
/// the place where the same pixel stood last. On noise and on pictures made from a few palettes its
/// files are from 15 % smaller to 12 % larger than those of libdeflate's level 2, but larger where
/// pictures repeat themselves.
struct PixelDeflater: ~Copyable {
  /// A block is short enough to be stored as it is: RFC 1951, section 3.2.4.
  private static let blockByteCount = 60_000

  private var lastPositions: Workspace<Int32>
  private var sequences: Workspace<DeflateSequence>

  /// Allocates the tables: about 200 KB.
  ///
  /// - Throws: `ExportError.outOfMemory`.
  init() throws(ExportError) {
    let lastPositions = try Workspace<Int32>(count: PixelMatchFinder.slotCount)
    let sequences = try Workspace<DeflateSequence>(count: Self.blockByteCount / 3 + 1)
    self.lastPositions = lastPositions
    self.sequences = sequences
  }

  /// The most bytes that a zlib stream of `byteCount` bytes of input can take, with the space that
  /// the encoder wants behind it.
  static func bound(byteCount: Int) -> Int {
    byteCount + (byteCount / blockByteCount + 1) * 8 + 32
  }

  /// Compresses the rows of a picture to a zlib stream at the start of `output` and returns its
  /// length.
  ///
  /// - Precondition: 8 readable bytes stand behind `layout.byteCount` bytes of `input`, and `output`
  ///   has room for `bound(byteCount:)`.
  mutating func compress(
    _ input: UnsafePointer<UInt8>, _ layout: ScanlineLayout,
    into output: UnsafeMutableRawBufferPointer
  ) -> Int {
    precondition(output.count >= Self.bound(byteCount: layout.byteCount), "room for the stream")
    guard let start = output.baseAddress else { return 0 }
    unsafe lastPositions.elements.update(repeating: PixelMatchFinder.nowhere)
    var writer = unsafe BitWriter(at: start)
    writer.write(0x0178, count: 16)
    var position = 0
    while position < layout.byteCount {
      let end = min(position + Self.blockByteCount, layout.byteCount)
      position = unsafe compressBlock(input, layout, from: position, to: end, &writer)
    }
    writer.alignToByte()
    let checksum = unsafe adler32(UnsafeRawBufferPointer(start: input, count: layout.byteCount))
    writer.write(UInt64(checksum.byteSwapped), count: 32)
    return unsafe writer.position - start
  }

  /// Writes one block, and returns where it ends: before `end`, where that is inside a pixel.
  private mutating func compressBlock(
    _ input: UnsafePointer<UInt8>, _ layout: ScanlineLayout, from start: Int, to end: Int,
    _ writer: inout BitWriter
  ) -> Int {
    let end = layout.lastPixelBoundary(upTo: end)
    let count =
      unsafe layout.bytesPerPixel == 3
      ? findSequences(input, layout, bytesPerPixel: 3, from: start, to: end)
      : findSequences(input, layout, bytesPerPixel: 4, from: start, to: end)
    let found = unsafe UnsafeBufferPointer(rebasing: sequences.elements[..<count])
    let block = unsafe DynamicBlockWriter(for: DeflateStatistics(found, over: input + start))
    let isLast = end == layout.byteCount
    if block.bitCount < 8 * (end - start) {
      unsafe block.write(
        found, over: input + start, bytesPerPixel: layout.bytesPerPixel, isLast: isLast,
        to: &writer)
    } else {
      let bytes = unsafe UnsafeRawBufferPointer(start: input + start, count: end - start)
      unsafe Self.store(bytes, isLast: isLast, to: &writer)
    }
    return end
  }

  private static func store(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, to writer: inout BitWriter
  ) {
    writer.write(isLast ? 1 : 0, count: 3)
    writer.alignToByte()
    let count = UInt64(bytes.count)
    writer.write(count | (count ^ 0xffff) << 16, count: 32)
    unsafe writer.copy(bytes)
  }

  /// Fills `sequences` for the bytes from `start` to `end` and returns how many there are.
  @inline(__always)
  private mutating func findSequences(
    _ input: UnsafePointer<UInt8>, _ layout: ScanlineLayout, bytesPerPixel: Int,
    from start: Int, to end: Int
  ) -> Int {
    let finder = unsafe PixelMatchFinder(
      input: input, lastPositions: lastPositions.elements, bytesPerPixel: bytesPerPixel)
    var found = unsafe FoundSequences(storage: sequences.elements, literalStart: start)
    var position = start
    while position < end {
      if position % layout.rowByteCount == 0 { position += 1 }
      let rowEnd = min(layout.endOfRow(holding: position), end)
      while position < rowEnd {
        let distance = finder.distanceToLastPixelLike(position)
        if distance > PixelMatchFinder.windowSize {
          position &+= bytesPerPixel
        } else if finder.isOnePixel(at: position, distance, end: rowEnd) {
          // A case of its own, so that the processor goes on with the next pixel before it knows
          // the length: 13 instead of 23 ns a pixel in all on noise of 400 colors.
          found.appendCopy(at: position, length: bytesPerPixel, distance: distance)
          position &+= bytesPerPixel
        } else {
          let length = finder.matchLength(at: position, distance, end: rowEnd)
          found.appendCopy(at: position, length: length, distance: distance)
          position &+= length
        }
      }
    }
    return found.finish(at: end)
  }
}

/// The sequences of a block while they are being found.
///
/// A sequence with a copy covers 3 bytes or more, so a third of a block's bytes and one is room for
/// all of them.
@safe
private struct FoundSequences {
  private let storage: UnsafeMutableBufferPointer<DeflateSequence>
  private var literalStart: Int
  private var count = 0

  init(storage: UnsafeMutableBufferPointer<DeflateSequence>, literalStart: Int) {
    unsafe self.storage = storage
    self.literalStart = literalStart
  }

  @inline(__always)
  mutating func appendCopy(at position: Int, length: Int, distance: Int) {
    unsafe storage[count] = DeflateSequence(
      literalCount: position &- literalStart, matchLength: length, matchDistance: distance)
    count &+= 1
    literalStart = position &+ length
  }

  mutating func finish(at end: Int) -> Int {
    unsafe storage[count] = DeflateSequence(lastLiteralCount: end - literalStart)
    return count + 1
  }
}
