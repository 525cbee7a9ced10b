import Frames
import LayoutCore
import Rendering
import Scenes

/// The picture of some elements by looking through each pixel at 64 points: what a renderer that works
/// with coverage should come near to.
struct SampledPicture {
  private let elements: [(element: SceneElement, bounds: Rect, color: SIMD3<Double>)]
  private let style: RenderingStyle
  private let ground: SIMD3<Double>
  private let border: SIMD3<Double>

  init(
    elements: [SceneElement], style: RenderingStyle, color: (SceneElement) -> SIMD3<Double>
  ) {
    self.elements = elements.compactMap { element in
      element.attributes.visualBounds.map { (element, $0, color(element)) }
    }
    self.style = style
    ground = Self.channels(style.theme.background)
    border = Self.channels(style.borderColor)
  }

  /// The mean color of a pixel, 0…255 a channel.
  func pixel(x: Int, y: Int) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for row in 0..<8 {
      for column in 0..<8 {
        sum += color(
          at: Point(
            x: Double(x) + (Double(column) + 0.5) / 8, y: Double(y) + (Double(row) + 0.5) / 8))
      }
    }
    return sum / 64
  }

  private func color(at place: Point) -> SIMD3<Double> {
    var color = ground
    for (element, bounds, own) in elements
    where bounds.contains(place) && element.attributes.contains(place, shape: style.cellShape) {
      let paint = isInside(element, place) ? own : border
      color += (paint - color) * element.attributes.alpha
    }
    return color
  }

  /// Whether a place lies inside the border.
  private func isInside(_ element: SceneElement, _ place: Point) -> Bool {
    var inner = element.attributes
    inner.size.width -= 2 * style.borderWidth
    inner.size.height -= 2 * style.borderWidth
    guard inner.size.width > 0, inner.size.height > 0 else { return false }
    guard case .rounded(let radius) = style.cellShape else {
      return inner.contains(place, shape: style.cellShape)
    }
    let outer = element.attributes.size
    let limited = min(radius, min(outer.width, outer.height) / 2)
    return inner.contains(place, shape: .rounded(radius: max(0, limited - style.borderWidth)))
  }

  static func channels(_ color: Color) -> SIMD3<Double> {
    SIMD3(Double(color.red), Double(color.green), Double(color.blue))
  }
}
