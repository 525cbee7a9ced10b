/// What a finished tap asks for (seed 000: a hit deletes, a miss inserts).
public enum TapAction: Hashable, Sendable {
  /// A cell was hit: it goes.
  case delete(LayoutIndexPath)
  /// No cell was hit: a new one comes at the given place.
  case insert(LayoutIndexPath)
  /// The cell that is the ring's hub was hit: it plays or pauses rather than goes.
  case activateHub

  /// The change of items that the action stands for; nil for the hub.
  public var update: LayoutUpdate? {
    switch self {
    case .delete(let path): LayoutUpdate(deletes: [path])
    case .insert(let path): LayoutUpdate(inserts: [path])
    case .activateHub: nil
    }
  }
}

extension PreparedLayout {
  /// What a tap that ended at `point` asks for.
  ///
  /// Only cells are hit, so a tap on an overlay hub (seed 000's GIF) is a miss. New items come at
  /// index 0, at 1 where item 0 is the hub, which an insertion must not replace.
  ///
  /// - Parameters:
  ///   - point: where the finger was lifted, in content coordinates.
  ///   - options: what counts as a hit; other elements than cells never do.
  ///   - protectsHub: whether a tap on a hub that is a cell activates it; else it deletes it (as
  ///     seed 000's rule applied to seed 003 would).
  public func tapAction(
    at point: Point, options: HitOptions = HitOptions(), protectsHub: Bool = true
  ) -> TapAction {
    var options = options
    options.cellsOnly = true
    guard let hit = topmostElement(at: point, options: options)?.indexPath else {
      return .insert(LayoutIndexPath(item: hubIndexPath == nil ? 0 : 1, section: 0))
    }
    return hit == hubIndexPath && protectsHub ? .activateHub : .delete(hit)
  }
}
