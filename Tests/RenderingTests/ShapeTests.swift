import Frames
import LayoutCore
import Rendering
import Scenes
import TestSupport
import Testing

@Suite("Shapes in pictures")
struct ShapeTests {
  private static let view = Size(width: 40, height: 30)

  private static let styles = [
    RenderingStyle(showsNumbers: false),
    RenderingStyle(cellShape: .ellipse, borderWidth: 2, showsNumbers: false),
    RenderingStyle(theme: .dark, cellShape: .rectangle, borderWidth: 0, showsNumbers: false),
    RenderingStyle(theme: .dark, cellShape: .rounded(radius: 5), showsNumbers: false),
  ]

  /// The color of a cell as the renderer chooses it, found by drawing one that fills the view.
  private static func color(of element: SceneElement) -> SIMD3<Double> {
    let whole = SceneElement(
      attributes: LayoutAttributes(
        .cell, at: element.attributes.indexPath, frame: Rect(x: 0, y: 0, width: 9, height: 9)),
      content: element.content)
    let picture = try? Renderer.picture(
      of: Snapshot([whole], size: Size(square: 9)), style: RenderingStyle(showsNumbers: false))
    return picture.map { SampledPicture.channels($0[4, 4]) } ?? .zero
  }

  private func differences(
    _ elements: [SceneElement], style: RenderingStyle, scale: Double = 1
  ) throws -> (largest: Double, mean: Double) {
    let picture = try Renderer.picture(
      of: Snapshot(elements, size: Self.view), scale: scale, style: style)
    let sampled = SampledPicture(
      elements: elements, style: style, scale: scale, color: Self.color)
    var (largest, sum) = (0.0, 0.0)
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let difference = SampledPicture.channels(picture[x, y]) - sampled.pixel(x: x, y: y)
        let size = max(abs(difference.x), abs(difference.y), abs(difference.z))
        largest = max(largest, size)
        sum += size
      }
    }
    return (largest, sum / Double(picture.size.pixelCount))
  }

  @Test(
    "One element's corners, borders and alpha are as if sampled at 64 points a pixel",
    arguments: 0..<24 as Range<UInt64>)
  func oneElement(seed: UInt64) throws {
    let elements = RandomElements.elements(seed: seed, count: 1, view: Self.view)
    let style = Self.styles[Int(seed % 4)]
    let (largest, mean) = try differences(elements, style: style)
    // An eighth of a pixel's coverage at the worst corner; on the whole, half a level of 255.
    #expect(largest <= 32)
    #expect(mean <= 0.5)
  }

  @Test(
    "Several elements lie over each other in their order", arguments: 0..<6 as Range<UInt64>)
  func manyElements(seed: UInt64) throws {
    let elements = RandomElements.elements(seed: 1_000 + seed, count: 4, view: Self.view)
    let (largest, mean) = try differences(elements, style: Self.styles[Int(seed % 4)])
    // Where edges of several meet in one pixel, coverage doesn't know which parts they share.
    #expect(largest <= 64)
    #expect(mean <= 1)
  }

  @Test("Straight edges cover pixels exactly, even of shapes thinner than a pixel")
  func exactEdges() throws {
    let style = RenderingStyle(
      theme: .dark, cellShape: .rectangle, borderWidth: 0, showsNumbers: false)
    for width in [0.125, 0.5, 1, 3.25] {
      let attributes = LayoutAttributes(
        .cell, at: LayoutIndexPath(item: 0, section: 0),
        frame: Rect(x: 10.25, y: 10.5, width: width, height: 8))
      let element = SceneElement(attributes: attributes, content: .item(0))
      #expect(try differences([element], style: style).largest <= 1)
    }
  }

  @Test("A circle of one pixel and less covers as much as it has area")
  func smallCircles() throws {
    let style = RenderingStyle(theme: .dark, cellShape: .ellipse, borderWidth: 0)
    for diameter in [0.3, 0.8, 1.5] {
      let attributes = LayoutAttributes(
        .cell, at: LayoutIndexPath(item: 0, section: 0), center: Point(x: 20.5, y: 20.5),
        size: Size(square: diameter))
      let element = SceneElement(attributes: attributes, content: .item(0))
      #expect(try differences([element], style: style).largest <= 40)
    }
  }

  @Test(
    "Cells are where the layout puts them",
    arguments: [
      Samples.ring, RingLayout(itemSize: .fixed(Size(square: 30)), startAngle: 0.7),
      FlowLayout(section: FlowLayout.Section(itemSize: Size(width: 33, height: 21))),
      ConcentricLayout(itemSize: 40),
      WaterfallLayout(columnCount: 3, itemHeights: [30, 40, 50, 60, 70], itemHeight: 30),
    ] as [any CollectionLayout])
  func centroids(layout: any CollectionLayout) throws {
    let scene = try Samples.scene(layout, [7])
    let style = RenderingStyle(borderWidth: 0, showsNumbers: false)
    let picture = try Renderer.picture(of: scene.snapshot(at: .zero), scale: 2, style: style)
    let prepared = layout.prepare(LayoutContext(size: Size(square: 200), itemCount: 7))
    for item in 0..<7 {
      let path = LayoutIndexPath(item: item, section: 0)
      let attributes = try #require(prepared.layoutAttributesForItem(at: path))
      let element = SceneElement(attributes: attributes, content: .item(item))
      let (center, count) = centroid(of: Self.color(of: element), in: picture)
      #expect(abs(center.x / 2 - attributes.center.x) < 0.3)
      #expect(abs(center.y / 2 - attributes.center.y) < 0.3)
      let area = 4 * (attributes.size.width * attributes.size.height - 86)
      #expect(abs(Double(count) - area) < 0.08 * area + 80)
    }
  }

  private func centroid(
    of color: SIMD3<Double>, in picture: Canvas
  ) -> (center: Point, count: Int) {
    var (x, y, count) = (0.0, 0.0, 0)
    for row in 0..<picture.size.height {
      for column in 0..<picture.size.width
      where SampledPicture.channels(picture[column, row]) == color {
        x += Double(column) + 0.5
        y += Double(row) + 0.5
        count += 1
      }
    }
    return (Point(x: x / Double(max(count, 1)), y: y / Double(max(count, 1))), count)
  }
}
