import LayoutCore

enum SpaceAnswers {
  static func sphere(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    let sphere = input.sphere()
    return items(of: sphere, radius: sphere.radius, expected)
  }

  static func wheel(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    let wheel = input.wheel()
    return items(of: wheel, radius: wheel.radius, expected)
  }

  private static func items(
    of layout: some PreparedLayout, radius: Double, _ expected: GoldenValue
  ) -> GoldenValue {
    let items = expected["items"]?.listedItems ?? []
    var answer: [String: GoldenValue] = [
      "contentSize": .size(layout.contentSize), "radius": .number(radius),
      "items": .array(
        items.compactMap {
          layout.layoutAttributesForItem(at: LayoutIndexPath(item: $0, section: 0))
        }.map(item)),
    ]
    if expected["paintOrder"] != nil {
      answer["paintOrder"] = .integers(layout.allElements.inPaintOrder().map(\.indexPath.item))
    }
    return .object(answer)
  }

  private static func item(_ cell: LayoutAttributes) -> GoldenValue {
    .object([
      "item": .integer(cell.indexPath.item), "center": .point(cell.center),
      "size": .size(cell.size), "transform3D": .numbers(cell.transform3D.rowMajor),
      "depth": .number(cell.transform3D.m43), "culled": .bool(cell.isCulled),
      "frontFacing": .bool(cell.isFrontFacing),
      "corners": cell.projectedCorners.map { .array($0.path.map { .point($0) }) } ?? .null,
    ])
  }

  static func wrap(_ input: GoldenValue) -> GoldenValue {
    let offsets = (input["offsets"]?.array ?? []).map {
      EndlessScroll.normalized(
        $0.double ?? 0, page: input["page"]?.double ?? 0, count: input["count"]?.int ?? 0)
    }
    return .object(["offsets": .numbers(offsets)])
  }

  struct UnknownOperation: Error {}

  static func transforms(_ input: GoldenValue) throws -> GoldenValue {
    switch input["op"]?.string {
    case "rotation":
      let axis = input["axis"]?.doubles ?? [0, 0, 0]
      let matrix = Transform3D(
        rotation: input["angle"]?.double ?? 0, aboutX: axis[0], y: axis[1], z: axis[2])
      return .object(["matrix": .numbers(matrix.rowMajor)])
    case "interpolate":
      guard let from = Transform3D(rowMajor: input["from"]?.doubles ?? []),
        let to = Transform3D(rowMajor: input["to"]?.doubles ?? [])
      else { throw UnknownOperation() }
      let matrix = from.interpolated(to: to, at: input["fraction"]?.double ?? 0)
      return .object(["matrix": .numbers(matrix.rowMajor)])
    case "chain": return chain(input)
    default: throw UnknownOperation()
    }
  }

  private static func chain(_ input: GoldenValue) -> GoldenValue {
    let start = input["eye"]?.double.map { Transform3D(eyeDistance: $0) } ?? .identity
    let matrix = (input["steps"]?.array ?? []).reduce(start) { matrix, step in
      let numbers = step.doubles
      return step.array.first?.string == "rotate"
        ? matrix.rotated(by: numbers[0], aboutX: numbers[1], y: numbers[2], z: numbers[3])
        : matrix.translated(x: numbers[0], y: numbers[1], z: numbers[2])
    }
    let corners: [[Double]] = [[0, 0, 0], [15, 15, 0], [-15, 15, 0], [3, -7, 11]]
    let points = corners.map { point -> GoldenValue in
      let image = matrix.image(point[0], point[1], point[2], 1)
      return .array([.numbers(point), .numbers([image.0, image.1, image.2, image.3])])
    }
    return .object(["matrix": .numbers(matrix.rowMajor), "points": .array(points)])
  }
}
