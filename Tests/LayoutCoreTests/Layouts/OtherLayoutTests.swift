import LayoutCore
import TestSupport
import Testing

@Suite("Waterfalls, concentric rings, wheels and punched layouts")
struct OtherLayoutTests {
  @Test("a rectangle finds what looking at every item of a waterfall finds")
  func waterfallQueries() {
    var random = SplitMix64(seed: 15)
    for round in 0..<500 {
      let count = random.int(0...60)
      let waterfall = WaterfallLayout(
        columnCount: random.int(0...6),
        itemHeights: (0..<count).map { _ in random.chance(0.1) ? 0 : random.double(0...90) },
        inset: EdgeInsets(all: random.double(0...9)),
        minimumLineSpacing: random.chance(0.3) ? 0 : 8
      ).prepare(
        LayoutContext(
          size: random.size(0...500), itemCount: count,
          layoutDirection: random.chance(0.5) ? .rightToLeft : .leftToRight))
      let rect = random.rect(around: waterfall.contentSize)
      #expect(
        waterfall.elementIDs(in: rect) == waterfall.elementsByBruteForce(in: rect),
        "round \(round)")
    }
  }

  @Test("waterfalls of many columns find the shortest one, the leftmost of several")
  func shortestColumn() {
    var random = SplitMix64(seed: 16)
    let heights = (0..<300).map { _ in Double(random.int(0...4)) }
    let waterfall = WaterfallLayout(columnCount: 9, itemHeights: heights, minimumLineSpacing: 1)
      .prepare(LayoutContext(size: Size(width: 900, height: 100), itemCount: 300))
    var ends = Array(repeating: 0.0, count: 9)
    for (cell, height) in zip(waterfall.allElements, heights) {
      let column = ends.firstIndex(of: ends.min() ?? 0) ?? 0
      #expect(cell.frame.minY == ends[column])
      #expect(Int(cell.center.x / 100) == column)
      ends[column] += height + 1
    }
  }

  @Test("a rectangle finds what looking at every item of concentric rings finds")
  func concentricQueries() {
    var random = SplitMix64(seed: 17)
    for round in 0..<500 {
      let layout = ConcentricLayout(
        innerRadius: random.double(0...60), itemSize: random.double(0...40),
        minimumInteritemSpacing: random.double(0...9), minimumRingSpacing: random.double(0...9),
        startAngle: random.double(-4...4), isClockwise: random.chance(0.5))
      let rings = layout.prepare(
        LayoutContext(
          size: random.size(0...500), itemCount: random.int(0...200),
          layoutDirection: random.chance(0.5) ? .rightToLeft : .leftToRight))
      let rect = random.rect(around: rings.contentSize)
      #expect(
        rings.elementIDs(in: rect) == rings.elementsByBruteForce(in: rect), "round \(round)")
      for cell in rings.allElements {
        #expect(rings.layoutAttributesForItem(at: cell.indexPath) == cell)
      }
    }
  }

  @Test("concentric items never overlap as circles")
  func concentricSpacing() {
    let rings = ConcentricLayout(innerRadius: 30, itemSize: 20).prepare(
      LayoutContext(size: Size(square: 400), itemCount: 90))
    let centers = rings.allElements.map(\.center)
    for (index, center) in centers.enumerated() {
      for other in centers[(index + 1)...] {
        let (x, y) = (center.x - other.x, center.y - other.y)
        #expect((x * x + y * y).squareRoot() >= 30 - 1e-9)
      }
    }
  }

  @Test("a punched layout's rectangle finds what is seen there")
  func punchQueries() {
    var random = SplitMix64(seed: 18)
    for round in 0..<300 {
      var layout = FlowLayout.grid
      layout.scrollDirection = .horizontal
      let bounds = Rect(x: random.double(0...900), y: 0, width: 320, height: 150)
      let punch = PunchLayout(layout).prepare(
        LayoutContext(bounds: bounds, itemCounts: [random.int(0...40)]))
      let rect = random.rect(around: punch.contentSize)
      #expect(
        punch.elementIDs(in: rect) == punch.elementsByBruteForce(in: rect), "round \(round)")
    }
  }

  @Test("a whole revolution of scrolling leaves wheels and spheres as they were")
  func revolutions() throws {
    for mode in SphereLayout.Mode.allCases {
      let layout = SphereLayout(mode: mode)
      let (here, there) = (offset(450), offset(450 + 30 * 400, x: 500 + 30 * 320))
      let first = layout.prepare(context(here, count: 30))
      let second = layout.prepare(context(there, count: 30))
      let back = second.normalizedContentOffset(there)
      #expect(back == Point(x: 500, y: 450))
      for (cell, other) in zip(first.allElements, second.allElements) {
        for (a, b) in zip(cell.transform3D.rowMajor, other.transform3D.rowMajor) {
          #expect(abs(a - b) < 1e-9)
        }
      }
    }
  }

  private func offset(_ y: Double, x: Double = 500) -> Point { Point(x: x, y: y) }

  private func context(_ offset: Point, count: Int) -> LayoutContext {
    LayoutContext(
      bounds: Rect(origin: offset, size: Size(width: 320, height: 400)), itemCounts: [count])
  }
}
