import LayoutCore

enum TransitionAnswers {
  static func transition(_ input: GoldenValue) throws -> GoldenValue {
    let before = (input["ring"] ?? .null).ring()
    let update = LayoutUpdate(
      deletes: paths(input["deletes"]), inserts: paths(input["inserts"]))
    let progress = input["t"]?.double ?? 0
    do {
      let counts = try update.itemCounts(after: before.itemCounts)
      let after = (input["ring"] ?? .null).ring(count: counts[0])
      let transition = try LayoutTransition(
        from: before, to: after, update: update, curve: curve(input["curve"]),
        path: input["path"]?.string == "polar" ? .polar : .straight)
      return .object([
        "newCount": .integer(counts[0]),
        "fraction": .number(transition.curve.fraction(at: progress)),
        "elements": .array(
          transition.elements(atProgress: progress)
            .filter { $0.attributes.category == .cell }.map(element)),
      ])
    } catch LayoutError.invalidUpdate {
      return .object(["error": .string("invalidUpdate")])
    }
  }

  private static func paths(_ items: GoldenValue?) -> [LayoutIndexPath] {
    (items?.ints ?? []).map { LayoutIndexPath(item: $0, section: 0) }
  }

  private static func element(_ element: TransitionElement) -> GoldenValue {
    var members = GoldenValue.members(of: element.attributes)
    members["phase"] = .string(element.phase.rawValue)
    members["old"] = element.old.map { .integer($0.item) } ?? .null
    members["new"] = element.new.map { .integer($0.item) } ?? .null
    return .object(members)
  }

  private static func curve(_ name: GoldenValue?) -> TimingCurve {
    switch name?.string {
    case "linear": .linear
    case "easeIn": .easeIn
    case "easeOut": .easeOut
    default: .easeInOut
    }
  }

  static func timing(_ input: GoldenValue) -> GoldenValue {
    let curve = curve(input["curve"])
    return .object([
      "fraction": .numbers((input["t"]?.doubles ?? []).map { curve.fraction(at: $0) })
    ])
  }

  static func orbit(_ input: GoldenValue) -> GoldenValue {
    if let content = input["content"]?.pair, let box = input["box"]?.pair {
      let rect = Rect(origin: .zero, size: box).aspectFit(content)
      return .object([
        "rect": .numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
      ])
    }
    if let requested = input["requested"]?.double {
      let rate = Orbit.seamless(
        near: requested, loopDuration: .seconds(input["loopSeconds"]?.double ?? 0),
        symmetry: input["symmetry"]?.int ?? 1)
      return .object(["turnsPerSecond": .number(rate)])
    }
    let orbit = Orbit(
      phase: input["phase"]?.double ?? 0, turnsPerSecond: input["turnsPerSecond"]?.double ?? 0)
    let phases = (input["times"]?.doubles ?? []).map { orbit.phase(at: .seconds($0)) }
    return .object(["phase": .numbers(phases)])
  }
}
