import LayoutCore

extension GoldenSuite {
  /// What our layouts say to a case's input, in the form of what is expected.
  ///
  /// - Parameters:
  ///   - expected: only looked at for which elements of a large case are listed.
  func answer(to input: GoldenValue, expected: GoldenValue) throws -> GoldenValue {
    switch self {
    case .ring, .ringEdges, .ringOptions: RingAnswers.ring(input, expected)
    case .concentric: RingAnswers.concentric(input, expected)
    case .queries: RingAnswers.queries(input, expected)
    case .flow: FlowAnswers.flow(input, expected)
    case .punch: FlowAnswers.punch(input)
    case .waterfall: FlowAnswers.waterfall(input)
    case .sphere: SpaceAnswers.sphere(input, expected)
    case .wheel: SpaceAnswers.wheel(input, expected)
    case .wrap: SpaceAnswers.wrap(input)
    case .transforms: try SpaceAnswers.transforms(input)
    case .transitions: try TransitionAnswers.transition(input)
    case .timing: TransitionAnswers.timing(input)
    case .orbit: TransitionAnswers.orbit(input)
    case .hits: try HitAnswers.hits(input)
    case .taps: try HitAnswers.taps(input)
    }
  }
}

extension GoldenValue {
  static func point(_ point: Point) -> GoldenValue { .numbers([point.x, point.y]) }
  static func size(_ size: Size) -> GoldenValue { .numbers([size.width, size.height]) }

  /// An element as the suites write it.
  static func element(_ element: LayoutAttributes) -> GoldenValue {
    .object(members(of: element))
  }

  static func members(of element: LayoutAttributes) -> [String: GoldenValue] {
    [
      "kind": kind(of: element), "section": .integer(element.indexPath.section),
      "item": .integer(element.indexPath.item), "center": .point(element.center),
      "size": .size(element.size), "alpha": .number(element.alpha),
      "zIndex": .integer(element.zIndex), "transform3D": .numbers(element.transform3D.rowMajor),
    ]
  }

  static func kind(of element: LayoutAttributes) -> GoldenValue {
    .string(element.elementKind?.rawValue ?? "cell")
  }

  /// The bounds of a view that isn't scrolled.
  var viewSize: Size {
    Size(width: self["width"]?.double ?? 0, height: self["height"]?.double ?? 0)
  }

  var direction: LayoutDirection { self["rtl"]?.bool == true ? .rightToLeft : .leftToRight }

  /// The size in a list of two numbers.
  var pair: Size? { doubles.count == 2 ? Size(width: doubles[0], height: doubles[1]) : nil }
  var place: Point? { doubles.count == 2 ? Point(x: doubles[0], y: doubles[1]) : nil }

  var rect: Rect? {
    let numbers = doubles
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var insets: EdgeInsets {
    let numbers = doubles
    guard numbers.count == 4 else { return .zero }
    return EdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The items that an expected list of elements names.
  var listedItems: [Int] { array.compactMap { $0["item"]?.int } }
}

extension PreparedLayout {
  var allElements: [LayoutAttributes] {
    var elements: [LayoutAttributes] = []
    forEachElement { elements.append(copy $0) }
    return elements
  }

  /// The cells that `expected` lists, all of them unless it is a sample.
  func cells(listedIn expected: GoldenValue) -> GoldenValue {
    if expected["sampled"]?.bool == true {
      let items = expected["cells"]?.listedItems ?? []
      return .array(
        items.compactMap { layoutAttributesForItem(at: LayoutIndexPath(item: $0, section: 0)) }
          .map { .element($0) })
    }
    return .array(allElements.filter { $0.category == .cell }.map { .element($0) })
  }
}
