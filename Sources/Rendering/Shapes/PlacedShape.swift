internal import Frames
internal import LayoutCore
internal import Scenes

/// An element as it lies in the picture.
struct PlacedShape: Sendable {
  let projection: Projection
  /// Takes pixels to the element's plane.
  let matrix: PlaneMatrix
  let corners: Quadrilateral
  /// Where the face goes, in points from the element's middle.
  let contentRect: Rect
  /// The border's color, premultiplied.
  let border: UInt64
  private let outline: Outline
  private let inside: Outline
  /// The outline of the face; nil where it is the element's.
  private let content: Outline?
  private let contentMiddle: SIMD2<Float>
  private let opacity: Float

  /// - Returns: nil if nothing of it can be seen in the picture.
  init?(_ element: SceneElement, style: RenderingStyle, scale: Double, canvas: PixelSize) {
    let (attributes, content) = element.aligned(scale: scale)
    guard let corners = attributes.projectedCorners,
      let corners = Quadrilateral(corners, scale: scale, canvas: canvas), !corners.bounds.isEmpty,
      let projection = Projection(attributes, scale: scale), attributes.alpha > 0,
      !content.isEmpty
    else { return nil }
    (self.projection, self.corners) = (projection, corners)
    matrix = projection.matrix
    opacity = Float(min(attributes.alpha, 1))
    let look = style.look(of: element)
    outline = Outline(look.shape, size: attributes.size)
    border = PixelMath.premultiplied(style.borderColor.rawValue)
    inside = look.border > 0 ? outline.inset(by: look.border) : outline
    contentRect = content.fromMiddle(of: attributes)
    let covers =
      content.size.width >= attributes.size.width
      && content.size.height >= attributes.size.height
    self.content = covers ? nil : Outline(.rectangle, size: content.size)
    contentMiddle = SIMD2(Float(contentRect.center.x), Float(contentRect.center.y))
  }

  /// How much of a pixel shows the face, and how much the border, in 256ths.
  struct Weights {
    var face: UInt64 = 0
    var border: UInt64 = 0
  }

  /// What a pixel shows whose middle is seen at a place.
  func weights(at place: PlanePlace) -> Weights {
    let outer = outline.coverage(place)
    guard outer > 0 else { return Weights() }
    let inner = inside.coverage(place)
    let face = content.map { min(inner, $0.coverage(place.from(contentMiddle))) } ?? inner
    let (total, filled) = (steps(outer), steps(inner))
    return Weights(face: steps(face), border: max(total, filled) - filled)
  }

  /// Whether all of a pixel shows the face.
  func isInside(_ place: PlanePlace) -> Bool {
    guard inside.coverage(place) >= 1 else { return false }
    return content.map { $0.coverage(place.from(contentMiddle)) >= 1 } ?? true
  }

  /// How much of a pixel inside shows the face.
  var insideWeight: UInt64 { steps(1) }

  /// Whether nothing is seen through an opaque face.
  var isOpaque: Bool { insideWeight == 256 }

  private func steps(_ coverage: Float) -> UInt64 { UInt64(coverage * opacity * 256 + 0.5) }
}

extension SceneElement {
  /// The element with the GIF on whole pixels, so that it isn't blurred, unless it is turned.
  fileprivate func aligned(scale: Double) -> (LayoutAttributes, content: Rect) {
    guard let contentRect else { return (attributes, attributes.frame) }
    if attributes.isTransformed { return (attributes, contentRect) }
    let aligned = attributes.pixelAligned(scale: scale)
    return (
      aligned, aligned.frame.aspectFit(contentRect.size).pixelAligned(scale: scale)
    )
  }
}

extension RenderingStyle {
  /// The outline of an element, and how wide its border is in points.
  fileprivate func look(of element: SceneElement) -> (shape: CellShape, border: Float) {
    let width = borderWidth.isFinite ? Float(min(max(0, borderWidth), 1e6)) : 0
    return switch element.content {
    case .hubFrame: (hubShape, hubHasBorder ? width : 0)
    case .item: (cellShape, width)
    case .view: (.rectangle, 0)
    }
  }
}

extension Rect {
  /// The rectangle measured from the middle of an element.
  fileprivate func fromMiddle(of element: LayoutAttributes) -> Rect {
    Rect(
      x: minX - element.center.x, y: minY - element.center.y, width: size.width,
      height: size.height)
  }
}
