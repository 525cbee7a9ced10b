import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite struct LayoutAnswerTests {
  @Test(arguments: Self.questions)
  func `elements are the core's, to the last bit, and the answer fits its schema`(
    question: Question
  ) async throws {
    let answer = try await Self.answer(question.words)
    let expected = question.prepared.layoutAttributesForAll.map { Self.value(of: $0) }
    #expect(answer["elements"].array?.count == expected.count)
    for (found, expected) in zip(answer["elements"].array ?? [], expected) {
      #expect(found == expected)
    }
    let size = question.prepared.contentSize
    #expect(answer["contentSize"] == Self.array(size.width, size.height))
  }

  @Test func `a rectangle lists only what overlaps it`() async throws {
    let answer = try await Self.answer(["flow", "--items", "100", "--rect", "0,100,320x70"])
    let prepared = FlowLayout.grid.prepare(Self.context(100))
    let expected = prepared.layoutAttributesForElements(
      in: Rect(x: 0, y: 100, width: 320, height: 70))
    #expect(!expected.isEmpty && expected.count < 20)
    #expect(answer["elements"].array == expected.map { Self.value(of: $0) })
  }

  @Test func `without an update, --at turns the ring`() async throws {
    let words = ["ring", "--items", "5", "--orbit", "0.5", "--at", "0.3"]
    let ring = RingLayout(orbit: Orbit(turnsPerSecond: 0.5)).prepare(Self.context(5))
    let expected = ring.advanced(to: .milliseconds(300)).layoutAttributesForAll
    #expect(
      try await Self.answer(words)["elements"].array == expected.map { Self.value(of: $0) })
  }

  @Test(arguments: ["0", "0.1", "0.25", "0.5", "9"])
  func `a moment of a change is the core's`(time: String) async throws {
    let words = [
      "circle", "--items", "6", "--delete", "1", "--delete", "4", "--insert", "0", "--move", "5:2",
      "--at", time, "--duration", "0.5", "--curve", "ease-out", "--path", "polar",
    ]
    let update = LayoutUpdate(
      deletes: [1, 4].map { LayoutIndexPath(item: $0, section: 0) },
      inserts: [LayoutIndexPath(item: 0, section: 0)],
      moves: [.init(from: .init(item: 5, section: 0), to: .init(item: 2, section: 0))])
    let transition = try LayoutTransition(
      from: RingLayout.circle.prepare(Self.context(6)),
      to: RingLayout.circle.prepare(Self.context(5)), update: update, curve: .easeOut,
      path: .polar, duration: .milliseconds(500))
    let moment = try #require(Double(time))
    let expected = transition.elements(at: .milliseconds(Int(moment * 1000))).map { element in
      Self.value(of: element.attributes, phase: element.phase.rawValue)
    }
    let answer = try await Self.answer(words)
    #expect(answer["elements"].array == expected)
    #expect(answer["itemCounts"] == [5])
  }

  @Test func `without a moment, a change is done`() async throws {
    let changed = try await Self.answer(["circle", "--items", "6", "--insert", "2,6"])
    let plain = try await Self.answer(["circle", "--items", "8"])
    #expect(changed == plain)
  }

  @Test func `hits find the topmost element, taps the seeds' actions`() async throws {
    let circle = try await Self.answer([
      "circle", "--items", "4", "--hit", "288,240", "--hit", "160,240/0,0",
    ])
    let taps = (0...2).map { circle["hits"][$0]["tap"] }
    #expect(taps[0] == ["action": "delete", "section": 0, "item": 0])
    #expect(circle["hits"][0]["element"]["kind"] == "cell")
    #expect(taps[1] == ["action": "insert", "section": 0, "item": 0])
    #expect(circle["hits"][1]["element"]["kind"] == "hub")
    #expect(taps[2] == ["action": "insert", "section": 0, "item": 0])
    #expect(circle["hits"][2]["element"] == nil)
    let hub = try await Self.answer([
      "hub-ring", "--items", "4", "--hit", "160,240", "--hit", "1,1",
    ])
    #expect(hub["hits"][0]["tap"] == ["action": "activateHub"])
    #expect(hub["hits"][0]["element"]["isHub"] == true)
    #expect(hub["hits"][1]["tap"] == ["action": "insert", "section": 0, "item": 1])
  }

  @Test func `taps find the layout after the update`() async throws {
    let answer = try await Self.answer([
      "circle", "--items", "1", "--delete", "0", "--at", "0.1", "--hit", "288,240",
    ])
    #expect(answer["hits"][0]["tap"]["action"] == "insert")
  }

  @Test func `hits keep to the cells' shape and sides, and so do taps`() async throws {
    let corner = ["circle", "--items", "4", "--hub", "none", "--hit", "254,206"]
    #expect(try await Self.answer(corner)["hits"][0]["tap"]["action"] == "delete")
    for shape in ["ellipse", "rounded:10"] {
      let round = try await Self.answer(corner + ["--hit-shape", shape])["hits"][0]
      #expect(round["element"] == nil && round["tap"]["action"] == "insert")
    }
    let hub = ["circle", "--items", "4", "--hit", "160,240", "--cells-only"]
    #expect(try await Self.answer(hub)["hits"][0]["element"] == nil)
    let first = ["hub-ring", "--items", "4", "--hit", "160,240", "--unprotected-hub"]
    #expect(
      try await Self.answer(first)["hits"][0]["tap"]
        == ["action": "delete", "section": 0, "item": 0])
    // Half a page of scrolling turns the only cell half round.
    let behind = [
      "wheel", "--items", "1", "--size", "320x400", "--offset", "0,200", "--hit", "160,400",
    ]
    #expect(try await Self.answer(behind)["hits"][0]["element"]["item"] == 0)
    let single = try await Self.answer(behind + ["--single-sided"])["hits"][0]
    #expect(single["element"] == nil && single["tap"]["action"] == "insert")
  }

  @Test func `scrolls end where the nearest cell is in the middle, in any punched layout`()
    async throws
  {
    let words = ["--scroll", "horizontal", "--items", "100", "--size", "320x80"]
    let snaps = ["--snap", "200,3", "--snap", "200,3,1,0", "--snap", "-50,0"]
    var flow = FlowLayout.grid
    flow.scrollDirection = .horizontal
    let punch = PunchLayout(flow).prepare(
      LayoutContext(size: Size(width: 320, height: 80), itemCount: 100))
    let targets = [(200.0, 3.0, 0.0), (200, 3, 1), (-50, 0, 0)].map { x, y, velocity in
      let target = punch.targetContentOffset(
        forProposedContentOffset: Point(x: x, y: y),
        withScrollingVelocity: Point(x: velocity, y: 0))
      return Self.array(target.x, target.y)
    }
    for kind in [["punch"], ["flow", "--punch"]] {
      let answer = try await Self.answer(kind + words + snaps)
      #expect(answer["snaps"].array?.map { $0["target"] } == targets)
      #expect(answer["snaps"][1]["velocity"] == [1, 0])
    }
    #expect(targets[0] != Self.array(200, 3))
    let plain = try await Self.answer(["flow"] + words + snaps)
    #expect(plain["snaps"][0]["target"] == [200, 3])
  }

  @Test func `rings tell the item nearest to an angle, as they are turned`() async throws {
    let words = ["ring", "--items", "4", "--nearest", "100", "--nearest", "-10"]
    #expect(
      try await Self.answer(words)["nearest"].array?.map { $0["element"]["item"] } == [1, 0])
    let turned = try await Self.answer(words + ["--phase", "0.25", "--punch"])
    #expect(turned["nearest"].array?.map { $0["element"]["item"] } == [0, 3])
    let empty = try await Self.answer(["ring", "--items", "0", "--nearest", "1"])
    #expect(empty["nearest"] == [["degrees": 1, "element": nil]])
  }

  @Test func `endless scrolling goes on whole revolutions away`() async throws {
    let words = ["--items", "10", "--size", "320x400", "--wrap", "3999,4700", "--punch"]
    #expect(
      try await Self.answer(["sphere"] + words)["wraps"]
        == [["offset": [3999, 4700], "wrapped": [799, 700]]])
    #expect(
      try await Self.answer(["wheel"] + words)["wraps"]
        == [["offset": [3999, 4700], "wrapped": [3999, 700]]])
  }

  @Test func `frames can stand on device pixels`() async throws {
    let words = ["circle", "--items", "3", "--pixel-scale", "2", "--hit", "96,351"]
    let answer = try await Self.answer(words)
    let cell = RingLayout.circle.prepare(Self.context(3))
      .layoutAttributesForItem(at: LayoutIndexPath(item: 1, section: 0))
    let aligned = try #require(cell).pixelAligned(scale: 2)
    #expect(aligned != cell)
    #expect(answer["elements"][2] == Self.value(of: aligned))
    #expect(answer["hits"][0]["element"] == Self.value(of: aligned))
  }

  @Test func `a change can begin later and overshoot`() async throws {
    let answer = try await Self.answer([
      "circle", "--items", "3", "--delete", "0", "--orbit", "0.5", "--begin", "1s", "--at", "1.1",
      "--curve", "0.3,1.6,0.6,1",
    ])
    var layout = RingLayout.circle
    layout.orbit.turnsPerSecond = 0.5
    let transition = try LayoutTransition(
      from: layout.prepare(Self.context(3)), to: layout.prepare(Self.context(2)),
      update: LayoutUpdate(deletes: [LayoutIndexPath(item: 0, section: 0)]),
      curve: TimingCurve(0.3, 1.6, 0.6, 1), startTime: .seconds(1))
    let expected = transition.elements(at: .milliseconds(1_100)).map { element in
      Self.value(of: element.attributes, phase: element.phase.rawValue)
    }
    #expect(answer["elements"].array == expected)
  }

  @Test func `the schema is not satisfied by anything else`() throws {
    let element: JSONValue = [
      "kind": "cell", "section": 0, "item": 0, "center": [1, 1], "size": [2, 2],
      "frame": [0, 0, 2, 2], "alpha": 1, "zIndex": 0,
    ]
    let answer: JSONValue = [
      "schema": 1, "kind": "ring", "view": [0, 0, 2, 2], "contentSize": [2, 2],
      "itemCounts": [1], "elements": [element], "hits": [],
    ]
    let schema = try Self.schema()
    #expect(try schema.problems(in: answer) == [])
    for key in answer.members?.keys.sorted() ?? [] {
      #expect(try !schema.problems(in: answer.removing(key)).isEmpty, "\(key)")
    }
    for key in element.members?.keys.sorted() ?? [] {
      var broken = answer
      broken["elements"] = [element.removing(key)]
      #expect(try !schema.problems(in: broken).isEmpty, "\(key)")
      broken["elements"][0] = element
      broken["elements"][0][key] = "x"
      #expect(try !schema.problems(in: broken).isEmpty, "\(key)")
    }
  }
}

extension LayoutAnswerTests {
  struct Question: Sendable, CustomTestStringConvertible {
    let words: [String]
    let prepared: any PreparedLayout
    var testDescription: String { words.joined(separator: " ") }
  }

  static let questions: [Question] = [
    Question(words: ["circle"], prepared: RingLayout.circle.prepare(context(20))),
    Question(words: ["photo-circle"], prepared: RingLayout.photoCircle.prepare(context(20))),
    Question(
      words: ["hub-ring", "--items", "14", "--rtl"],
      prepared: RingLayout.hubAndRing.prepare(
        LayoutContext(
          size: Size(width: 320, height: 480), itemCount: 14, layoutDirection: .rightToLeft))),
    Question(
      words: ["ring", "--items=7", "--facing=outward", "--sweep=200"],
      prepared: RingLayout(sweep: 200.0 / 360 * 2 * .pi, orientation: .outward)
        .prepare(context(7))),
    Question(words: ["ring", "--items=0"], prepared: RingLayout().prepare(context(0))),
    Question(
      words: ["concentric", "--items=30"], prepared: ConcentricLayout().prepare(context(30))),
    Question(
      words: ["flow", "--sections=12,0,1", "--header=60x30", "--footer=60x30", "--background=2"],
      prepared: sectionedFlow.prepare(
        LayoutContext(bounds: context(0).bounds, itemCounts: [12, 0, 1]))),
    Question(
      words: ["punch", "--scroll=horizontal", "--offset=37.5,0"],
      prepared: PunchLayout(horizontalFlow).prepare(context(20, at: Point(x: 37.5, y: 0)))),
    Question(
      words: ["sphere", "--items=30", "--offset=320,400"],
      prepared: SphereLayout().prepare(context(30, at: Point(x: 320, y: 400)))),
    Question(
      words: ["sphere", "--items=200", "--mode=seed"],
      prepared: SphereLayout(mode: .seed).prepare(context(200))),
    Question(words: ["wheel", "--items=60"], prepared: WheelLayout().prepare(context(60))),
    Question(
      words: ["waterfall", "--heights=50,70,90.1", "--items=9"],
      prepared: WaterfallLayout(itemHeights: [50, 70, 90.1]).prepare(context(9))),
    Question(
      words: ["flow", "--size=1e308x-1", "--item-size=1e-300x1e300"],
      prepared: tinyFlow.prepare(
        LayoutContext(size: Size(width: 1e308, height: -1), itemCount: 20))),
  ]

  private static var sectionedFlow: FlowLayout {
    var flow = FlowLayout.grid
    flow.section.headerReferenceSize = Size(width: 60, height: 30)
    flow.section.footerReferenceSize = Size(width: 60, height: 30)
    flow.section.backgroundInset = EdgeInsets(all: 2)
    return flow
  }

  private static var horizontalFlow: FlowLayout {
    var flow = FlowLayout.grid
    flow.scrollDirection = .horizontal
    return flow
  }

  private static var tinyFlow: FlowLayout {
    var flow = FlowLayout.grid
    flow.section.itemSize = Size(width: 1e-300, height: 1e300)
    return flow
  }

  static func context(_ count: Int, at offset: Point = .zero) -> LayoutContext {
    LayoutContext(
      bounds: Rect(origin: offset, size: Size(width: 320, height: 480)), itemCounts: [count])
  }

  static func schema() throws -> JSONSchema { try JSONSchema(named: "layout") }

  /// The tool's answer, which fits the schema.
  static func answer(_ words: [String]) async throws -> JSONValue {
    let outcome = try await Tool.run(["layout"] + words)
    #expect(outcome.status == 0 && outcome.stderr == "", "\(outcome.stderr)")
    let value = try JSONValue(json: outcome.stdout)
    #expect(try schema().problems(in: value) == [])
    return value
  }

  /// The JSON of an element, written independently of the tool.
  static func value(of element: LayoutAttributes, phase: String? = nil) -> JSONValue {
    let (center, frame) = (element.center, element.frame)
    var members: [String: JSONValue] = [
      "kind": .string(element.elementKind?.rawValue ?? "cell"),
      "section": .integer(element.indexPath.section), "item": .integer(element.indexPath.item),
      "center": array(center.x, center.y), "size": array(frame.size.width, frame.size.height),
      "frame": array(frame.minX, frame.minY, frame.size.width, frame.size.height),
      "alpha": number(element.alpha), "zIndex": .integer(element.zIndex),
    ]
    if element.isHub { members["isHub"] = true }
    if element.isTransformed {
      members["transform3D"] = .array(element.transform3D.rowMajor.map(number))
      members["isCulled"] = element.isCulled ? true : nil
      members["corners"] = element.projectedCorners.map { corners in
        .array(corners.path.map { array($0.x, $0.y) })
      }
    }
    members["phase"] = phase.map(JSONValue.string)
    return .object(members)
  }

  static func array(_ numbers: Double...) -> JSONValue { .array(numbers.map(number)) }

  private static func number(_ number: Double) -> JSONValue {
    Int(exactly: number).map(JSONValue.integer) ?? .number(number)
  }
}

extension PreparedLayout {
  var layoutAttributesForAll: [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    forEachElement { elements.append(copy $0) }
    return elements
  }
}
