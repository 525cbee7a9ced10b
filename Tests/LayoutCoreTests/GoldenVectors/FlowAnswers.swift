import LayoutCore

enum FlowAnswers {
  static func flow(_ input: GoldenValue, _ expected: GoldenValue) -> GoldenValue {
    let flow = input.flow()
    let all = flow.allElements
    var elements = all
    if expected["sampled"]?.bool == true {
      let byName = Dictionary(uniqueKeysWithValues: all.map { (name(of: $0), $0) })
      elements = (expected["elements"]?.array ?? []).compactMap { byName[name(of: $0)] }
    }
    return .object([
      "contentSize": .size(flow.contentSize), "sectionStarts": .numbers(flow.sectionStarts),
      "elementCount": .integer(all.count), "sampled": expected["sampled"] ?? .bool(false),
      "elements": .array(elements.map { .element($0) }),
      "queries": .array((expected["queries"]?.array ?? []).map { answer($0, in: flow) }),
    ])
  }

  private static func answer(_ query: GoldenValue, in flow: PreparedFlow) -> GoldenValue {
    let hits = flow.layoutAttributesForElements(in: query["rect"]?.rect ?? .zero)
    return .object([
      "rect": query["rect"] ?? .null, "count": .integer(hits.count),
      // The suite lists no more than 40 of them.
      "hits": .array(hits.prefix(40).map { .hit($0) }),
    ])
  }

  private static func name(of element: LayoutAttributes) -> [String] {
    [
      element.elementKind?.rawValue ?? "cell", "\(element.indexPath.section)",
      "\(element.indexPath.item)",
    ]
  }

  private static func name(of element: GoldenValue) -> [String] {
    [
      element["kind"]?.string ?? "", "\(element["section"]?.int ?? 0)",
      "\(element["item"]?.int ?? 0)",
    ]
  }

  static func punch(_ input: GoldenValue) -> GoldenValue {
    if let centers = input["centers"]?.doubles {
      let zooms = centers.map {
        PreparedPunch<PreparedFlow>.zoom(
          centerX: $0, offsetX: input["offset"]?.double ?? 0,
          boundsWidth: input["boundsWidth"]?.double ?? 0)
      }
      return .object(["zoom": .numbers(zooms)])
    }
    let offset = input["contentOffset"]?.place ?? .zero
    let punch = punch(input["flow"] ?? .null, offset: offset)
    if let proposed = input["proposed"]?.place {
      let target = punch.targetContentOffset(
        forProposedContentOffset: proposed,
        withScrollingVelocity: input["velocity"]?.place ?? .zero)
      return .object(["target": .point(target)])
    }
    return zooms(punch)
  }

  private static func punch(_ flow: GoldenValue, offset: Point) -> PreparedPunch<PreparedFlow> {
    let sections = flow["sections"]?.array ?? []
    let base = FlowLayout(
      scrollDirection: flow["scrollDirection"]?.string == "horizontal" ? .horizontal : .vertical,
      sections: sections.map(\.flowSection))
    return PunchLayout(base).prepare(
      LayoutContext(
        bounds: Rect(origin: offset, size: flow.viewSize),
        itemCounts: sections.map { $0["count"]?.int ?? 0 }, layoutDirection: flow.direction))
  }

  private static func zooms(_ punch: PreparedPunch<PreparedFlow>) -> GoldenValue {
    let all = punch.allElements
    let hasSections = punch.itemCounts.count > 1
    let zooms = all.filter { $0.category == .cell }.map { cell -> GoldenValue in
      let item = GoldenValue.integer(cell.indexPath.item)
      let zoom = GoldenValue.number(cell.transform3D.m11)
      return .array(hasSections ? [.integer(cell.indexPath.section), item, zoom] : [item, zoom])
    }
    let others = all.filter { $0.category != .cell && $0.transform3D.isIdentity }
    guard !others.isEmpty else { return .object(["zoom": .array(zooms)]) }
    return .object([
      "zoom": .array(zooms), "untransformed": .array(others.map { GoldenValue.kind(of: $0) }),
    ])
  }

  static func waterfall(_ input: GoldenValue) -> GoldenValue {
    let layout = WaterfallLayout(
      columnCount: input["columns"]?.int ?? 2,
      itemHeights: (input["heights"]?.array ?? []).map { $0.double ?? 0 },
      inset: input["inset"]?.insets ?? .zero,
      minimumInteritemSpacing: input["interitem"]?.double ?? 10,
      minimumLineSpacing: input["line"]?.double ?? 10)
    let waterfall = layout.prepare(
      LayoutContext(
        size: input.viewSize, itemCount: input["count"]?.int ?? 0,
        layoutDirection: input.direction))
    return .object([
      "contentSize": .size(waterfall.contentSize),
      "columnWidth": .number(waterfall.columnWidth),
      "cells": .array(waterfall.allElements.map { .element($0) }),
    ])
  }
}

extension GoldenValue {
  /// An element's name as the suites write hits.
  static func hit(_ element: LayoutAttributes) -> GoldenValue {
    .array([
      kind(of: element), .integer(element.indexPath.section), .integer(element.indexPath.item),
    ])
  }
}
