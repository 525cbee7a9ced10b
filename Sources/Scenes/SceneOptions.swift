public import LayoutCore

/// How a scene looks and moves beyond its layout.
public struct SceneOptions: Sendable {
  /// What happens when.
  ///
  /// Events need not be in order; those at the same time happen in the order in which they stand.
  public var script: [SceneEvent]
  /// A hub for layouts that have none: the GIF's place in the middle of the view.
  ///
  /// A layout with a hub of its own keeps that.
  public var overlayHub: OverlayHub?
  /// How the layout turns as time passes; nil leaves it as it is.
  ///
  /// Rings turn in the plane. Spheres and wheels turn by scrolling, a revolution a turn: even spheres
  /// about the upright axis, the others about the level one. Other layouts don't turn.
  public var orbit: Orbit?
  /// Whether the orbit is changed a little so that it fits into ``RingScene/loopDuration``; see
  /// ``SeamlessLoop``.
  public var isSeamless: Bool
  /// How far the content is scrolled at first, in points; nil is one page for spheres and wheels, as in
  /// seed 004, and nothing for all others.
  public var contentOffset: Point?
  /// Which way lines run.
  public var layoutDirection: LayoutDirection
  /// How long insertions and deletions take.
  public var transitionDuration: Duration
  /// How they are spread over that time; scrolls too.
  public var transitionCurve: TimingCurve
  /// The way that cells take.
  public var transitionPath: TransitionPath
  /// Whether a tap on a hub that is a cell plays or pauses the GIF; else it deletes that cell.
  public var protectsHub: Bool

  /// Makes options; as they stand, nothing happens.
  public init(
    script: [SceneEvent] = [], overlayHub: OverlayHub? = nil, orbit: Orbit? = nil,
    isSeamless: Bool = false, contentOffset: Point? = nil,
    layoutDirection: LayoutDirection = .leftToRight,
    transitionDuration: Duration = LayoutTransition.defaultDuration,
    transitionCurve: TimingCurve = .easeInOut, transitionPath: TransitionPath = .straight,
    protectsHub: Bool = true
  ) {
    self.script = script
    self.overlayHub = overlayHub
    self.orbit = orbit
    self.isSeamless = isSeamless
    self.contentOffset = contentOffset
    self.layoutDirection = layoutDirection
    self.transitionDuration = transitionDuration
    self.transitionCurve = transitionCurve
    self.transitionPath = transitionPath
    self.protectsHub = protectsHub
  }
}

/// A hub that a scene puts into the middle of the view.
public struct OverlayHub: Hashable, Sendable {
  /// The size in points; the GIF is fitted into it.
  public var size: Size
  /// The layer: at 0, cells in front of the middle of a sphere hide the hub, and it those behind; at
  /// −1, all cells lie on it.
  public var zIndex: Int

  /// Makes a hub.
  public init(size: Size, zIndex: Int = 0) {
    self.size = size
    self.zIndex = zIndex
  }
}

extension LayoutAttributes {
  /// A scene's own hub in the middle of a view.
  package init(_ hub: OverlayHub, in view: Size) {
    self.init(
      .supplementary(.hub), at: LayoutIndexPath(item: 0, section: 0),
      center: Rect(origin: .zero, size: view).center, size: hub.size)
    zIndex = hub.zIndex
    isHub = true
  }
}
