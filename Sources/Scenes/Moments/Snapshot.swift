public import LayoutCore

/// A scene at one moment.
public struct Snapshot: Hashable, Sendable {
  /// The moment that was asked for.
  public let time: Duration
  /// The size of the view, in points.
  public let size: Size
  /// What is seen in the view, in the order in which it is painted: what comes later lies on top.
  ///
  /// What is hidden, fully transparent, outside of the view or beside the eye is left out.
  public let elements: [SceneElement]
  /// The frame that the hub shows; nil if the GIF has none.
  ///
  /// The hub itself need not be seen.
  public let hubFrame: Int?
  /// The first moment from which on the picture may be another; nil if it stays for ever.
  ///
  /// While something moves, that is ``time`` itself. It may come earlier than needed, never later.
  public let nextChange: Duration?

  /// Makes a snapshot of its parts.
  package init(
    time: Duration, size: Size, elements: [SceneElement], hubFrame: Int?, nextChange: Duration?
  ) {
    self.time = time
    self.size = size
    self.elements = elements
    self.hubFrame = hubFrame
    self.nextChange = nextChange
  }

  /// Whether something moves right now, so that any later moment may look different.
  public var isMoving: Bool { nextChange == time }
}

/// Something that is seen in a scene.
public struct SceneElement: Hashable, Sendable {
  /// What an element shows.
  public enum Content: Hashable, Sendable {
    /// A frame of the GIF.
    case hubFrame(Int)
    /// An item, by a number that it keeps for as long as it lives: the first ones are numbered from 0
    /// in order, those that come later go on from there.
    case item(Int)
    /// A header, a footer or an ornament.
    case view(ElementKind)
  }

  /// Where the element is and how it looks, in the view's coordinates: the origin is the top left
  /// corner of the view, whatever the content offset.
  public let attributes: LayoutAttributes
  /// What it shows.
  public let content: Content
  /// For the hub, where the GIF goes: the largest rectangle of its proportions in the middle of the
  /// element, before the element's transform, in the view's coordinates; nil for all others.
  public let contentRect: Rect?

  /// Makes an element.
  package init(attributes: LayoutAttributes, content: Content, contentRect: Rect? = nil) {
    self.attributes = attributes
    self.content = content
    self.contentRect = contentRect
  }
}
