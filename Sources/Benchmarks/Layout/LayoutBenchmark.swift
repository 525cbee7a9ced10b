internal import LayoutCore

/// Prints what the layout core costs as its items grow: `swift run -c release Benchmarks layout`.
///
/// Each figure stands beside its goal at a million cells; queries are medians over places all
/// around.
struct LayoutBenchmark {
  /// One kind of question.
  private struct Row {
    let name: String
    /// The most microseconds that it may take with a million items.
    let goal: Double
    /// Makes the question for a number of items; the median of its times counts.
    let prepare: (Int) -> (_ round: Int) -> Void
    /// The numbers of items to try.
    var counts = [1_000, 30_000, 1_000_000]
  }

  /// Prints the table.
  static func run() {
    print("name".padded(to: 44) + "      items   median µs     goal µs")
    for row in rows {
      for count in row.counts {
        let time = median(of: row, count: count)
        let isLast = count == row.counts.last
        print(
          row.name.padded(to: 44) + pad("\(count)", 11) + pad(digits(time), 12)
            + (isLast ? pad(digits(row.goal), 12) : "")
            + (isLast && time > row.goal ? "  missed" : ""))
      }
    }
  }

  /// The median over rounds so short, if the question is, that the system seldom interrupts one.
  private static func median(of row: Row, count: Int) -> Double {
    let question = row.prepare(count)
    question(0)
    let estimate = microseconds(for: 5, of: question)
    let repetitions = Int(min(max(1, 500 / estimate), 1_000))
    let rounds = estimate > 10_000 ? 5 : 101
    let times = (0..<rounds).map { _ in microseconds(for: repetitions, of: question) }
    return times.sorted()[rounds / 2]
  }

  private static func microseconds(for repetitions: Int, of question: (Int) -> Void) -> Double {
    let start = ContinuousClock.now
    for round in 0..<repetitions { question(round) }
    return (ContinuousClock.now - start) / .microseconds(repetitions)
  }

  private static var rows: [Row] {
    [
      Row(name: "ring: prepare", goal: 1, prepare: ringPreparation),
      Row(name: "ring: one item", goal: 1, prepare: ringItem),
      Row(name: "ring: query that misses", goal: 3, prepare: { ringQuery($0, missing: true) }),
      Row(
        name: "ring: query of about 15 hits", goal: 3, prepare: { ringQuery($0, missing: false) }),
      Row(name: "ring: topmost cell at a point", goal: 200, prepare: ringHit),
      Row(name: "ring: all cells, visited", goal: 100_000, prepare: ringVisit),
      Row(name: "flow, one size: prepare", goal: 2, prepare: flowPreparation),
      Row(name: "flow, one size: query of about 40 hits", goal: 2, prepare: flowQuery),
      Row(
        name: "flow, mixed sizes: prepare", goal: 100_000, prepare: mixedPreparation),
      Row(name: "flow, mixed sizes: query of about 40 hits", goal: 2, prepare: mixedQuery),
      Row(
        name: "flow, sections of 12: query of a screen", goal: 2, prepare: sectionQuery,
        counts: [1_200, 1_200_000]),
      Row(
        name: "transition: one frame", goal: 100, prepare: { transitionFrame($0, .circle) },
        counts: [1_001]),
      Row(
        name: "transition of a ring that turns: one frame", goal: 100,
        prepare: { transitionFrame($0, turning) }, counts: [1_001]),
      Row(name: "sphere: all cells and corners", goal: 10, prepare: sphereFrame, counts: [30]),
    ]
  }
}

extension LayoutBenchmark {
  private static let view = Size(width: 768, height: 1_024)

  private static func context(_ count: Int) -> LayoutContext {
    LayoutContext(size: view, itemCount: count)
  }

  private static func ringPreparation(_ count: Int) -> (Int) -> Void {
    { round in
      let ring = RingLayout.hubAndRing.prepare(context(count + round % 2))
      keep(ring.radius)
    }
  }

  private static func ringItem(_ count: Int) -> (Int) -> Void {
    let ring = RingLayout.hubAndRing.prepare(context(count))
    return { round in
      let path = LayoutIndexPath(item: (round * 7_919) % count, section: 0)
      keep(ring.layoutAttributesForItem(at: path)?.center.x ?? 0)
    }
  }

  private static func ringQuery(_ count: Int, missing: Bool) -> (Int) -> Void {
    let ring = RingLayout.hubAndRing.prepare(context(count))
    let extent = missing ? 5 : 13 * ring.itemSize.width
    let rects = centers(of: ring, count: count).map { center in
      missing
        ? Rect(x: center.x / 8, y: center.y / 8, width: extent, height: extent)
        : Rect(center: center, size: Size(square: extent))
    }
    return { round in
      var hits = 0
      ring.forEachElement(in: rects[round % rects.count]) { _ in hits += 1 }
      keep(Double(hits))
    }
  }

  private static func ringHit(_ count: Int) -> (Int) -> Void {
    let ring = RingLayout.hubAndRing.prepare(context(count))
    let points = centers(of: ring, count: count)
    return { round in
      keep(Double(ring.indexPathForItem(at: points[round % points.count])?.item ?? 0))
    }
  }

  private static func centers(of ring: PreparedRing, count: Int) -> [Point] {
    (0..<100).compactMap {
      ring.layoutAttributesForItem(
        at: LayoutIndexPath(item: 1 + ($0 * count / 100 + $0) % (count - 1), section: 0))?.center
    }
  }

  private static func ringVisit(_ count: Int) -> (Int) -> Void {
    let ring = RingLayout.hubAndRing.prepare(context(count))
    return { _ in
      var sum = 0.0
      ring.forEachElement { sum += $0.center.x }
      keep(sum)
    }
  }
}

extension LayoutBenchmark {
  private static func flowPreparation(_ count: Int) -> (Int) -> Void {
    { round in keep(FlowLayout.grid.prepare(context(count + round % 2)).contentSize.height) }
  }

  private static func flowQuery(_ count: Int) -> (Int) -> Void {
    flowQuery(FlowLayout.grid.prepare(context(count)), height: 180)
  }

  private static func flowQuery(_ flow: PreparedFlow, height: Double) -> (Int) -> Void {
    let length = flow.contentSize.height
    return { round in
      let top = length * Double((round * 37) % 101) / 101
      var hits = 0
      flow.forEachElement(in: Rect(x: 0, y: top, width: view.width, height: height)) { _ in
        hits += 1
      }
      keep(Double(hits))
    }
  }

  private static func mixed(_ count: Int) -> FlowLayout {
    var layout = FlowLayout.grid
    layout.section.itemSizes = (0..<count).map {
      Size(width: 30 + Double($0 * 7 % 50), height: 30 + Double($0 * 13 % 40))
    }
    return layout
  }

  private static func mixedPreparation(_ count: Int) -> (Int) -> Void {
    let layout = mixed(count)
    return { _ in keep(layout.prepare(context(count)).contentSize.height) }
  }

  private static func mixedQuery(_ count: Int) -> (Int) -> Void {
    flowQuery(mixed(count).prepare(context(count)), height: 190)
  }

  private static func sectionQuery(_ count: Int) -> (Int) -> Void {
    let counts = Array(repeating: 12, count: count / 12)
    let flow = FlowLayout.grid.prepare(
      LayoutContext(bounds: Rect(origin: .zero, size: view), itemCounts: counts))
    return flowQuery(flow, height: 400)
  }

  private static var turning: RingLayout {
    var ring = RingLayout.circle
    ring.orbit = Orbit(turnsPerSecond: 0.1)
    return ring
  }

  private static func transitionFrame(_ count: Int, _ layout: RingLayout) -> (Int) -> Void {
    let update = LayoutUpdate(inserts: [LayoutIndexPath(item: 0, section: 0)])
    let transition = try? LayoutTransition(
      from: layout.prepare(context(count - 1)), to: layout.prepare(context(count)),
      update: update)
    return { round in
      var sum = 0.0
      transition?.forEachElement(at: .milliseconds(1 + round % 298)) {
        sum += $0.attributes.center.x
      }
      keep(sum)
    }
  }

  private static func sphereFrame(_ count: Int) -> (Int) -> Void {
    let layout = SphereLayout(mode: .corrected)
    return { round in
      let offset = Point(x: 320, y: 400 + Double(round))
      let sphere = layout.prepare(
        LayoutContext(
          bounds: Rect(origin: offset, size: Size(width: 320, height: 400)),
          itemCounts: [count]))
      var sum = 0.0
      sphere.forEachElement(in: .everything) { sum += $0.center.x }
      keep(sum)
    }
  }
}

/// Keeps the optimizer from leaving work out.
@inline(never)
private func keep(_ value: Double) {
  if value == -.pi { print(value) }
}

/// A number of microseconds with four digits that count.
private func digits(_ value: Double) -> String {
  if value >= 1_000 { return "\(Int(value.rounded()))" }
  let scale = value >= 100 ? 10.0 : value >= 10 ? 100 : 1_000
  return "\((value * scale).rounded() / scale)"
}
