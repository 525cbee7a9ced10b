import Frames
import LayoutCore
import Rendering
import Scenes

/// The picture of some elements by looking through each pixel at 64 points: what a renderer that works
/// with coverage should come near to.
struct SampledPicture {
  let elements: [SceneElement]
  let style: RenderingStyle
  let scale: Double
  let color: (SceneElement) -> SIMD3<Double>

  /// The mean color of a pixel, 0…255 a channel.
  func pixel(x: Int, y: Int) -> SIMD3<Double> {
    var sum = SIMD3<Double>.zero
    for row in 0..<8 {
      for column in 0..<8 {
        let place = Point(
          x: (Double(x) + (Double(column) + 0.5) / 8) / scale,
          y: (Double(y) + (Double(row) + 0.5) / 8) / scale)
        sum += color(at: place)
      }
    }
    return sum / 64
  }

  private func color(at place: Point) -> SIMD3<Double> {
    var color = Self.channels(style.theme.background)
    for element in elements {
      guard element.attributes.contains(place, shape: style.cellShape) else { continue }
      let paint = isInside(element, place) ? self.color(element) : Self.channels(style.borderColor)
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
