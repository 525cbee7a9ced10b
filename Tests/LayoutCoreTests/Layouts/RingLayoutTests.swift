import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Rings")
struct RingLayoutTests {
  @Test("a full circle's angles are equal", arguments: [2, 3, 7, 20, 1_000])
  func equalAngles(count: Int) {
    let ring = RingLayout.circle.prepare(
      LayoutContext(size: Size(width: 320, height: 480), itemCount: count))
    let angles = (0..<count).compactMap {
      ring.angle(ofItemAt: LayoutIndexPath(item: $0, section: 0))
    }
    for (angle, next) in zip(angles, angles.dropFirst()) {
      #expect(abs(next - angle - 2 * .pi / Double(count)) < 1e-14)
    }
    #expect(abs((angles.last ?? 0) + 2 * .pi / Double(count) - 2 * .pi) < 1e-14)
  }

  @Test("seed 000's ring is its literal formula")
  func circle() {
    let ring = RingLayout.circle.prepare(
      LayoutContext(size: Size(width: 320, height: 480), itemCount: 20))
    #expect(ring.radius == 128)
    #expect(ring.itemSize == Size(square: 70))
    #expect(ring.overlayHub?.size == Size(square: 350))
    let fifth = ring.layoutAttributesForItem(at: LayoutIndexPath(item: 5, section: 0))
    #expect(abs((fifth?.center.x ?? 0) - 160) < 1e-12)
    #expect(fifth?.center.y == 368)
  }

  @Test("seed 003's neighbors touch exactly", arguments: [8, 9, 14, 100])
  func tangentCircles(count: Int) throws {
    let ring = RingLayout.hubAndRing.prepare(
      LayoutContext(size: Size(width: 375, height: 667), itemCount: count))
    let cells = ring.allElements
    #expect(cells[0].isHub)
    for (cell, next) in zip(cells.dropFirst(), cells.dropFirst(2)) {
      let distance = hypot(cell.center.x - next.center.x, cell.center.y - next.center.y)
      #expect(abs(distance - cell.size.width) < 1e-10)
    }
  }

  @Test("inscribed rings keep their items inside and touch the edge")
  func inscribed() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      var layout = RingLayout(radius: .inscribed)
      layout.itemSize = .tangent(
        gap: random.double(0...5), maximum: random.chance(0.5) ? random.double(1...50) : nil,
        squares: random.chance(0.5))
      layout.startAngle = random.double(-4...4)
      let shortest = random.double(150...500)
      let ring = layout.prepare(
        LayoutContext(
          size: Size(width: shortest, height: 2 * shortest), itemCount: random.int(1...60)))
      #expect(abs(ring.radius + ring.itemSize.width / 2 - shortest / 2) < 1e-9)
    }
  }

  @Test("turning a whole turn changes nothing, and the orbit goes on")
  func orbit() {
    var layout = RingLayout.circle
    layout.orbit = Orbit(phase: 0.25, turnsPerSecond: 0.5)
    let ring = layout.prepare(
      LayoutContext(size: Size(width: 320, height: 480), itemCount: 4))
    #expect(ring.advanced(to: .seconds(2)).allElements == ring.allElements)
    #expect(ring.advanced(to: .seconds(20_000_000)).allElements == ring.allElements)
    let half = ring.advanced(to: .seconds(1)).allElements.last?.center ?? .zero
    #expect(abs(half.x - 32) < 1e-9)
    #expect(abs(half.y - 240) < 1e-9)
  }

  #if arch(x86_64) && !os(Windows)
    @Test("places agree with 64-bit mantissas to 1e-13 of the radius")
    func precision() {
      for count in [3, 7, 20, 1_000, 1_234_567] {
        let ring = RingLayout.circle.prepare(
          LayoutContext(size: Size(width: 768, height: 1024), itemCount: count))
        for item in stride(from: 0, to: count, by: max(1, count / 50)) {
          let place = ring.layoutAttributesForItem(at: .init(item: item, section: 0))?.center
          let angle = 2 * Float80.pi * Float80(item) / Float80(count)
          let x = 384 + Float80(ring.radius) * cos(angle)
          let y = 512 + Float80(ring.radius) * sin(angle)
          #expect(abs(Float80(place?.x ?? 0) - x) <= 1e-13 * Float80(ring.radius))
          #expect(abs(Float80(place?.y ?? 0) - y) <= 1e-13 * Float80(ring.radius))
        }
      }
    }
  #endif
}
