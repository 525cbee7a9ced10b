import Frames
import LayoutCore
import Rendering
import Scenes
import TestSupport
import Testing

@Suite("Pictures of bad input")
struct BadRenderingTests {
  private static let view = Size(width: 40, height: 30)

  private func picture(_ attributes: LayoutAttributes) throws -> Canvas {
    let element = SceneElement(attributes: attributes, content: .item(3))
    return try Renderer.picture(of: Snapshot([element], size: Self.view))
  }

  private static func cell(
    center: Point = Point(x: 20, y: 15), size: Size = Size(square: 20),
    transform: Transform3D = .identity
  ) -> LayoutAttributes {
    var cell = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: 0, section: 0), center: center, size: size)
    cell.transform3D = transform
    return cell
  }

  private static let empty = Canvas(
    size: PixelSize(width: 40, height: 30), filledWith: Theme.light.background)

  @Test(
    "Cells seen from the side, from beside the eye, without size or far away draw nothing",
    arguments: [
      cell(transform: Transform3D(rotation: .pi / 2, aboutX: 1, y: 0, z: 0)),
      cell(transform: Transform3D(eyeDistance: 900).rotated(by: .pi / 2, aboutX: 0, y: 1, z: 0)),
      cell(transform: Transform3D(eyeDistance: 100).translated(x: 0, y: 0, z: 101)),
      cell(transform: Transform3D(eyeDistance: 100).translated(x: 0, y: 0, z: 100)),
      cell(transform: Transform3D(scaleX: 0, y: 1)),
      cell(transform: Transform3D(scaleX: 1e-9, y: 1e-9)),
      cell(size: Size(width: 0, height: 9)), cell(size: Size(width: -9, height: -9)),
      cell(center: Point(x: 1e300, y: 0)), cell(center: Point(x: -500, y: 15)),
      cell(center: Point(x: .nan, y: 3)), cell(size: Size(width: .infinity, height: 3)),
      cell(size: Size(square: .nan)),
    ])
  func nothing(cell: LayoutAttributes) throws {
    #expect(try picture(cell) == Self.empty)
  }

  @Test("No number whatever makes a renderer trap", arguments: 0..<400 as Range<UInt64>)
  func wildNumbers(seed: UInt64) throws {
    let numbers = [
      0, -0.0, 1, -1, 0.3, 1e-9, .leastNonzeroMagnitude, 1e5, 3e7, 1e18, 1e100, 1e308, -1e308, .nan,
      .infinity,
      -.infinity,
    ]
    var random = SplitMix64(seed: seed)
    func number() -> Double {
      Int.random(in: 0..<3, using: &random) > 0
        ? .random(in: -3...3, using: &random)
        : numbers[Int.random(in: 0..<numbers.count, using: &random)]
    }
    var cell = Self.cell(
      center: Point(x: 20 * number(), y: 20 * number()),
      size: Size(width: 20 * number(), height: 20 * number()),
      transform: Transform3D(rowMajor: (0..<16).map { _ in number() }) ?? .identity)
    cell.alpha = number()
    let style = RenderingStyle(
      cellShape: [.rectangle, .ellipse, .rounded(radius: number())][Int(seed % 3)],
      borderWidth: number())
    let contentRect = Rect(x: number(), y: number(), width: 9 * number(), height: number())
    let elements = [
      SceneElement(attributes: cell, content: .item(0)),
      SceneElement(attributes: cell, content: .hubFrame(0), contentRect: contentRect),
      SceneElement(attributes: cell, content: .view(.sectionHeader)),
    ]
    _ = try Renderer.picture(of: Snapshot(elements, size: Self.view), style: style)
  }

  @Test("An element much larger than the view fills it")
  func large() throws {
    let canvas = try picture(Self.cell(size: Size(square: 100_000)))
    #expect(Set(canvas.pixels).count == 1)
    #expect(canvas.pixels != Self.empty.pixels)
  }

  @Test("Views and scales that give no picture, or too large a one, are refused")
  func sizes() {
    func error(_ width: Double, _ height: Double, _ scale: Double) -> RenderingError? {
      do throws(RenderingError) {
        _ = try Renderer(size: Size(width: width, height: height), scale: scale)
        return nil
      } catch {
        return error
      }
    }
    for scale in [0, -1, .nan, .infinity] { #expect(error(10, 10, scale) == .invalidScale) }
    for side in [0, -5, .nan] { #expect(error(side, 10, 1) == .emptyPicture) }
    #expect(error(1e300, 10, 1) == .pictureTooLarge(nil))
    #expect(
      error(16_385, 1, 1) == .pictureTooLarge(PixelSize(width: 16_385, height: 1)))
    #expect(error(6_000, 6_000, 1) == .pictureTooLarge(PixelSize(width: 6_000, height: 6_000)))
    #expect(error(100.1, 0.5, 10) == nil)
  }

  @Test("A view covers its last pixel, and no more")
  func roundsUp() throws {
    let renderer = try Renderer(size: Size(width: 100.1, height: 0.33), scale: 10)
    #expect(renderer.canvasSize == PixelSize(width: 1_001, height: 4))
  }

  @Test("A GIF of another size than the scene's, or of none, is drawn where the hub is")
  func otherGIFs() throws {
    let scene = try Samples.scene(Samples.ring, [2])
    for size in [PixelSize(width: 0, height: 0), PixelSize(width: 1, height: 300)] {
      var renderer = try Renderer(size: scene.size)
      let canvas = Canvas(size: size, filledWith: .black)
      let picture = renderer.picture(of: scene.snapshot(at: .zero)) { _ in canvas }
      #expect(picture[100, 100] == (size.isEmpty ? Theme.light.background : .black))
    }
  }
}
