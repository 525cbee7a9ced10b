import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct AnimatedWebPTests {
  /// The pictures of an animation, those that repeat the one before joined with it.
  private func joined(_ pictures: [TimedCanvas]) -> [TimedCanvas] {
    pictures.reduce(into: []) { joined, picture in
      if let last = joined.last, last.canvas == picture.canvas {
        joined[joined.count - 1].duration += picture.duration
      } else {
        joined.append(picture)
      }
    }
  }

  @Test(arguments: [RandomAnimation.Colors.few, .many, .translucent])
  func `random animations come back pixel by pixel`(colors: RandomAnimation.Colors) throws {
    for seed in 0..<60 as Range<UInt64> {
      let animation = RandomAnimation.make(seed: seed, colors)
      let file = try WebPReader(try AnimatedWebP.encode(animation))
      let pictures = joined(animation.pictures)
      #expect(joined(file.pictures).map(\.canvas) == pictures.map(\.canvas))
      guard pictures.count > 1 else { continue }
      #expect(joined(file.pictures).map(\.duration) == pictures.map(\.duration))
      #expect(file.playCount == min(animation.loopCount.plays ?? 0, 65_535))
    }
  }

  @Test(arguments: [1, 2], [0, 1, 2_001])
  func `a color profile stands behind the header`(pictureCount: Int, byteCount: Int) throws {
    let made = RandomAnimation.make(seed: 5, .many)
    var animation = StoredAnimation(
      size: made.size, loopCount: made.loopCount,
      pictures: Array(made.pictures.prefix(pictureCount)))
    let plain = try WebPReader(AnimatedWebP.encode(animation))
    animation.iccProfile = [UInt8](repeating: 9, count: byteCount)
    let file = try AnimatedWebP.encode(animation)
    #expect(try WebPReader(file).pictures == plain.pictures)
    let length = file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    #expect(length == file.count - 8)
    guard byteCount > 0 else { return }
    #expect(file[12..<16].elementsEqual("VP8X".utf8) && file[20] & 0x20 != 0)
    #expect(file[30..<34].elementsEqual("ICCP".utf8))
    #expect(file[38..<38 + byteCount].elementsEqual(animation.iccProfile ?? []))
  }

  @Test(arguments: [true, false])
  func `what opaque frames leave free is declared to be transparent`(leavesFree: Bool) throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let ground = Canvas(
      size: PixelSize(width: 8, height: 8), filledWith: leavesFree ? .transparent : .black)
    let pictures = [0, 4].map { left in
      var canvas = ground
      for y in 0..<8 { for x in left..<left + 4 { canvas[x, y] = red } }
      return TimedCanvas(canvas: canvas, duration: .milliseconds(500))
    }
    let file = try AnimatedWebP.encode(
      StoredAnimation(size: ground.size, loopCount: LoopCount(rawValue: 0), pictures: pictures))
    #expect(file[12..<16].elementsEqual("VP8X".utf8))
    #expect((file[20] & 0x10 != 0) == leavesFree)
    #expect(try WebPReader(file).pictures == pictures)
  }

  @Test func `times between milliseconds don't add up to a drift`() throws {
    let pictures = (0..<90).map { index in
      TimedCanvas(
        canvas: Canvas(
          size: PixelSize(width: 2, height: 1), pixels: [0xff00_0000 | UInt32(index), 0xffff_ffff]),
        duration: .seconds(1) / 30)
    }
    let animation = StoredAnimation(
      size: pictures[0].canvas.size, loopCount: LoopCount(rawValue: 0), pictures: pictures)
    let durations = try WebPReader(try AnimatedWebP.encode(animation)).pictures.map(\.duration)
    #expect(Set(durations) == [.milliseconds(33), .milliseconds(34)])
    #expect(durations.reduce(.zero, +) == .seconds(3))
  }

  @Test func `a still picture keeps its pixels and its profile`() throws {
    let canvas = Canvas.noise(width: 31, height: 17, colorCount: 300, hasTransparency: true)
    for profile in [[], [1, 2, 3], [9, 9]] as [[UInt8]] {
      let file = try StillWebP.encode(canvas, iccProfile: profile)
      #expect(try WebPReader(file).pictures.map(\.canvas) == [canvas])
      #expect(file.count % 2 == 0)
      #expect(profile.isEmpty || file[30..<34].elementsEqual("ICCP".utf8))
    }
  }

  @Test(arguments: [.seconds(16_778), .milliseconds(-1), .seconds(1 << 32)] as [Duration])
  func `times that WebP can't hold are refused`(duration: Duration) {
    let size = PixelSize(width: 1, height: 1)
    let pictures = [Color.black, .transparent].map {
      TimedCanvas(canvas: Canvas(size: size, filledWith: $0), duration: duration)
    }
    let animation = StoredAnimation(
      size: size, loopCount: LoopCount(rawValue: nil), pictures: pictures)
    #expect(throws: ExportError.delayOutOfRange(frame: 0, duration)) {
      try AnimatedWebP.encode(animation)
    }
  }
}
