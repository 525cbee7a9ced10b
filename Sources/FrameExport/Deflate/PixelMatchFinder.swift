/// Finds for each pixel the last place where the same pixel stood.
///
/// All reads lie between the start of the input and 7 bytes behind its end at most: a candidate is
/// a position that was stored earlier. A slot is a hash of 13 bits, and there are 8,192 of them.
@safe
struct PixelMatchFinder {
  /// How far back a copy may reach: RFC 1951, section 2.
  static let windowSize = 32_768
  /// The number of elements that `lastPositions` must have.
  static let slotCount = 1 << hashBits
  /// What they must be at first: farther back than any window.
  static let nowhere: Int32 = .min / 2

  private static let hashBits = 13

  private let input: UnsafeRawPointer
  private let lastPositions: UnsafeMutablePointer<Int32>
  private let bytesPerPixel: Int

  @inline(__always)
  init(
    input: UnsafePointer<UInt8>, lastPositions: UnsafeMutableBufferPointer<Int32>,
    bytesPerPixel: Int
  ) {
    precondition(lastPositions.count == Self.slotCount, "one position a slot")
    unsafe self.input = UnsafeRawPointer(input)
    unsafe self.lastPositions = lastPositions.baseAddress.unsafelyUnwrapped
    self.bytesPerPixel = bytesPerPixel
  }

  /// How far before `position` the same pixel stood last, more than the window if nowhere.
  @inline(__always)
  func distanceToLastPixelLike(_ position: Int) -> Int {
    let pixel = pixel(at: position)
    let slot = Int((pixel &* 0x9e37_79b1) &>> UInt32(32 - Self.hashBits))
    let candidate = unsafe Int(lastPositions[slot])
    unsafe lastPositions[slot] = Int32(truncatingIfNeeded: position)
    let distance = position &- candidate
    if distance > Self.windowSize { return distance }
    return self.pixel(at: candidate) == pixel ? distance : .max
  }

  /// Whether a match ends after its first pixel.
  @inline(__always)
  func isOnePixel(at position: Int, _ distance: Int, end: Int) -> Bool {
    let next = position &+ bytesPerPixel
    return next >= end || pixel(at: next) != pixel(at: next &- distance)
  }

  /// How long a match is, in bytes, whole pixels of at most 258 bytes in all and not beyond `end`.
  @inline(__always)
  func matchLength(at position: Int, _ distance: Int, end: Int) -> Int {
    let limit = min(end &- position, 258)
    var length = 2 &* bytesPerPixel
    while length < limit {
      let here = position &+ length
      let difference = word(at: here) ^ word(at: here &- distance)
      length &+= difference.trailingZeroBitCount &>> 3
      if difference != 0 { break }
    }
    length = min(length, limit)
    return length &- length % bytesPerPixel
  }

  @inline(__always)
  private func pixel(at position: Int) -> UInt32 {
    let word = unsafe UInt32(
      littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt32.self))
    return bytesPerPixel == 3 ? word & 0xff_ffff : word
  }

  @inline(__always)
  private func word(at position: Int) -> UInt64 {
    unsafe UInt64(littleEndian: input.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}
