extension LayoutSession {
  /// Inserts, deletes and moves items, with a transition from what is on the screen at `time`.
  ///
  /// - Throws: ``LayoutError/invalidUpdate(_:)`` if the update doesn't fit the items; nothing has
  ///   changed then.
  public mutating func performBatchUpdates(
    _ update: LayoutUpdate, at time: Duration = .zero, curve: TimingCurve = .easeInOut,
    path: TransitionPath = .straight, duration: Duration = LayoutTransition.defaultDuration
  ) throws(LayoutError) {
    var next = self
    let old = next.layoutIfNeeded()
    next.setItemCounts(try update.itemCounts(after: old.itemCounts))
    let new = next.layoutIfNeeded()
    if let transition, time < transition.endTime {
      next.transition = try LayoutTransition(
        interrupting: transition, to: new, update: update, curve: curve, path: path,
        startTime: time, duration: duration)
    } else {
      next.transition = try LayoutTransition(
        from: old, to: new, update: update, curve: curve, path: path, startTime: time,
        duration: duration)
    }
    self = next
  }

  /// Does what a finished tap asks for (seed 000): a hit deletes, a miss inserts, the hub is
  /// activated.
  ///
  /// Cells are hit where they are after the running transition, as in UIKit.
  ///
  /// - Parameters:
  ///   - point: where the finger was lifted, in content coordinates.
  ///   - time: when that was, by the view's clock.
  ///   - options: what counts as a hit; other elements than cells never do.
  ///   - protectsHub: whether a hub that is a cell is activated rather than deleted.
  /// - Returns: what was done.
  /// - Throws: ``LayoutError/invalidUpdate(_:)`` if there is no section to insert into.
  @discardableResult
  public mutating func tap(
    at point: Point, time: Duration = .zero, options: HitOptions = HitOptions(),
    protectsHub: Bool = true
  ) throws(LayoutError) -> TapAction {
    let action = layoutIfNeeded().advanced(to: time)
      .tapAction(at: point, options: options, protectsHub: protectsHub)
    if let update = action.update { try performBatchUpdates(update, at: time) }
    return action
  }

  /// The elements in the bounds at `time`: while a transition runs, all that it shows there.
  ///
  /// - Complexity: that of a query of the bounds; O(n) while a transition runs.
  public mutating func visibleElements(at time: Duration) -> [LayoutAttributes] {
    guard let transition, time < transition.endTime else {
      return layoutIfNeeded().advanced(to: time).layoutAttributesForElements(in: bounds)
    }
    var elements: [LayoutAttributes] = []
    transition.forEachElement(at: time) { element in
      if element.attributes.visualBounds?.overlaps(bounds) == true {
        elements.append(element.attributes)
      }
    }
    return elements
  }
}
