/// Items of one size on several rings around a middle, each ring as full as it can be.
///
/// None of the seeds asks for it; users of circular layouts do (`circle` and `concentric` of graph
/// libraries). One section; the content is as large as the view.
public struct ConcentricLayout: CollectionLayout, Hashable {
  /// The distance of the innermost items' centers from the middle, in points; 0 puts one item
  /// there.
  public var innerRadius: Double
  /// The items' width and height, in points.
  public var itemSize: Double
  /// The least distance between neighbors on a ring, in points.
  public var minimumInteritemSpacing: Double
  /// The distance between the items of one ring and of the next, in points.
  public var minimumRingSpacing: Double
  /// Where the first item of every ring is, in radians clockwise from 3 o'clock.
  public var startAngle: Double
  /// Whether item numbers grow clockwise on the screen.
  public var isClockwise: Bool

  /// The most rings that are filled; the last one takes all items that are left.
  public static let ringLimit = 1 << 20

  /// Makes the layout; as it stands, one item of 70 points is in the middle.
  public init(
    innerRadius: Double = 0, itemSize: Double = 70, minimumInteritemSpacing: Double = 10,
    minimumRingSpacing: Double = 10, startAngle: Double = 0, isClockwise: Bool = true
  ) {
    self.innerRadius = innerRadius
    self.itemSize = itemSize
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumRingSpacing = minimumRingSpacing
    self.startAngle = startAngle
    self.isClockwise = isClockwise
  }

  /// Works out how many items each ring takes.
  ///
  /// - Complexity: O(rings), about the square root of the number of items.
  public func prepare(_ context: LayoutContext) -> PreparedConcentric {
    PreparedConcentric(self, context)
  }

  /// How many items fit on a ring without coming nearer than the spacing; at least 1.
  ///
  /// Those of a ring are spread evenly, so n fit where the chord 2 r sin (π / n) is long enough. A
  /// 1e-9th of slack keeps exact fits.
  func capacity(radius: Double) -> Double {
    let width = itemSize.asLength + minimumInteritemSpacing.asLength
    guard width <= 2 * radius else { return 1 }
    guard width > 0, radius > 0 else { return .infinity }
    let angle = Mathematics.arcSine(width / (2 * radius))
    return max(1, (.pi / angle + 1e-9).rounded(.down))
  }
}
