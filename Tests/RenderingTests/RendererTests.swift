import FrameSequencing
import Frames
import LayoutCore
import PictureScaling
import Rendering
import Scenes
import TestSupport
import Testing

@Suite("Renderer")
struct RendererTests {
  private static let layouts: [any CollectionLayout] = [
    Samples.ring, RingLayout.hubAndRing, FlowLayout.grid, PunchLayout(FlowLayout.grid),
    SphereLayout(), WheelLayout(itemSize: Size(width: 90, height: 40)), ConcentricLayout(),
  ]

  private static func scene(seed: UInt64) throws -> RingScene {
    var random = SplitMix64(seed: seed)
    let path = LayoutIndexPath(item: 1, section: 0)
    let script = (0..<3).map { _ in
      SceneEvent(
        at: .milliseconds(Int.random(in: 0..<900, using: &random)),
        Bool.random(using: &random)
          ? .insert(path) : .tap(Point(x: Double.random(in: 0..<200, using: &random), y: 100)))
    }
    return try Samples.scene(
      layouts[Int(seed) % layouts.count], [Int.random(in: 3..<12, using: &random)],
      options: SceneOptions(
        script: script, overlayHub: OverlayHub(size: Size(square: 60)),
        orbit: Orbit(turnsPerSecond: seed.isMultiple(of: 3) ? 0.3 : 0)))
  }

  @Test(
    "What is drawn again is as if all were drawn, and nothing else changes",
    arguments: 0..<14 as Range<UInt64>)
  func redrawing(seed: UInt64) throws {
    let scene = try Self.scene(seed: seed)
    var random = SplitMix64(seed: seed)
    let pictures =
      seed.isMultiple(of: 2) ? [] : [Samples.photo(1, size: PixelSize(width: 50, height: 70))]
    var renderer = try Renderer(size: scene.size, scale: 0.75, pictures: pictures)
    var last: Canvas?
    for _ in 0..<8 {
      let time = Duration.milliseconds(Int.random(in: 0..<1_500, using: &random))
      let snapshot = scene.snapshot(at: time)
      let picture = renderer.picture(of: snapshot)
      let whole = try Renderer.picture(of: snapshot, scale: 0.75, pictures: pictures)
      #expect(picture == whole)
      if let last { expectSame(last, picture, outside: renderer.changedRect) }
      last = picture
    }
  }

  private func expectSame(_ old: Canvas, _ new: Canvas, outside rect: PixelRect) {
    for y in 0..<new.size.height {
      for x in 0..<new.size.width {
        let isInside = x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
        if !isInside, old[x, y] != new[x, y] {
          Issue.record("the pixel at \(x), \(y) changed outside of \(rect)")
          return
        }
      }
    }
  }

  @Test("A scene that stays isn't drawn again, and a new frame draws the hub only")
  func changedRects() throws {
    let scene = try Samples.scene(Samples.ring, [9])
    var renderer = try Renderer(size: scene.size)
    _ = renderer.picture(of: scene.snapshot(at: .zero))
    #expect(renderer.changedRect == PixelRect(x: 0, y: 0, width: 200, height: 200))
    _ = renderer.picture(of: scene.snapshot(at: .milliseconds(99)))
    #expect(renderer.changedRect.isEmpty)
    _ = renderer.picture(of: scene.snapshot(at: .milliseconds(100)))
    #expect(PixelRect(x: 53, y: 53, width: 94, height: 94).contains(renderer.changedRect))
    #expect(!renderer.changedRect.isEmpty)
  }

  @Test("The pixels of a GIF that needs no scaling are the GIF's own")
  func exactHub() throws {
    let hub = RingLayout(itemSize: .fixed(Size(square: 10)), hub: .overlay(Size(square: 60)))
    for side in [200.0, 201, 200.6] {
      let scene = try Samples.scene(hub, [3], size: Size(square: side))
      let picture = try Renderer.picture(of: scene.snapshot(at: .zero))
      let frame = Samples.frame(0)
      let (left, top) = (Int((side / 2 - 30).rounded()), Int((side / 2 - 20).rounded()))
      for y in 0..<40 {
        for x in 0..<60 {
          let expected = frame[x, y] == .transparent ? Theme.light.background : frame[x, y]
          #expect(picture[left + x, top + y] == expected)
        }
      }
    }
  }

  @Test("A larger GIF is scaled by areas of light")
  func scaledHub() throws {
    let hub = RingLayout(itemSize: .fixed(Size(square: 10)), hub: .overlay(Size(square: 60)))
    let scene = try Samples.scene(hub, [0])
    var renderer = try Renderer(size: scene.size)
    let large = Samples.frame(0, size: PixelSize(width: 171, height: 114))
    let picture = renderer.picture(of: scene.snapshot(at: .zero)) { _ in large }
    let scaled = large.scaled(to: PixelSize(width: 60, height: 40), filter: .area)
    #expect(picture[120, 90] == scaled[50, 10])
    #expect(picture[75, 115] == scaled[5, 35])
  }

  @Test("Fine patterns on photos become gray rather than moiré")
  func aliasing() throws {
    var board = Canvas(size: PixelSize(width: 300, height: 300))
    for y in 0..<300 {
      for x in 0..<300 {
        board[x, y] = (x + y).isMultiple(of: 2) ? .black : Color(red: 255, green: 255, blue: 255)
      }
    }
    let scene = try Samples.scene(Samples.ring, [5])
    let picture = try Renderer.picture(of: scene.snapshot(at: .zero), pictures: [board])
    for y in 95..<105 {
      for x in 175..<185 {
        #expect(abs(Int(picture[x, y].green) - 188) <= 3)
      }
    }
  }

  @Test("Pictures fill their cells, are cut at both sides, and begin again after the last")
  func pictures() throws {
    var wide = Canvas(size: PixelSize(width: 90, height: 30), filledWith: .black)
    let green = Color(red: 0, green: 200, blue: 0)
    for y in 0..<30 { for x in 30..<60 { wide[x, y] = green } }
    let blue = Canvas(
      size: PixelSize(width: 5, height: 5), filledWith: Color(red: 0, green: 0, blue: 250))
    let style = RenderingStyle(cellShape: .rectangle, borderWidth: 0)
    let scene = try Samples.scene(Samples.ring, [4])
    let picture = try Renderer.picture(
      of: scene.snapshot(at: .zero), style: style, pictures: [wide, blue])
    // Cells are 36 points wide, 80 from the middle: at 3, 6, 9 and 12 o'clock.
    for offset in [-17, 0, 17] {
      #expect(picture[180 + offset, 100 + offset] == green)
      #expect(picture[20 + offset, 100] == green)
      #expect(picture[100 + offset, 180].blue == 250)
      #expect(picture[100, 20 + offset].blue == 250)
    }
  }

  @Test("Cells without a picture show their number")
  func numbers() throws {
    let scene = try Samples.scene(Samples.ring, [13])
    let (with, without) = (
      RenderingStyle(borderWidth: 0), RenderingStyle(borderWidth: 0, showsNumbers: false)
    )
    let snapshot = scene.snapshot(at: .zero)
    func whites(_ style: RenderingStyle, pictures: [Canvas] = []) throws -> Int {
      try Renderer.picture(of: snapshot, style: style, pictures: pictures).pixels
        .count { $0 == 0xffff_ffff }
    }
    #expect(try whites(with) > 13 * 20)
    #expect(try whites(without) == 0)
    let empty = Canvas(size: PixelSize(width: 0, height: 5))
    #expect(try whites(with, pictures: [empty]) == whites(with))
  }

  @Test("Frames are asked for only when they must be drawn")
  func asksForFrames() throws {
    let scene = try Samples.scene(Samples.ring, [5])
    var renderer = try Renderer(size: scene.size)
    var asked: [Int] = []
    for time in [0, 50, 120, 310, 360, 0] {
      _ = renderer.picture(of: scene.snapshot(at: .milliseconds(time))) { index in
        asked.append(index)
        return Samples.frame(index)
      }
    }
    #expect(asked == [0, 1, 2])
  }

  @Test("After a frame that can't be had, the next picture is whole")
  func failure() throws {
    struct NoFrame: Error {}
    let scene = try Samples.scene(Samples.ring, [5])
    var renderer = try Renderer(size: scene.size)
    _ = renderer.picture(of: scene.snapshot(at: .zero))
    #expect(throws: NoFrame.self) {
      try renderer.picture(of: scene.snapshot(at: .milliseconds(150))) {
        _ throws(NoFrame) -> Canvas in throw NoFrame()
      }
    }
    let picture = renderer.picture(of: scene.snapshot(at: .milliseconds(310)))
    #expect(try picture == Renderer.picture(of: scene.snapshot(at: .milliseconds(310))))
    #expect(renderer.changedRect == PixelRect(picture.size))
  }

  @Test("Invalidating draws all again")
  func invalidation() throws {
    let scene = try Samples.scene(Samples.ring, [5])
    var renderer = try Renderer(size: scene.size)
    let first = renderer.picture(of: scene.snapshot(at: .zero))
    renderer.invalidate()
    #expect(renderer.picture(of: scene.snapshot(at: .zero)) == first)
    #expect(renderer.changedRect == PixelRect(first.size))
  }
}
