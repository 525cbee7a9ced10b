extension LayoutTransition {
  /// Visits every element with both its ends as they are at `time`; nil where they stand still.
  func forEachLeg(at time: Duration?, _ body: LegVisitor) {
    guard let time else { return forEachLeg(from: from, to: to, body) }
    forEachLeg(from: from.advanced(to: time), to: to.advanced(to: time), body)
  }

  func forEachLeg(
    from: any PreparedLayout, to: any PreparedLayout, _ body: LegVisitor
  ) {
    for element in interrupted.leaving { body(element.leg, element.start, element.end) }
    forEachDeletedItem(from: from, body)
    update.forEachItem { old, new in
      guard let end = to.layoutAttributesForItem(at: new) else { return }
      if let old, let start = start(of: old, in: from) {
        body(.moving(old, to: new), start, end)
      } else if let start = to.initialLayoutAttributes(forAppearingItemAt: new) {
        body(.inserting(new), start, end)
      }
    }
    forEachSupplementaryLeg(from: from, to: to, body)
  }

  private func forEachDeletedItem(from: any PreparedLayout, _ body: LegVisitor) {
    for old in update.deletes {
      guard let start = start(of: old, in: from),
        let end = from.finalLayoutAttributes(forDisappearingItemAt: old)
      else { continue }
      body(.deleting(old), start, end)
    }
  }

  /// Supplementary and decoration views that both layouts have move, the others fade in or out in
  /// place.
  private func forEachSupplementaryLeg(
    from: any PreparedLayout, to: any PreparedLayout, _ body: LegVisitor
  ) {
    from.forEachSupplementaryElement { element in
      guard to.layoutAttributes(of: element.id) == nil else { return }
      let start = interrupted.starts[element.id] ?? copy element
      body(.deleting(element.indexPath), start, element.transparent)
    }
    to.forEachSupplementaryElement { element in
      let old = interrupted.starts[element.id] ?? from.layoutAttributes(of: element.id)
      if let old {
        body(.moving(old.indexPath, to: element.indexPath), old, element)
      } else {
        body(.inserting(element.indexPath), element.transparent, element)
      }
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
  var leaving: [KeptLeg] = []

  var isEmpty: Bool { starts.isEmpty && leaving.isEmpty }

  init() {}

  init(of running: LayoutTransition, at time: Duration) {
    let progress = running.progress(at: time)
    let mixer = running.mixer(progress: progress)
    running.forEachLeg(at: time) { leg, start, end in
      let shown = mixer.mix(start, end)
      if let new = leg.new {
        starts[LayoutAttributes.ID(category: shown.category, indexPath: new)] = shown
      } else if progress < 1 {
        leaving.append(KeptLeg(leg: leg, start: shown, end: copy end))
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
