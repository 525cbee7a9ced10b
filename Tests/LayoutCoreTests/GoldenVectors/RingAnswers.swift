import LayoutCore

enum RingAnswers {
  static func ring(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    let ring = input.ring()
    var answer: [String: GoldenValue] = [
      "contentSize": .size(ring.contentSize), "ringCenter": .point(ring.pivot),
      "radius": .number(ring.radius), "ringItemCount": .integer(ring.ringItemCount),
      "itemSize": .size(ring.itemSize), "cells": ring.cells(listedIn: expected),
      "sampled": expected["sampled"] ?? .bool(false),
    ]
    answer["hub"] = ring.overlayHub.map { .element($0) }
    return .object(answer)
  }

  static func concentric(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    func number(_ key: String) -> Double { input[key]?.double ?? 0 }
    let layout = ConcentricLayout(
      innerRadius: number("innerRadius"), itemSize: number("itemSize"),
      minimumInteritemSpacing: number("gap"), minimumRingSpacing: number("ringGap"))
    let rings = layout.prepare(
      LayoutContext(
        size: input.viewSize, itemCount: input["count"]?.int ?? 0,
        layoutDirection: input.direction))
    return .object([
      "rings": .array(
        rings.rings.map {
          .object([
            "radius": .number($0.radius), "capacity": .integer($0.capacity),
            "count": .integer($0.items.count),
          ])
        }),
      "count": .integer(rings.itemCounts[0]), "cells": rings.cells(listedIn: expected),
      "sampled": expected["sampled"] ?? .bool(false),
    ])
  }

  static func queries(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    let ring = input.ring()
    let answers = (expected["queries"]?.array ?? []).map { query -> GoldenValue in
      var items: [Int] = []
      ring.forEachElement(in: query["rect"]?.rect ?? .zero) {
        if $0.category == .cell { items.append($0.indexPath.item) }
      }
      return .object([
        "rect": query["rect"] ?? .null, "count": .integer(items.count),
        "cells": query["cells"] == nil ? .null : .integers(items),
        "first": .integers(Array(items.prefix(5))), "last": .integers(Array(items.suffix(5))),
      ])
    }
    return .object(["queries": .array(answers)])
  }
}
