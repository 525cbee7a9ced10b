/// Compressed data that every decoder takes without complaint.
///
/// Such data hold exactly the image's pixels. As GIF89a, appendix F, doesn't have it, the clear code at
/// the start may be missing, the end code too, and bytes may follow the end code: giflib, gifsicle and
/// ffmpeg say nothing about it.
struct CommonData {
  private let subBlocks: ArraySlice<UInt8>
  private var position: Int
  private var blockEnd: Int
  private var bits: UInt32 = 0
  private var bitCount = 0

  private init(_ subBlocks: ArraySlice<UInt8>) {
    self.subBlocks = subBlocks
    position = subBlocks.startIndex
    blockEnd = position
  }

  /// Whether sub-blocks are such data.
  ///
  /// - Complexity: O(bytes).
  static func matches(
    _ subBlocks: ArraySlice<UInt8>, minimumCodeSize: Int, pixelCount: Int
  ) -> Bool {
    guard (2...8).contains(minimumCodeSize) else { return false }
    var data = CommonData(subBlocks)
    return data.holds(pixelCount, minimumCodeSize: minimumCodeSize)
  }

  private mutating func holds(_ pixelCount: Int, minimumCodeSize: Int) -> Bool {
    let clear = 1 << minimumCodeSize
    var lengths = [Int](repeating: 1, count: 4096)
    var (size, next, previous) = (minimumCodeSize + 1, clear + 2, -1)
    var count = 0
    while true {
      let isPadding = count == pixelCount && isUsedUp
      guard let code = nextCode(size) else { return count == pixelCount }
      if code == clear {
        (size, next, previous) = (minimumCodeSize + 1, clear + 2, -1)
        continue
      }
      if code == clear + 1 { return count == pixelCount }
      let isNew = previous >= 0 && code == next && next < 4096
      guard code < next && (previous >= 0 || code < clear) || isNew else { return false }
      if previous >= 0 && next < 4096 {
        lengths[next] = lengths[previous] + 1
        next += 1
        if next == 1 << size && size < 12 { size += 1 }
      }
      count += code < clear ? 1 : lengths[code]
      previous = code
      if count > pixelCount { return isPadding }
    }
  }

  private mutating func nextCode(_ size: Int) -> Int? {
    while bitCount < size {
      guard let byte = nextByte() else { return nil }
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
    defer {
      bits >>= UInt32(size)
      bitCount -= size
    }
    return Int(bits & (1 << UInt32(size) - 1))
  }

  private mutating func nextByte() -> UInt8? {
    if position == blockEnd {
      guard position < subBlocks.endIndex, subBlocks[position] > 0 else { return nil }
      blockEnd = position + 1 + Int(subBlocks[position])
      position += 1
    }
    guard position < subBlocks.endIndex else { return nil }
    defer { position += 1 }
    return subBlocks[position]
  }

  /// Whether less than a byte is left.
  private var isUsedUp: Bool {
    bitCount < 8 && position == blockEnd
      && (position == subBlocks.endIndex || subBlocks[position] == 0)
  }
}
