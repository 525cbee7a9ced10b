/// One element at one moment of a transition.
public struct TransitionElement: Hashable, Sendable {
  /// What happens to the element.
  public enum Phase: String, Hashable, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It stays, perhaps elsewhere.
    case move
  }

  /// What happens to the element.
  public let phase: Phase
  /// Where the element was before the update; nil if it wasn't.
  public let old: LayoutIndexPath?
  /// Where the element is after the update; nil if it isn't.
  public let new: LayoutIndexPath?
  /// Where the element is now and how it looks.
  public let attributes: LayoutAttributes
}

/// One element's two ends in a transition.
struct TransitionLeg {
  let phase: TransitionElement.Phase
  let old: LayoutIndexPath?
  let new: LayoutIndexPath?
  let start: LayoutAttributes
  let end: LayoutAttributes
}
