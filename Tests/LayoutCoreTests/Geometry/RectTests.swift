import LayoutCore
import Testing

@Suite("Geometry")
struct RectTests {
  private let rect = Rect(x: 10, y: 10, width: 20, height: 20)

  @Test("touching edges and empty rectangles don't overlap")
  func overlaps() {
    #expect(rect.overlaps(Rect(x: 29, y: 29, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: 30, y: 10, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: 15, y: 15, width: 0, height: 5)))
    #expect(!rect.overlaps(Rect(x: .nan, y: 15, width: 5, height: 5)))
    #expect(!rect.overlaps(Rect(x: 15, y: 15, width: -5, height: 5)))
    #expect(rect.overlaps(.everything))
  }

  @Test("edges go to the nearest device pixels")
  func pixelAlignment() {
    let rough = Rect(x: 10.3, y: 10.2, width: 20.4, height: 19.9)
    #expect(rough.pixelAligned(scale: 2) == Rect(x: 10.5, y: 10, width: 20, height: 20))
    #expect(rough.pixelAligned(scale: 0) == rough)
    let cell = LayoutAttributes(.cell, at: LayoutIndexPath(item: 0, section: 0), frame: rough)
    #expect(cell.pixelAligned(scale: 1).frame == Rect(x: 10, y: 10, width: 21, height: 20))
  }

  @Test("a local point is where a turned cell is sampled")
  func localPoints() throws {
    var cell = LayoutAttributes(.cell, at: LayoutIndexPath(item: 0, section: 0), frame: rect)
    #expect(cell.localPoint(at: Point(x: 12, y: 13)) == Point(x: 2, y: 3))
    cell.transform3D = Transform3D(planarRotation: .pi / 2)
    let point = try #require(cell.localPoint(at: Point(x: 29, y: 11)))
    #expect(abs(point.x - 1) < 1e-12 && abs(point.y - 1) < 1e-12)
    cell.transform3D = Transform3D(scaleX: 0, y: 1)
    #expect(cell.localPoint(at: Point(x: 20, y: 20)) == nil)
    #expect(!cell.contains(Point(x: 20, y: 20)))
  }

  @Test("a moved cell is sampled where it is, and equal attributes have one hash")
  func moved() {
    var cell = LayoutAttributes(.cell, at: LayoutIndexPath(item: 0, section: 0), frame: rect)
    cell.transform3D = Transform3D(translationX: 5, y: -3, z: 0)
    #expect(cell.localPoint(at: Point(x: 17, y: 10)) == Point(x: 2, y: 3))
    var other = cell
    other.transform3D = Transform3D(translationX: 5, y: -3, z: 0)
    #expect(Set([cell, other]).count == 1)
    other.transform3D = Transform3D(translationX: 5, y: -4, z: 0)
    #expect(Set([cell, other]).count == 2)
  }

  @Test("the frame follows center and size, and the reverse")
  func frames() {
    var cell = LayoutAttributes(.cell, at: LayoutIndexPath(item: 0, section: 0), frame: rect)
    #expect(cell.center == Point(x: 20, y: 20))
    cell.size = Size(square: 10)
    #expect(cell.frame == Rect(x: 15, y: 15, width: 10, height: 10))
    cell.frame = rect
    #expect(cell.size == Size(square: 20))
  }
}
