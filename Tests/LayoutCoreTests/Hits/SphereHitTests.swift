import LayoutCore
import TestSupport
import Testing

@Suite("Hits on spheres")
struct SphereHitTests {
  @Test("a cell is hit exactly inside the polygon of its corners, on 3,000 random cells")
  func hitsEqualPolygons() throws {
    var random = SplitMix64(seed: 19)
    var inside = 0
    for round in 0..<3_000 {
      let sphere = random.sphere()
      let path = LayoutIndexPath(item: random.int(0...(sphere.itemCounts[0] - 1)), section: 0)
      let cell = try #require(sphere.layoutAttributesForItem(at: path))
      guard let corners = cell.projectedCorners, let box = cell.visualBounds else { continue }
      let point = Point(
        x: random.double(box.minX...box.maxX), y: random.double(box.minY...box.maxY))
      guard let isInside = Polygon(corners.path).contains(point) else { continue }
      if isInside { inside += 1 }
      #expect(cell.contains(point) == isInside, "round \(round)")
    }
    #expect(inside > 500)
  }

  @Test("the topmost cell is the last painted one")
  func topmost() {
    var random = SplitMix64(seed: 20)
    for round in 0..<300 {
      let sphere = random.sphere()
      let point = Point(
        x: sphere.pivot.x + random.double(-150...150),
        y: sphere.pivot.y + random.double(-150...150))
      let options = HitOptions(isDoubleSided: random.chance(0.5))
      #expect(
        sphere.element(at: point, options: options)?.id
          == sphere.elementByBruteForce(at: point, options: options), "round \(round)")
    }
  }

  @Test("a cell behind the eye is neither returned nor hit, yet has attributes")
  func culling() throws {
    let sphere = SphereLayout(mode: .seed).prepare(
      LayoutContext(
        bounds: Rect(x: 320, y: 400, width: 320, height: 400), itemCounts: [400]))
    let cell = try #require(sphere.layoutAttributesForItem(at: .init(item: 0, section: 0)))
    #expect(cell.isCulled)
    #expect(!cell.isFrontFacing)
    #expect(!cell.contains(cell.center))
    #expect(!sphere.elementIDs(in: .everything).contains(cell.id))
  }
}

extension SplitMix64 {
  fileprivate mutating func sphere() -> PreparedSphere {
    let mode = SphereLayout.Mode.allCases[int(0...2)]
    let offset = Point(x: double(0...9_000), y: double(0...9_000))
    return SphereLayout(mode: mode).prepare(
      LayoutContext(
        bounds: Rect(origin: offset, size: Size(width: 320, height: 400)),
        itemCounts: [int(3...60)]))
  }
}

/// A convex polygon.
private struct Polygon {
  let corners: [Point]

  init(_ corners: [Point]) { self.corners = corners }

  /// Whether the point is on one side of all edges; nil if it's too near to one to say.
  func contains(_ point: Point) -> Bool? {
    let sides = corners.indices.map { index in
      let (from, to) = (corners[index], corners[(index + 1) % corners.count])
      return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    if sides.contains(where: { abs($0) < 1e-6 }) { return nil }
    return sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 }
  }
}
