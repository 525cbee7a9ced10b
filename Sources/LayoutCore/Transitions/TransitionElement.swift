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

/// Where an element of a transition comes from and goes to.
struct TransitionLeg: Sendable {
  let phase: TransitionElement.Phase
  let old: LayoutIndexPath?
  let new: LayoutIndexPath?

  static func inserting(_ new: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(phase: .insert, old: nil, new: new)
  }

  static func deleting(_ old: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(phase: .delete, old: old, new: nil)
  }

  static func moving(_ old: LayoutIndexPath, to new: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(phase: .move, old: old, new: new)
  }
}

/// A leg with the attributes at both its ends.
struct KeptLeg: Sendable {
  let leg: TransitionLeg
  let start: LayoutAttributes
  let end: LayoutAttributes
}

/// Takes a leg with the attributes at both its ends, which are large and so not copied.
typealias LegVisitor = (
  TransitionLeg, _ start: borrowing LayoutAttributes, _ end: borrowing LayoutAttributes
) -> Void
