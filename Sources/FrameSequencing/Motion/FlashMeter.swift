public import Frames

/// Looks for flashes in what an animation shows, one picture after the other: WCAG 2.2, success
/// criterion 2.3.1, by its definition of a general flash.
///
/// The luminance of a pixel swings when it changes by at least a tenth of white's, the darker side being
/// below 0.8 of it, the other way than it did before. A pixel flashes in any second in which it swings
/// more than three times. Where a quarter of the canvas or more flashes in the same second, there are
/// too many flashes. That is stricter than the criterion, which allows three pairs of swings. Saturated
/// reds, for which it has a limit of their own, and angles of view, which nobody knows, don't count.
///
/// Transparent pixels count as white, as most pages are. Memory is 8 bytes a pixel.
public struct FlashMeter: Sendable {
  /// A second in which swings are counted, exclusive of its start, in milliseconds.
  private static let window = 1_000
  /// A second has at most 100 pictures; a swing must be forgotten before its number comes again.
  private static let picturesBetweenCleanings = 64

  private let luminance = RelativeLuminance()
  private var pixels: [UInt64] = []
  /// The size of all pictures.
  public let canvasSize: PixelSize
  /// When each picture came, by its number.
  private var times = [Int](repeating: .min, count: 256)
  private var pictureCount = 0
  /// The most pixels that flashed in the same second.
  public private(set) var mostFlashingPixels = 0
  /// The end, in milliseconds, of the first second in which a quarter of the canvas or more flashed.
  public private(set) var firstExcess: Int?

  /// Makes a meter for pictures of a size.
  public init(canvasSize: PixelSize) {
    self.canvasSize = canvasSize
  }

  /// Whether a quarter of the canvas or more flashed in the same second.
  public var hasTooManyFlashes: Bool { firstExcess != nil }

  /// Takes the picture that shows from a time on.
  ///
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - milliseconds: the time since any moment, at least 10 more than last time.
  /// - Precondition: the canvas has the meter's size, and time goes on.
  /// - Complexity: O(pixels).
  public mutating func show(_ canvas: Canvas, at milliseconds: Int) {
    precondition(canvas.size == canvasSize, "all pictures have the same size")
    let number = Self.number(ofPicture: pictureCount)
    if pictureCount > 0 {
      let last = times[Int(Self.number(ofPicture: pictureCount - 1))]
      precondition(milliseconds - last >= 10, "pictures show for 10 milliseconds at least")
    }
    times[Int(number)] = milliseconds
    if pictureCount == 0 {
      pixels = canvas.pixels.map { PixelSwings(startingAt: luminance($0)).word }
    } else {
      compare(canvas, number)
    }
    pictureCount += 1
  }

  private mutating func compare(_ canvas: Canvas, _ number: UInt8) {
    let now = times[Int(number)]
    let age = ageOfOldest(at: number, inWindowUntil: now)
    let cleans = pictureCount.isMultiple(of: Self.picturesBetweenCleanings)
    let luminance = luminance
    var flashing = 0
    var states = pixels.mutableSpan
    let colors = canvas.pixels.span
    // Most pixels have a neighbor with the same past and present: what holds for one holds for both.
    var (state, color, swings, flashes) = (UInt64.max, 0 as UInt32, PixelSwings(word: 0), 0)
    for index in states.indices {
      if states[index] != state || colors[index] != color {
        (state, color) = (states[index], colors[index])
        swings = PixelSwings(word: state)
        swings.note(luminance(color), inPicture: number)
        if cleans { swings.forget(olderThan: age, before: number) }
        let fourth = swings.fourthLast
        flashes = fourth != 0 && Self.age(of: fourth, at: number) <= age ? 1 : 0
      }
      states[index] = swings.word
      flashing += flashes
    }
    mostFlashingPixels = max(mostFlashingPixels, flashing)
    if flashing > 0, flashing * 4 >= canvasSize.pixelCount { firstExcess = firstExcess ?? now }
  }

  /// How many pictures back the oldest one is that came within the last second.
  private func ageOfOldest(at number: UInt8, inWindowUntil now: Int) -> UInt8 {
    var age: UInt8 = 0
    var earlier = number
    while Int(age) < min(pictureCount, 127) {
      earlier = earlier == 1 ? 255 : earlier - 1
      if times[Int(earlier)] <= now - Self.window { break }
      age += 1
    }
    return age
  }

  /// Numbers run from 1 to 255 over and over; 0 stands for none.
  private static func number(ofPicture index: Int) -> UInt8 { UInt8(index % 255 + 1) }

  /// How many pictures ago a number was given.
  static func age(of number: UInt8, at now: UInt8) -> UInt8 {
    number <= now ? now - number : 255 - (number - now)
  }
}
