/// Where one element is and how it looks: `UICollectionViewLayoutAttributes` as a value.
public struct LayoutAttributes: Hashable, Sendable, Identifiable {
  // The pairs of doubles come first, so that each is copied in one piece.

  /// The place of the element's middle, before ``transform3D``, in content coordinates.
  public var center: Point
  /// The element's size before ``transform3D``, in points.
  public var size: Size
  /// The item, or the section that the element belongs to.
  public var indexPath: LayoutIndexPath
  /// The opacity, 0…1.
  public var alpha = 1.0
  /// The layer: higher ones are painted later and hit first.
  public var zIndex = 0
  private var transformBox: TransformBox?
  private var flags: Flags = []
  /// Whether the element is a cell, a supplementary or a decoration view.
  public let category: ElementCategory

  /// Makes the attributes of an element, untransformed, opaque and on layer 0.
  public init(
    _ category: ElementCategory, at indexPath: LayoutIndexPath, center: Point, size: Size
  ) {
    self.category = category
    self.indexPath = indexPath
    self.center = center
    self.size = size
  }

  /// Makes the attributes of an element that fills `frame`.
  public init(_ category: ElementCategory, at indexPath: LayoutIndexPath, frame: Rect) {
    self.init(category, at: indexPath, center: frame.center, size: frame.size)
  }

  /// The rectangle of ``size`` around ``center``: where the element is before ``transform3D``.
  ///
  /// What it covers on the screen is ``visualBounds``.
  public var frame: Rect {
    get { Rect(center: center, size: size) }
    set { (center, size) = (newValue.center, newValue.size) }
  }

  /// What happens to the element around its ``center``: a perspective in it has its vanishing point
  /// there.
  public var transform3D: Transform3D {
    get { transformBox?.matrix ?? .identity }
    set { transformBox = newValue.isIdentity ? nil : TransformBox(newValue) }
  }

  /// Whether ``transform3D`` is anything but the identity.
  public var isTransformed: Bool { transformBox != nil }

  /// Whether the element isn't shown at all; it is never hit either.
  public var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { flags.set(.isHidden, to: newValue) }
  }

  /// Whether the element is the middle of a ring: either a cell (seed 003, where item 0 is the hub)
  /// or a view of kind ``ElementKind/hub`` (seed 000, where the GIF lies behind the cells).
  public var isHub: Bool {
    get { flags.contains(.isHub) }
    set { flags.set(.isHub, to: newValue) }
  }

  /// The kind of a supplementary or decoration view; nil for cells.
  public var elementKind: ElementKind? { category.kind }

  /// Who the element is, whatever its place and looks.
  public struct ID: Hashable, Sendable {
    /// Whether the element is a cell, a supplementary or a decoration view.
    public let category: ElementCategory
    /// The item, or the section that the element belongs to.
    public let indexPath: LayoutIndexPath

    /// Names an element.
    public init(category: ElementCategory, indexPath: LayoutIndexPath) {
      self.category = category
      self.indexPath = indexPath
    }
  }

  /// Who the element is, whatever its place and looks.
  public var id: ID { ID(category: category, indexPath: indexPath) }

  /// The attributes with the frame's edges on device pixels; the transform is left alone.
  public func pixelAligned(scale: Double) -> LayoutAttributes {
    var aligned = self
    aligned.frame = frame.pixelAligned(scale: scale)
    return aligned
  }
}

private struct Flags: OptionSet, Hashable {
  static let isHidden = Flags(rawValue: 1)
  static let isHub = Flags(rawValue: 2)

  var rawValue: UInt8

  mutating func set(_ flag: Flags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// A matrix out of line: most elements have none, and with its 128 bytes inside attributes would
/// take 216 bytes rather than 90, which a transition copies several times a frame.
private final class TransformBox: Hashable, Sendable {
  let matrix: Transform3D

  init(_ matrix: Transform3D) { self.matrix = matrix }

  static func == (left: TransformBox, right: TransformBox) -> Bool {
    left === right || left.matrix == right.matrix
  }

  func hash(into hasher: inout Hasher) { hasher.combine(matrix) }
}
