extension LayoutTransition {
  /// Visits every element with both its ends.
  func forEachLeg(
    from: any PreparedLayout, to: any PreparedLayout, _ body: (borrowing TransitionLeg) -> Void
  ) {
    for leg in interrupted.leaving { body(leg) }
    forEachDeletedItem(from: from, body)
    update.forEachItem { old, new in
      guard let end = to.layoutAttributesForItem(at: new) else { return }
      let start =
        old.flatMap { self.start(of: $0, in: from) }
        ?? to.initialLayoutAttributes(forAppearingItemAt: new)
      body(
        TransitionLeg(
          phase: old == nil ? .insert : .move, old: old, new: new, start: start ?? end, end: end))
    }
    forEachSupplementaryLeg(from: from, to: to, body)
  }

  private func forEachDeletedItem(
    from: any PreparedLayout, _ body: (borrowing TransitionLeg) -> Void
  ) {
    for old in update.deletes {
      guard let start = start(of: old, in: from),
        let end = from.finalLayoutAttributes(forDisappearingItemAt: old)
      else { continue }
      body(TransitionLeg(phase: .delete, old: old, new: nil, start: start, end: end))
    }
  }

  /// Supplementary and decoration views that both layouts have move, the others fade in or out in place.
  private func forEachSupplementaryLeg(
    from: any PreparedLayout, to: any PreparedLayout, _ body: (borrowing TransitionLeg) -> Void
  ) {
    from.forEachSupplementaryElement { element in
      guard to.layoutAttributes(of: element.id) == nil else { return }
      let start = interrupted.starts[element.id] ?? copy element
      body(
        TransitionLeg(
          phase: .delete, old: element.indexPath, new: nil, start: start,
          end: element.transparent))
    }
    to.forEachSupplementaryElement { element in
      let old = interrupted.starts[element.id] ?? from.layoutAttributes(of: element.id)
      body(
        TransitionLeg(
          phase: old == nil ? .insert : .move, old: old?.indexPath, new: element.indexPath,
          start: old ?? element.transparent, end: copy element))
    }
  }

  private func start(
    of path: LayoutIndexPath, in from: any PreparedLayout
  ) -> LayoutAttributes? {
    if !interrupted.starts.isEmpty,
      let start = interrupted.starts[LayoutAttributes.ID(category: .cell, indexPath: path)]
    {
      return start
    }
    return from.layoutAttributesForItem(at: path)
  }
}

/// What a transition showed when another began.
struct InterruptedElements: Sendable {
  /// The elements that stay, by their places in the layout that the interrupted transition led to.
  var starts: [LayoutAttributes.ID: LayoutAttributes] = [:]
  /// The elements that were going, from where they were.
  var leaving: [TransitionLeg] = []

  init() {}

  init(of running: LayoutTransition, at time: Duration) {
    let (from, to) = (running.from.advanced(to: time), running.to.advanced(to: time))
    let mixer = running.mixer(progress: running.progress(at: time), pivot: to.pivot)
    let isOver = running.progress(at: time) == 1
    running.forEachLeg(from: from, to: to) { leg in
      let shown = mixer.mix(leg.start, leg.end)
      if let new = leg.new {
        starts[LayoutAttributes.ID(category: shown.category, indexPath: new)] = shown
      } else if !isOver {
        leaving.append(
          TransitionLeg(phase: .delete, old: leg.old, new: nil, start: shown, end: leg.end))
      }
    }
  }
}

extension PreparedLayout {
  /// The attributes of any element; nil if the layout doesn't have it.
  func layoutAttributes(of id: LayoutAttributes.ID) -> LayoutAttributes? {
    switch id.category {
    case .cell: layoutAttributesForItem(at: id.indexPath)
    case .supplementary(let kind):
      layoutAttributesForSupplementaryView(ofKind: kind, at: id.indexPath)
    case .decoration(let kind):
      layoutAttributesForDecorationView(ofKind: kind, at: id.indexPath)
    }
  }
}
