internal import LayoutCore

/// The SVG answer: boxes in the order in which they are painted, with their numbers.
struct LayoutDrawing {
  let options: LayoutOptions
  let scene: LayoutScene

  /// Writes the picture of the view, or of the part of it that is wanted.
  ///
  /// - Throws: `Failure` if there are more boxes than a picture can hold.
  func write(to stream: ResultStream) throws(Failure) {
    let elements = try visibleElements()
    let box = scene.bounds
    let (width, height) = (box.size.width.shortest, box.size.height.shortest)
    stream.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"\(box.minX.shortest) \(box.minY.shortest) \(width) \(height)\">\n"
        + "<title>\(Self.escaped(options.kind.rawValue))</title>\n<style>\(Self.style)</style>\n")
    let showsSection = scene.layout.itemCounts.count > 1
    for element in elements.inPaintOrder() {
      stream.write(Self.box(element, label: element.label(showsSection: showsSection)))
    }
    for point in options.questions.hits {
      stream.write("<circle class=\"hit\" \(Self.point(point, "cx", "cy")) r=\"3\"/>\n")
    }
    stream.write("</svg>\n")
  }

  private func visibleElements() throws(Failure) -> [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    var count = 0
    scene.forEachElement(in: options.rect ?? scene.bounds) { element, _ in
      count += 1
      if count <= LayoutBudget.boxes, !element.isHidden { elements.append(copy element) }
    }
    guard count <= LayoutBudget.boxes else {
      throw Failure(
        .limit,
        "\(Quantity.describe(count: count)) boxes: an SVG holds "
          + "\(Quantity.describe(count: LayoutBudget.boxes)); ask for a part with --rect")
    }
    return elements
  }

  private static let style =
    "rect,polygon{fill:#4a90d9;stroke:#fff}.hub{fill:#f5a623}"
    + ".header,.footer{fill:#9b9b9b}.background{fill:#eee}.hit{fill:#d0021b}"
    + "text{font:12px sans-serif;fill:#fff;text-anchor:middle;dominant-baseline:central}"
}

extension LayoutDrawing {
  /// The radius of the cells' corners, in points (seeds 000 and 001).
  private static let cornerRadius = 10.0

  private static func box(_ element: LayoutAttributes, label: String) -> String {
    guard let corners = element.projectedCorners else { return "" }
    let name = element.isHub ? "hub" : element.kindName
    let opacity = element.alpha == 1 ? "" : " opacity=\"\(element.alpha.shortest)\""
    let shape = element.isTransformed ? polygon(corners) : rectangle(element)
    let center = element.isTransformed ? corners.bounds.center : element.center
    let attributes = "class=\"\(escaped(name))\"\(opacity)"
    return "<g>\(shape(attributes))<text \(point(center, "x", "y"))\(opacity)>"
      + "\(escaped(label))</text></g>\n"
  }

  private static func rectangle(_ element: LayoutAttributes) -> (String) -> String {
    let (frame, shortest) = (element.frame, min(element.size.width, element.size.height))
    let radius = element.category == .cell || element.isHub ? min(cornerRadius, shortest / 2) : 0
    return { attributes in
      "<rect \(attributes) \(point(frame.origin, "x", "y")) width=\"\(frame.size.width.shortest)\""
        + " height=\"\(frame.size.height.shortest)\" rx=\"\(radius.shortest)\"/>"
    }
  }

  private static func polygon(_ corners: ProjectedCorners) -> (String) -> String {
    let points = corners.path.map { "\($0.x.shortest),\($0.y.shortest)" }
    return { attributes in
      "<polygon \(attributes) points=\"\(points.joined(separator: " "))\"/>"
    }
  }

  private static func point(_ point: Point, _ x: String, _ y: String) -> String {
    "\(x)=\"\(point.x.shortest)\" \(y)=\"\(point.y.shortest)\""
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
