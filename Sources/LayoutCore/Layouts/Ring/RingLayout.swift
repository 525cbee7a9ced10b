/// Items evenly spaced on a circle or an arc, with or without a hub in the middle.
///
/// The seeds' three rings are the presets ``circle``, ``photoCircle`` and ``hubAndRing``, with
/// their literal numbers. Like them it has one section: the items of the first are placed, others
/// ignored. The content is as large as the view, so nothing scrolls.
public struct RingLayout: CollectionLayout, Hashable {
  /// How far the items' centers are from the middle.
  public var radius: Radius
  /// How large the items are.
  public var itemSize: ItemSize
  /// What is in the middle.
  public var hub: Hub
  /// Where the first place is, in radians clockwise from 3 o'clock.
  public var startAngle: Double
  /// How far the arc runs, in radians from the start; nil, or a whole turn and more, is the full
  /// circle.
  ///
  /// On an arc both ends are used: n items leave n − 1 gaps, and a single item sits at the start.
  public var sweep: Double?
  /// Whether item numbers grow clockwise on the screen.
  public var isClockwise: Bool
  /// Which way items look.
  public var orientation: Orientation
  /// How the ring turns in time.
  public var orbit: Orbit

  /// Makes a ring.
  ///
  /// As it stands it fits the view with items of 70 points, starts at 3 o'clock and runs clockwise.
  public init(
    radius: Radius = .inscribed, itemSize: ItemSize = .fixed(Size(square: 70)), hub: Hub = .none,
    startAngle: Double = 0, sweep: Double? = nil, isClockwise: Bool = true,
    orientation: Orientation = .upright, orbit: Orbit = .still
  ) {
    self.radius = radius
    self.itemSize = itemSize
    self.hub = hub
    self.startAngle = startAngle
    self.sweep = sweep
    self.isClockwise = isClockwise
    self.orientation = orientation
    self.orbit = orbit
  }
}

extension RingLayout {
  /// How far the items' centers are from the middle; never less than 0.
  public enum Radius: Hashable, Sendable {
    /// The view's shorter side divided by a number (seed 000: 2.5, seed 003: 3.4); 0 where the
    /// divisor is not above 0.
    case fraction(divisor: Double)
    /// Half the view's shorter side, less a number of points (seed 001: 50).
    case inset(Double)
    /// A number of points.
    case absolute(Double)
    /// As large as keeps every upright item inside the view: seed 000's own radius cuts 3 points
    /// off.
    case inscribed
  }

  /// How large the items on the circle are.
  public enum ItemSize: Hashable, Sendable {
    /// The same whatever their number (seeds 000 and 001); many of them overlap.
    case fixed(Size)
    /// As large as neighbors allow (seed 003): circles touch, or leave `gap` points; `squares` are
    /// small enough to turn without touching. At most `maximum` points wide, the radius where that
    /// is nil.
    case tangent(gap: Double = 0, maximum: Double? = nil, squares: Bool = false)
  }

  /// What is in the middle of the ring.
  public enum Hub: Hashable, Sendable {
    /// Nothing.
    case none
    /// A supplementary view of kind ``ElementKind/hub`` (seed 000's GIF): no item, not hit by taps,
    /// not deleted. `fitsRing` shrinks it, in proportion, into the disc that the items leave free.
    case overlay(Size, zIndex: Int = -1, fitsRing: Bool = false)
    /// Item 0 (seed 003), of the given size, or as wide as the radius.
    case firstItem(Size? = nil)
  }

  /// Which way items look.
  public enum Orientation: String, Hashable, Sendable {
    /// Not turned, wherever they are.
    case upright
    /// Their top points away from the middle.
    case outward
    /// Their top points to the middle.
    case inward
  }

  /// Seed 000: radius a 2.5th of the shorter side, items of 70 points, a GIF of 350 behind them.
  public static let circle = RingLayout(
    radius: .fraction(divisor: 2.5), hub: .overlay(Size(square: 350)))

  /// Seed 001: photos of 100 points, 50 points inside the edge.
  public static let photoCircle = RingLayout(
    radius: .inset(50), itemSize: .fixed(Size(square: 100)))

  /// Seed 003: item 0 is the hub; the others touch each other and, up to seven items in all, the
  /// hub.
  public static let hubAndRing = RingLayout(
    radius: .fraction(divisor: 3.4), itemSize: .tangent(), hub: .firstItem())

  /// Works out the ring: center, radius, sizes.
  ///
  /// No place is stored.
  ///
  /// - Complexity: O(1).
  public func prepare(_ context: LayoutContext) -> PreparedRing {
    PreparedRing(self, context)
  }
}
