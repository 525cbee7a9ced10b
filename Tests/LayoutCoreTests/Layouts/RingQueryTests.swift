import LayoutCore
import TestSupport
import Testing

@Suite("Ring queries")
struct RingQueryTests {
  @Test("a rectangle finds what looking at every item finds, on 3,000 random rings and arcs")
  func queriesEqualBruteForce() {
    var random = SplitMix64(seed: 4)
    for round in 0..<3_000 {
      let ring = random.ring()
      let rect = random.rect(around: ring.contentSize)
      #expect(ring.elementIDs(in: rect) == ring.elementsByBruteForce(in: rect), "round \(round)")
    }
  }

  @Test("a rectangle at an item's very edge finds what looking at every item finds")
  func queriesAtEdges() {
    var random = SplitMix64(seed: 5)
    for round in 0..<400 {
      let ring = random.ring(items: 20...60)
      guard let cell = ring.allElements.last?.visualBounds else { continue }
      for x in [cell.minX, cell.minX.nextUp, cell.maxX, cell.maxX.nextDown] {
        let rect = Rect(x: x, y: cell.minY, width: 5, height: 5)
        #expect(
          ring.elementIDs(in: rect) == ring.elementsByBruteForce(in: rect), "round \(round)")
      }
    }
  }

  @Test("the topmost item is the last painted one, on 1,000 random rings")
  func hitsEqualBruteForce() {
    var random = SplitMix64(seed: 6)
    for round in 0..<1_000 {
      let ring = random.ring(items: 0...60)
      let point = random.point(around: ring.contentSize)
      let options = HitOptions(
        shape: random.chance(0.5) ? .rectangle : .ellipse, cellsOnly: random.chance(0.5))
      #expect(
        ring.element(at: point, options: options)?.id
          == ring.elementByBruteForce(at: point, options: options), "round \(round)")
    }
  }

  @Test("item, hub and rectangle queries agree")
  func queriesAgree() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let ring = random.ring(items: 0...40)
      for element in ring.allElements {
        let found =
          element.category == .cell
          ? ring.layoutAttributesForItem(at: element.indexPath)
          : ring.layoutAttributesForSupplementaryView(ofKind: .hub, at: element.indexPath)
        #expect(found == element)
      }
      let end = LayoutIndexPath(item: ring.itemCounts[0], section: 0)
      #expect(ring.layoutAttributesForItem(at: end) == nil)
    }
  }

  @Test("a ring of a million items answers from a few")
  func millionItems() {
    let ring = RingLayout.hubAndRing.prepare(
      LayoutContext(size: Size(width: 768, height: 1024), itemCount: 1_000_000))
    let last = ring.layoutAttributesForItem(at: LayoutIndexPath(item: 999_999, section: 0))
    let center = last?.center ?? .zero
    let nearby = ring.elementIDs(in: Rect(center: center, size: Size(square: 0.004)))
    #expect(nearby.count > 1 && nearby.count < 10)
    #expect(nearby.contains { $0.indexPath.item == 999_999 })
  }

  @Test("the nearest item to an angle is the nearest of all")
  func nearestItem() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<500 {
      let ring = random.ring(items: 0...40)
      let angle = random.double(-10...10)
      let distances = (0..<ring.itemCounts[0]).compactMap { item -> Double? in
        ring.angle(ofItemAt: LayoutIndexPath(item: item, section: 0)).map {
          abs(($0 - angle).remainder(dividingBy: 2 * .pi))
        }
      }
      let nearest = ring.nearestItem(toAngle: angle).flatMap(ring.angle)
      let distance = nearest.map { abs(($0 - angle).remainder(dividingBy: 2 * .pi)) }
      #expect((distance == nil) == distances.isEmpty)
      #expect(abs((distance ?? 0) - (distances.min() ?? 0)) < 1e-9)
    }
  }
}
