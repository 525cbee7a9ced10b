/// From and to, along one axis.
struct Span: Hashable, Sendable {
  var lower: Double
  var upper: Double
}

/// A size or place seen along the scroll direction and across it.
struct FlowExtent: Hashable, Sendable {
  var along: Double
  var across: Double
}

/// How the flow's two directions lie on the screen.
struct FlowAxes: Hashable, Sendable {
  let isHorizontal: Bool
  /// Whether right and left are exchanged, within the content's width.
  let isMirrored: Bool
  var contentWidth = 0.0

  init(_ direction: FlowLayout.ScrollDirection, isMirrored: Bool) {
    isHorizontal = direction == .horizontal
    self.isMirrored = isMirrored
  }

  func extent(_ size: Size) -> FlowExtent {
    let size = size.repaired
    return isHorizontal
      ? FlowExtent(along: size.width, across: size.height)
      : FlowExtent(along: size.height, across: size.width)
  }

  func size(_ extent: FlowExtent) -> Size {
    isHorizontal
      ? Size(width: extent.along, height: extent.across)
      : Size(width: extent.across, height: extent.along)
  }

  /// The insets before and after the lines, along and across.
  func inset(_ insets: EdgeInsets) -> (along: Span, across: Span) {
    let insets = insets.repaired
    let down = Span(lower: insets.top, upper: insets.bottom)
    let sideways = Span(lower: insets.left, upper: insets.right)
    return isHorizontal ? (sideways, down) : (down, sideways)
  }

  func center(_ place: FlowExtent) -> Point {
    let point =
      isHorizontal
      ? Point(x: place.along, y: place.across) : Point(x: place.across, y: place.along)
    return isMirrored ? Point(x: contentWidth - point.x, y: point.y) : point
  }

  /// The spans that a rectangle on the screen covers, along and across.
  func spans(_ rect: Rect) -> (along: Span, across: Span) {
    let rect = isMirrored ? rect.mirrored(inWidth: contentWidth) : rect
    let down = Span(lower: rect.minY, upper: rect.maxY)
    let sideways = Span(lower: rect.minX, upper: rect.maxX)
    return isHorizontal ? (sideways, down) : (down, sideways)
  }
}
