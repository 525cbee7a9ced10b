/// How the luminance of one pixel went up and down, in one word.
///
/// A swing is a change by a tenth of white's luminance or more, the darker side below 0.8, the other way
/// than the one before. Small ripples on the way don't interrupt it, and it may take several pictures.
///
/// The upper half holds in which pictures the last four swings came, one byte each with the newest
/// lowest, 0 for none; the lower half the direction of the last swing and the extreme since then. Before
/// the first swing it is the least luminance so far above the greatest one.
struct PixelSwings {
  private static let least: UInt32 = RelativeLuminance.white / 10
  private static let brightest: UInt32 = RelativeLuminance.white / 10 * 8
  private static let rising: UInt64 = 1 << 30
  private static let falling: UInt64 = 2 << 30
  private static let extremeMask: UInt64 = 1 << 30 - 1

  private(set) var word: UInt64

  init(word: UInt64) {
    self.word = word
  }

  init(startingAt luminance: UInt32) {
    word = UInt64(luminance) << 32 | UInt64(luminance)
  }

  /// The picture of the fourth swing back, 0 for none.
  var fourthLast: UInt8 { hasSwung ? UInt8(word >> 56) : 0 }

  private var hasSwung: Bool { word & (Self.rising | Self.falling) != 0 }
  private var extreme: UInt32 { UInt32(word & Self.extremeMask) }

  /// Takes note of what a picture shows.
  mutating func note(_ luminance: UInt32, inPicture number: UInt8) {
    guard hasSwung else { return noteBeforeFirstSwing(luminance, number) }
    if word & Self.rising != 0 {
      if luminance >= extreme { return replaceExtreme(luminance) }
      if Self.isSwing(from: luminance, to: extreme) { swing(Self.falling, luminance, number) }
    } else {
      if luminance <= extreme { return replaceExtreme(luminance) }
      if Self.isSwing(from: extreme, to: luminance) { swing(Self.rising, luminance, number) }
    }
  }

  /// Forgets swings in pictures that are more than `age` numbers back.
  mutating func forget(olderThan age: UInt8, before number: UInt8) {
    guard hasSwung else { return }
    for shift in stride(from: 32 as UInt64, to: 64, by: 8) {
      let swing = UInt8(truncatingIfNeeded: word >> shift)
      if swing != 0, FlashMeter.age(of: swing, at: number) > age { word &= ~(0xff << shift) }
    }
  }

  private mutating func noteBeforeFirstSwing(_ luminance: UInt32, _ number: UInt8) {
    let (least, greatest) = (UInt32(word >> 32), extreme)
    if Self.isSwing(from: luminance, to: greatest) {
      word = 0
      swing(Self.falling, luminance, number)
    } else if Self.isSwing(from: least, to: luminance) {
      word = 0
      swing(Self.rising, luminance, number)
    } else {
      word = UInt64(min(least, luminance)) << 32 | UInt64(max(greatest, luminance))
    }
  }

  private mutating func replaceExtreme(_ luminance: UInt32) {
    word = word & ~Self.extremeMask | UInt64(luminance)
  }

  private mutating func swing(_ direction: UInt64, _ luminance: UInt32, _ number: UInt8) {
    let pictures = (word >> 32) << 8 & 0xffff_ffff | UInt64(number)
    word = pictures << 32 | direction | UInt64(luminance)
  }

  private static func isSwing(from dark: UInt32, to bright: UInt32) -> Bool {
    bright >= dark + least && dark < brightest
  }
}
