internal import FrameExport
internal import Frames
internal import LayoutCore
internal import Pages
internal import Rendering
internal import Scenes

/// One moment of a scene as SVG, with its pictures inside.
///
/// Planar elements look as in other previews. Elements in perspective are bare shapes: SVG can't bend
/// pictures.
struct SceneDrawing {
  let snapshot: Snapshot
  let style: RenderingStyle
  let colors: CellColors
  /// The cells' pictures as PNG files, empty for numbers.
  let pictures: [[UInt8]]
  /// The GIF's frame as a PNG file.
  let hub: [UInt8]?
  let title: String

  /// The file's text.
  var text: String {
    let (width, height) = (snapshot.size.width.shortest, snapshot.size.height.shortest)
    let shapes = snapshot.elements.enumerated().map { shape(of: $1, number: $0) }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\n<title>\(MarkupText.escaped(title))</title>\n"
      + "<style>text{font:bold 16px monospace;fill:#fff;text-anchor:middle;"
      + "dominant-baseline:central}</style>\n"
      + "<rect width=\"\(width)\" height=\"\(height)\""
      + " fill=\"\(style.theme.background.hexadecimal)\"/>\n"
      + shapes.joined() + "</svg>\n"
  }

  private func shape(of element: SceneElement, number: Int) -> String {
    let attributes = element.attributes
    let opacity = attributes.alpha == 1 ? "" : " opacity=\"\(attributes.alpha.shortest)\""
    guard attributes.transform3D.isAffine else {
      return bareShape(of: element, opacity: opacity)
    }
    let outline = self.outline(of: element, number: number)
    return "<g\(opacity)\(Self.transform(of: attributes))>\(outline)</g>\n"
  }

  private func outline(of element: SceneElement, number: Int) -> String {
    let frame = element.attributes.frame
    switch element.content {
    case .view:
      return Self.rectangle(frame, radius: 0, fill: style.theme.ornament.hexadecimal)
    case .hubFrame:
      let picture = hub.map { Self.image($0, element.contentRect ?? frame, fit: "none") } ?? ""
      return element.attributes.category == .cell
        ? clipped(picture, to: frame, number) + border(of: frame) : picture
    case .item(let item):
      return face(of: item, frame, number) + border(of: frame)
    }
  }

  private func face(of item: Int, _ frame: Rect, _ number: Int) -> String {
    guard pictures.isEmpty else {
      let picture = pictures[item % pictures.count]
      return clipped(Self.image(picture, frame, fit: "xMidYMid slice"), to: frame, number)
    }
    let center = frame.center
    return Self.rectangle(
      frame, radius: radius(of: frame), fill: colors[item].hexadecimal)
      + "<text x=\"\(center.x.shortest)\" y=\"\(center.y.shortest)\">\(item)</text>"
  }

  /// A drawing that ends at a cell's outline.
  private func clipped(_ drawing: String, to frame: Rect, _ number: Int) -> String {
    "<clipPath id=\"c\(number)\">"
      + Self.rectangle(frame, radius: radius(of: frame), fill: nil)
      + "</clipPath><g clip-path=\"url(#c\(number))\">\(drawing)</g>"
  }

  private func border(of frame: Rect) -> String {
    let half = style.borderWidth / 2
    let inner = frame.inset(by: EdgeInsets(all: half))
    return Self.rectangle(
      inner, radius: max(0, radius(of: frame) - half), fill: "none",
      more: " stroke=\"\(style.borderColor.hexadecimal)\""
        + " stroke-width=\"\(style.borderWidth.shortest)\"")
  }

  private func radius(of frame: Rect) -> Double {
    let most = min(frame.size.width, frame.size.height) / 2
    return switch style.cellShape {
    case .rectangle: 0
    case .ellipse: most
    case .rounded(let radius): min(radius, most)
    }
  }

  private func bareShape(of element: SceneElement, opacity: String) -> String {
    guard let corners = element.attributes.projectedCorners else { return "" }
    let points = corners.path.map { "\($0.x.shortest),\($0.y.shortest)" }
    let fill =
      switch element.content {
      case .item(let item): colors[item]
      case .hubFrame, .view: style.theme.ornament
      }
    return "<polygon\(opacity) points=\"\(points.joined(separator: " "))\""
      + " fill=\"\(fill.hexadecimal)\" stroke=\"\(style.borderColor.hexadecimal)\"/>\n"
  }
}

extension SceneDrawing {
  private static func rectangle(
    _ frame: Rect, radius: Double, fill: String?, more: String = ""
  ) -> String {
    let fill = fill.map { " fill=\"\($0)\"" } ?? ""
    return "<rect \(place(frame)) rx=\"\(radius.shortest)\"\(fill)\(more)/>"
  }

  private static func image(_ png: [UInt8], _ frame: Rect, fit: String) -> String {
    "<image \(place(frame)) preserveAspectRatio=\"\(fit)\""
      + " href=\"\(Base64.address(ofPNG: png))\"/>"
  }

  private static func place(_ frame: Rect) -> String {
    "x=\"\(frame.minX.shortest)\" y=\"\(frame.minY.shortest)\""
      + " width=\"\(frame.size.width.shortest)\" height=\"\(frame.size.height.shortest)\""
  }

  /// What turns and scales an element around its center.
  private static func transform(of attributes: LayoutAttributes) -> String {
    guard attributes.isTransformed else { return "" }
    let (m, center) = (attributes.transform3D, attributes.center)
    let numbers = [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42].map(\.shortest)
    return " transform=\"translate(\(center.x.shortest) \(center.y.shortest))"
      + " matrix(\(numbers.joined(separator: " ")))"
      + " translate(\((-center.x).shortest) \((-center.y).shortest))\""
  }
}
