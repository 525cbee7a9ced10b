import LayoutCore
import Testing
import gifring

@Suite struct LayoutOptionsTests {
  @Test func `each kind is the core's layout with the seeds' numbers`() throws {
    let expected: [LayoutKind: Arrangement] = [
      .circle: .ring(.circle), .photoCircle: .ring(.photoCircle), .hubRing: .ring(.hubAndRing),
      .ring: .ring(RingLayout()), .concentric: .concentric(ConcentricLayout()),
      .flow: .flow(.grid), .punch: .punch(.flow(.grid)), .sphere: .sphere(SphereLayout()),
      .wheel: .wheel(WheelLayout()), .waterfall: .waterfall(WaterfallLayout()),
    ]
    for kind in LayoutKind.allCases {
      let word = RawArgument(bytes: kind.rawValue.utf8)
      #expect(try layout(word).arrangement == expected[kind])
    }
  }

  @Test func `the view and its items reach the core`() throws {
    let context = try layout(
      "flow", "--sections", "12,0,3", "--size", "300x200.5", "--offset", "-5,1e2", "--rtl"
    ).context
    #expect(
      context
        == LayoutContext(
          bounds: Rect(x: -5, y: 100, width: 300, height: 200.5), itemCounts: [12, 0, 3],
          layoutDirection: .rightToLeft))
    #expect(try layout("ring").context.itemCounts == [20])
    #expect(try layout("ring", "--items", "10M").context.itemCounts == [10_000_000])
    #expect(try layout("ring", "--size=-3x0").context.bounds.size == .zero)
  }

  static let radii: [(RawArgument, RingLayout.Radius)] = [
    ("120", .absolute(120)), ("inset:50", .inset(50)), ("fraction:2.5", .fraction(divisor: 2.5)),
    ("inscribed", .inscribed), ("-1", .absolute(-1)),
  ]

  @Test(arguments: radii)
  func `radii reach the core`(argument: RawArgument, radius: RingLayout.Radius) throws {
    #expect(try ring("circle", "--radius", argument).radius == radius)
  }

  static let sizes: [(RawArgument, RingLayout.ItemSize)] = [
    ("60x40", .fixed(Size(width: 60, height: 40))), ("50", .fixed(Size(square: 50))),
    ("tangent", .tangent()), ("tangent:4", .tangent(gap: 4)),
    ("squares:4:90", .tangent(gap: 4, maximum: 90, squares: true)),
  ]

  @Test(arguments: sizes)
  func `ring item sizes reach the core`(
    argument: RawArgument, size: RingLayout.ItemSize
  ) throws {
    #expect(try ring("photo-circle", "--item-size", argument).itemSize == size)
  }

  static let hubs: [(RawArgument, RingLayout.Hub)] = [
    ("none", .none), ("first", .firstItem()),
    ("first:80x60", .firstItem(Size(width: 80, height: 60))),
    ("overlay", .overlay(Size(square: 350))),
    ("overlay:200x100:fit:z=3", .overlay(Size(width: 200, height: 100), zIndex: 3, fitsRing: true)),
    ("overlay:fit:90", .overlay(Size(square: 90), fitsRing: true)),
  ]

  @Test(arguments: hubs)
  func `hubs reach the core`(argument: RawArgument, hub: RingLayout.Hub) throws {
    #expect(try ring("hub-ring", "--hub", argument).hub == hub)
  }

  @Test func `angles and turns of rings reach the core`() throws {
    let found = try ring(
      "ring", "--start", "-90", "--sweep", "360", "--counterclockwise", "--facing", "inward",
      "--phase", "0.25", "--orbit=-0.5")
    #expect(
      found
        == RingLayout(
          startAngle: -.pi / 2, sweep: 2 * .pi, isClockwise: false, orientation: .inward,
          orbit: Orbit(phase: 0.25, turnsPerSecond: -0.5)))
  }

  @Test func `every field of concentric rings reaches the core`() throws {
    let found = try layout(
      "concentric", "--inner-radius", "30", "--item-size", "40", "--item-spacing", "5",
      "--ring-spacing", "6", "--start", "180", "--counterclockwise")
    #expect(
      found.arrangement
        == .concentric(
          ConcentricLayout(
            innerRadius: 30, itemSize: 40, minimumInteritemSpacing: 5, minimumRingSpacing: 6,
            startAngle: .pi, isClockwise: false)))
  }

  @Test(arguments: ["flow", "punch"] as [RawArgument])
  func `every field of flows reaches the core, section by section`(kind: RawArgument) throws {
    let found = try layout(
      kind, "--scroll", "horizontal", "--item-size", "30x20/40", "--item-sizes", "10x20,30/",
      "--inset", "1,2,3,4", "--line-spacing", "5/6", "--item-spacing", "7", "--header", "8x9/0x0",
      "--footer", "3x4", "--background", "2/none")
    var first = FlowLayout.Section(
      itemSize: Size(width: 30, height: 20),
      itemSizes: [Size(width: 10, height: 20), Size(square: 30)],
      inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), minimumLineSpacing: 5,
      minimumInteritemSpacing: 7, headerReferenceSize: Size(width: 8, height: 9),
      footerReferenceSize: Size(width: 3, height: 4), backgroundInset: EdgeInsets(all: 2))
    var flow = FlowLayout(scrollDirection: .horizontal, sections: [first])
    first.itemSize = Size(square: 40)
    (first.itemSizes, first.minimumLineSpacing) = (nil, 6)
    (first.headerReferenceSize, first.backgroundInset) = (.zero, nil)
    flow.section = first
    #expect(found.arrangement == (kind == "flow" ? .flow(flow) : .punch(.flow(flow))))
  }

  @Test func `every field of spheres and wheels reaches the core`() throws {
    #expect(
      try layout("sphere", "--mode", "seed", "--item-size", "20x30", "--eye", "0").arrangement
        == .sphere(
          SphereLayout(mode: .seed, itemSize: Size(width: 20, height: 30), eyeDistance: 0)))
    #expect(
      try layout("wheel", "--item-size", "25", "--eye", "500").arrangement
        == .wheel(WheelLayout(itemSize: Size(square: 25), eyeDistance: 500)))
  }

  @Test func `every field of waterfalls reaches the core`() throws {
    let found = try layout(
      "waterfall", "--columns", "3", "--heights", "50, 60.5", "--item-height", "70", "--inset",
      "9", "--item-spacing", "4", "--line-spacing", "2")
    #expect(
      found.arrangement
        == .waterfall(
          WaterfallLayout(
            columnCount: 3, itemHeights: [50, 60.5], itemHeight: 70, inset: EdgeInsets(all: 9),
            minimumInteritemSpacing: 4, minimumLineSpacing: 2)))
  }

  @Test func `questions are read`() throws {
    let found = try layout(
      "flow", "--rect", "1,-2,30x40", "--hit", "1,2/3,4", "--hit", "5,6", "--insert", "3,1.4",
      "--insert", "7", "--delete", "0", "--move", "4:0,1.2:0.3", "--at", "0.1", "--duration",
      "500ms", "--curve", "ease-in", "--path", "polar", "--format", "svg")
    #expect(found.rect == Rect(x: 1, y: -2, width: 30, height: 40))
    #expect(found.questions.hits == [Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6)])
    #expect(found.time == .milliseconds(100))
    #expect(found.format == .svg)
    let change = try #require(found.change)
    #expect(
      change.update
        == LayoutUpdate(
          deletes: [path(0)], inserts: [path(3), path(4, 1), path(7)],
          moves: [
            LayoutUpdate.Move(from: path(4), to: path(0)),
            LayoutUpdate.Move(from: path(2, 1), to: path(3)),
          ]))
    #expect(change.duration == .milliseconds(500))
    #expect(change.curve == .easeIn)
    #expect(change.path == .polar)
  }

  @Test func `what hits are is read`() throws {
    let found = try layout(
      "hub-ring", "--hit", "1,2", "--hit-shape", "rounded:7.5", "--cells-only", "--single-sided",
      "--unprotected-hub"
    ).questions
    #expect(
      found.hitOptions
        == HitOptions(shape: .rounded(radius: 7.5), cellsOnly: true, isDoubleSided: false))
    #expect(!found.protectsHub)
    let plain = try layout("hub-ring", "--hit", "1,2").questions
    #expect(plain.hitOptions == HitOptions() && plain.protectsHub)
    let round = try layout("ring", "--hit", "1,2", "--hit-shape", "ellipse").questions
    #expect(round.hitOptions.shape == .ellipse)
  }

  @Test func `scrolls, angles and offsets are read`() throws {
    let found = try layout(
      "punch", "--snap", "1,2/3,4,0.5,-1", "--snap", "5,6", "--pixel-scale", "2")
    let expected = [[1, 2, 0, 0], [3, 4, 0.5, -1], [5, 6, 0, 0]]
    #expect(
      found.questions.snaps.map { [$0.proposed.x, $0.proposed.y, $0.velocity.x, $0.velocity.y] }
        == expected)
    #expect(found.pixelScale == 2)
    #expect(
      try layout("ring", "--nearest", "90,-5", "--nearest", "1").questions.angles == [90, -5, 1])
    #expect(
      try layout("wheel", "--wrap", "1,2").questions.offsets == [Point(x: 1, y: 2)])
  }

  @Test(arguments: LayoutKind.allCases)
  func `any layout can be punched, once`(kind: LayoutKind) throws {
    let word = RawArgument(bytes: kind.rawValue.utf8)
    let plain = try layout(word).arrangement
    let punched = try layout(word, "--punch").arrangement
    #expect(punched == (kind == .punch ? plain : .punch(plain)))
  }

  @Test func `curves have names, or control points that can overshoot`() throws {
    func curve(_ argument: RawArgument) throws -> TimingCurve? {
      try layout("ring", "--delete", "0", "--at", "0", "--begin", "1s", "--curve", argument)
        .change?.curve
    }
    #expect(try curve("ease-out") == .easeOut)
    #expect(try curve("0.42,0,0.58,1") == .easeInOut)
    #expect(try curve("0.34,1.56,0.64,-1") == TimingCurve(0.34, 1.56, 0.64, -1))
    let options = try layout("ring", "--delete", "0", "--at", "0", "--begin", "1s")
    #expect(options.change?.startTime == .seconds(1))
    #expect(options.change?.curve == .easeInOut)
  }

  @Test func `an orbit is rounded to a loop`() throws {
    #expect(
      try ring("ring", "--orbit", "0.31", "--seamless", "2s").orbit
        == Orbit(turnsPerSecond: 0.5))
    #expect(
      try ring("ring", "--orbit", "0.31", "--seamless", "2s,20").orbit
        == Orbit(turnsPerSecond: 0.3))
  }

  private func ring(_ arguments: RawArgument...) throws -> RingLayout {
    guard case .layout(let options) = try Invocation(["layout"] + arguments),
      case .ring(let ring) = options.arrangement
    else { throw NoSuchCommand() }
    return ring
  }

  private func path(_ item: Int, _ section: Int = 0) -> LayoutIndexPath {
    LayoutIndexPath(item: item, section: section)
  }
}
