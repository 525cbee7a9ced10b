/// Cells on a sphere that turns as the content is scrolled, in perspective (seed 004).
///
/// One section. The cells stay in the middle of the view whatever the offset; a page of scrolling
/// turns the sphere by one item's share of a turn.
public struct SphereLayout: CollectionLayout, Hashable {
  /// How the items are spread.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Four great circles, literally as in the seed: at rest items 0 and 2 coincide, and dragging
    /// sideways turns one circle in four.
    case seed
    /// The seed's circles with the sign of the sideways angle put right.
    case corrected
    /// Evenly, on a golden spiral; the whole sphere turns as one.
    case fibonacci
  }

  /// How the items are spread.
  public var mode: Mode
  /// The size of the cells, in points; the seed's is 30.
  public var itemSize: Size
  /// How far the eye is in front of the middle, in points; the seed's is 900, and 0 is infinitely
  /// far.
  public var eyeDistance: Double

  /// Makes a sphere; as it stands, even and with the seed's sizes.
  public init(
    mode: Mode = .fibonacci, itemSize: Size = Size(square: 30), eyeDistance: Double = 900
  ) {
    self.mode = mode
    self.itemSize = itemSize
    self.eyeDistance = eyeDistance
  }

  /// Works out radius and angles; no place is stored.
  ///
  /// - Complexity: O(1).
  public func prepare(_ context: LayoutContext) -> PreparedSphere {
    PreparedSphere(self, context)
  }

  /// True always: scrolling turns the sphere.
  public func shouldInvalidateLayout(
    forBoundsChange newBounds: Rect, from oldBounds: Rect
  ) -> Bool { true }
}

/// A sphere worked out for one context.
public struct PreparedSphere: TurnedItems, Hashable {
  /// Two pages more than there are items, in both directions: one page turns by one item.
  public let contentSize: Size
  /// The middle of the visible part: all cells are there, before their transforms.
  public let pivot: Point
  /// The radius of the sphere: half the items' longer side / tan (π / n), 0 for fewer than three.
  public let radius: Double
  /// How many items the sections have; those of the first are placed.
  public let itemCounts: [Int]
  private let layout: SphereLayout
  private let pages: ScrolledPages
  private let page: Size
  private let perspective: Transform3D

  init(_ layout: SphereLayout, _ context: LayoutContext) {
    let extent = Double(context.itemCount) + 2
    page = context.bounds.size
    contentSize = Size(width: page.width * extent, height: page.height * extent)
    pivot = context.bounds.center
    itemCounts = context.itemCounts
    radius = closedCircleRadius(
      extent: layout.itemSize.repaired.longest, count: context.itemCount)
    pages = ScrolledPages(context.bounds)
    self.layout = layout
    perspective = Transform3D(eyeDistance: layout.eyeDistance)
  }

  /// The offset brought back by whole revolutions, for endless scrolling; see ``EndlessScroll``.
  public func normalizedContentOffset(_ offset: Point) -> Point {
    EndlessScroll.normalized(offset, page: page, count: itemCount)
  }

  func cell(_ item: Int) -> LayoutAttributes {
    var cell = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: item, section: 0), center: pivot,
      size: layout.itemSize.repaired)
    cell.transform3D = turn(of: item).translated(x: 0, y: 0, z: radius)
    return cell
  }

  /// The turn of an item's direction, seen in perspective; before it, the item goes out along z.
  private func turn(of item: Int) -> Transform3D {
    switch layout.mode {
    case .seed: circleTurn(of: item, sideways: item.turned(by: -pages.x - 1, of: itemCount))
    case .corrected: circleTurn(of: item, sideways: item.turned(by: 1 - pages.x, of: itemCount))
    case .fibonacci: spiralTurn(of: item)
    }
  }

  private func circleTurn(of item: Int, sideways: Double) -> Transform3D {
    let upwards = item.turned(by: pages.y - 1, of: itemCount)
    return switch item % 4 {
    case 1: perspective.rotated(by: upwards, aboutX: 1, y: 0, z: 0)
    case 2: perspective.rotated(by: sideways, aboutX: 0, y: 1, z: 0)
    case 3: perspective.rotated(by: upwards, aboutX: 0.5, y: 0.5, z: 0)
    default: perspective.rotated(by: upwards, aboutX: 0.5, y: -0.5, z: 0)
    }
  }

  /// The item's place on the spiral, then the turn of the whole sphere: first about y, then about
  /// x.
  private func spiralTurn(of item: Int) -> Transform3D {
    let sphere =
      perspective
      .rotated(by: 0.turned(by: pages.y - 1, of: itemCount), aboutX: 1, y: 0, z: 0)
      .rotated(by: 0.turned(by: 1 - pages.x, of: itemCount), aboutX: 0, y: 1, z: 0)
    return Transform3D(spiralPoint: item, of: itemCount).concatenating(sphere)
  }
}

extension Int {
  /// The angle of an item of `count` on a closed circle that is turned by a number of items, in
  /// radians.
  fileprivate func turned(by items: Double, of count: Int) -> Double {
    (Double(self) + items) / Double(count) * 2 * .pi
  }
}

extension Transform3D {
  /// The turn that brings the z axis to a point of the golden spiral, x staying level: y falls
  /// evenly from one pole to the other, and each point is a golden angle, π (3 − √5), further
  /// around.
  fileprivate init(spiralPoint index: Int, of count: Int) {
    self.init()
    let y = 1 - (2 * Double(index) + 1) / Double(count)
    let level = (1 - y * y).squareRoot()
    let angle = Double(index) * .pi * (3 - 5.0.squareRoot())
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    (m11, m12, m13) = (sine, 0, -cosine)
    (m21, m22, m23) = (-y * cosine, level, -y * sine)
    (m31, m32, m33) = (level * cosine, y, level * sine)
  }
}
