internal import LayoutCore

/// The answers to what was asked besides the elements, as members of the JSON object: the taps, and
/// whatever else was asked.
struct AnswerRecord {
  let questions: LayoutQuestions
  let scene: LayoutScene
  let stream: ResultStream

  private var layout: any PreparedLayout { scene.layout }
  private var record: ElementRecord { ElementRecord(stream: stream) }

  /// Writes the members, each with a comma in front.
  func write() {
    write("hits", questions.hits) { hit(at: $0) }
    if !questions.snaps.isEmpty { write("snaps", questions.snaps) { snap($0) } }
    if !questions.angles.isEmpty { write("nearest", questions.angles) { nearest(toDegrees: $0) } }
    if !questions.offsets.isEmpty { write("wraps", questions.offsets) { wrap($0) } }
  }

  private func write<Question>(_ key: String, _ questions: [Question], _ answer: (Question) -> Void)
  {
    stream.write(",\"\(key)\":")
    stream.writeArray(questions) { question in
      stream.write("{")
      answer(question)
      stream.write("}")
    }
  }

  /// Where a tap was, what is there, and what it does.
  private func hit(at point: Point) {
    stream.write("\"point\":")
    stream.write(point)
    write(layout.element(at: point, options: questions.hitOptions))
    stream.write(",\"tap\":{\"action\":")
    write(
      layout.tapAction(
        at: point, options: questions.hitOptions, protectsHub: questions.protectsHub))
    stream.write("}")
  }

  private func write(_ element: LayoutAttributes?) {
    stream.write(",\"element\":")
    if let element { record.write(scene.shown(element)) } else { stream.write("null") }
  }

  private func write(_ action: TapAction) {
    switch action {
    case .delete(let path):
      stream.write("\"delete\"")
      record.write(path)
    case .insert(let path):
      stream.write("\"insert\"")
      record.write(path)
    case .activateHub: stream.write("\"activateHub\"")
    }
  }

  private func snap(_ snap: Snap) {
    stream.write("\"proposed\":")
    stream.write(snap.proposed)
    stream.write(",\"velocity\":")
    stream.write(snap.velocity)
    stream.write(",\"target\":")
    stream.write(
      layout.targetContentOffset(
        forProposedContentOffset: snap.proposed, withScrollingVelocity: snap.velocity))
  }

  private func nearest(toDegrees degrees: Double) {
    stream.write("\"degrees\":")
    stream.write(degrees)
    let path = layout.ring?.nearestItem(toAngle: degrees / 360 * 2 * .pi)
    write(path.flatMap(layout.layoutAttributesForItem))
  }

  private func wrap(_ offset: Point) {
    stream.write("\"offset\":")
    stream.write(offset)
    stream.write(",\"wrapped\":")
    stream.write(layout.wrapped(offset))
  }
}

extension PreparedLayout {
  /// The ring that this is, or that is underneath.
  fileprivate var ring: PreparedRing? {
    self as? PreparedRing ?? (self as? PreparedPunch<PreparedRing>)?.base
  }

  /// The offset that endless scrolling goes on from; the same where scrolling has an end.
  fileprivate func wrapped(_ offset: Point) -> Point {
    switch self {
    case let sphere as PreparedSphere: sphere.normalizedContentOffset(offset)
    case let wheel as PreparedWheel: wheel.normalizedContentOffset(offset)
    case let punch as PreparedPunch<PreparedSphere>: punch.base.normalizedContentOffset(offset)
    case let punch as PreparedPunch<PreparedWheel>: punch.base.normalizedContentOffset(offset)
    default: offset
    }
  }
}
