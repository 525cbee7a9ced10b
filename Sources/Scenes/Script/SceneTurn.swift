internal import LayoutCore

/// The change from one stretch of a scene to the next: what an event does.
struct SceneTurn {
  private(set) var chapter: SceneChapter
  /// The number of the next item that comes.
  private var nextItem: Int
  private let options: SceneOptions

  init(chapter: SceneChapter, nextItem: Int, options: SceneOptions) {
    (self.chapter, self.nextItem, self.options) = (chapter, nextItem, options)
  }

  mutating func take(_ event: SceneEvent) throws(LayoutError) {
    let time = event.time
    switch event.action {
    case .tap(let point): try tap(point, at: time)
    case .insert(let path): try update(LayoutUpdate(inserts: [path]), at: time)
    case .delete(let path): try update(LayoutUpdate(deletes: [path]), at: time)
    case .update(let update): try self.update(update, at: time)
    case .orbit(let rate): try orbit(rate, at: time)
    case .scroll(let target, let duration): try scroll(to: target, over: duration, at: time)
    case .togglePlayback: togglePlayback(at: time)
    }
  }

  private mutating func tap(_ point: Point, at time: Duration) throws(LayoutError) {
    let action = chapter.layout.advanced(to: time)
      .tapAction(at: point, protectsHub: options.protectsHub)
    if let update = action.update {
      try self.update(update, at: time)
    } else {
      togglePlayback(at: time)
    }
  }

  private mutating func togglePlayback(at time: Duration) {
    chapter.start = time
    chapter.hubClock.toggle(at: time)
  }

  /// Turns on from where the layout is now at another rate.
  private mutating func orbit(_ rate: Double, at time: Duration) throws(LayoutError) {
    var motion = chapter.layout.motion
    let rate = rate.isFinite ? rate : 0
    let turned = Orbit(turnsPerSecond: rate).phase(at: time)
    motion.orbit = Orbit(
      phase: motion.orbit.phase(at: time) - turned, turnsPerSecond: rate)
    try move(motion, at: time)
  }

  private mutating func scroll(
    to target: Point, over duration: Duration, at time: Duration
  ) throws(LayoutError) {
    var motion = chapter.layout.motion
    let target = chapter.layout.advanced(to: time)
      .targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: .zero)
    motion.scroll = Scroll(
      from: motion.scroll.offset(at: time), to: target, start: time,
      duration: duration.asLength, curve: options.transitionCurve)
    try move(motion, at: time)
  }

  /// Goes on in the same order with another motion; a transition takes the rest of its time.
  private mutating func move(_ motion: ViewMotion, at time: Duration) throws(LayoutError) {
    let layout = ViewLayout(
      chapter.layout.layout, itemCounts: chapter.layout.itemCounts, motion: motion,
      hub: options.overlayHub, at: time)
    if let running = chapter.transition, time < running.endTime {
      chapter.transition = try LayoutTransition(
        interrupting: running, to: layout, curve: running.curve, path: running.path,
        startTime: time, duration: running.endTime - time)
    } else {
      endTransition()
    }
    chapter.layout = layout
    chapter.start = time
  }

  private mutating func endTransition() {
    chapter.transition = nil
    chapter.departing = []
  }
}

extension SceneTurn {
  private mutating func update(_ update: LayoutUpdate, at time: Duration) throws(LayoutError) {
    let old = chapter.layout
    let layout = ViewLayout(
      old.layout, itemCounts: try update.itemCounts(after: old.itemCounts), motion: old.motion,
      hub: options.overlayHub, at: time)
    let leaving = update.deletes.sorted().filter { old.layoutAttributesForItem(at: $0) != nil }
      .map { chapter.items[$0.section][$0.item] }
    let duration = options.transitionDuration.asLength
    if let running = chapter.transition, time < running.endTime {
      chapter.transition = try LayoutTransition(
        interrupting: running, to: layout, update: update, curve: options.transitionCurve,
        path: options.transitionPath, startTime: time, duration: duration)
      chapter.departing += leaving
    } else {
      chapter.transition = try LayoutTransition(
        from: old, to: layout, update: update, curve: options.transitionCurve,
        path: options.transitionPath, startTime: time, duration: duration)
      chapter.departing = leaving
    }
    chapter.layout = layout
    chapter.start = time
    rearrangeItems(update)
  }

  /// Moves the items' numbers as the update moves the items.
  private mutating func rearrangeItems(_ update: LayoutUpdate) {
    var items = chapter.items
    var placed = update.moves.map { ($0.target, items[$0.source.section][$0.source.item]) }
    for path in update.inserts.sorted() {
      placed.append((path, nextItem))
      nextItem += 1
    }
    for path in (update.deletes + update.moves.map(\.source)).sorted().reversed() {
      items[path.section].remove(at: path.item)
    }
    for (path, item) in placed.sorted(by: { $0.0 < $1.0 }) {
      items[path.section].insert(item, at: path.item)
    }
    chapter.items = items
  }
}

extension Duration {
  /// The time, from 0 to the longest that an event takes.
  var asLength: Duration { min(max(.zero, self), SceneLimits.latest) }
}
