import LayoutCore

enum HitAnswers {
  struct UnknownLayout: Error {}

  static func hits(_ input: GoldenValue) throws -> GoldenValue {
    let layout = try layout(input["layout"] ?? .null)
    var options = HitOptions()
    options.cellsOnly = input["cells_only"]?.bool ?? false
    options.isDoubleSided = input["double_sided"]?.bool ?? true
    switch input["shape"]?.string {
    case "ellipse": options.shape = .ellipse
    case "rounded": options.shape = .rounded(radius: input["cornerRadius"]?.double ?? 10)
    default: break
    }
    let points = (input["points"]?.array ?? []).compactMap(\.place)
    return .object([
      "hits": .array(
        points.map { layout.element(at: $0, options: options).map { .hit($0) } ?? .null })
    ])
  }

  private static func layout(_ input: GoldenValue) throws -> any PreparedLayout {
    switch input["type"]?.string {
    case "ring": input.ring()
    case "flow": input.flow()
    case "sphere": input.sphere()
    case "wheel": input.wheel()
    default: throw UnknownLayout()
    }
  }

  static func taps(_ input: GoldenValue) throws -> GoldenValue {
    let ring = input["ring"] ?? .null
    var session = LayoutSession(
      layout: ring.ringLayout, bounds: Rect(origin: .zero, size: ring.viewSize),
      itemCounts: [ring["count"]?.int ?? 0], layoutDirection: ring.direction)
    let log = try (input["taps"]?.array ?? []).compactMap(\.place).map { point in
      let action = try session.tap(
        at: point, protectsHub: input["protectHub"]?.bool ?? true)
      return entry(action, count: session.itemCounts[0])
    }
    return .object(["log": .array(log)])
  }

  private static func entry(_ action: TapAction, count: Int) -> GoldenValue {
    let count = GoldenValue.integer(count)
    switch action {
    case .activateHub: return .object(["action": .string("activateHub"), "count": count])
    case .delete(let path):
      return .object([
        "action": .string("delete"), "item": .integer(path.item), "count": count,
      ])
    case .insert(let path):
      return .object([
        "action": .string("insert"), "item": .integer(path.item), "count": count,
      ])
    }
  }
}
