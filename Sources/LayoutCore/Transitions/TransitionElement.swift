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

  /// Where the element is now and how it looks.
  public let attributes: LayoutAttributes
  let leg: TransitionLeg

  /// What happens to the element.
  public var phase: Phase { leg.phase }
  /// Where the element was before the update; nil if it wasn't.
  public var old: LayoutIndexPath? { leg.old }
  /// Where the element is after the update; nil if it isn't.
  public var new: LayoutIndexPath? { leg.new }
}

/// Where an element of a transition comes from and goes to.
struct TransitionLeg: Hashable, Sendable {
  private let source: LayoutIndexPath
  private let target: LayoutIndexPath
  let phase: TransitionElement.Phase

  static func inserting(_ new: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(source: new, target: new, phase: .insert)
  }

  static func deleting(_ old: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(source: old, target: old, phase: .delete)
  }

  static func moving(_ old: LayoutIndexPath, to new: LayoutIndexPath) -> TransitionLeg {
    TransitionLeg(source: old, target: new, phase: .move)
  }

  var old: LayoutIndexPath? { phase == .insert ? nil : source }
  var new: LayoutIndexPath? { phase == .delete ? nil : target }
}

/// A leg with the attributes at both its ends.
struct KeptLeg: Sendable {
  let leg: TransitionLeg
  let start: LayoutAttributes
  let end: LayoutAttributes

  /// The element on its way, after both its ends have turned.
  func element(mixedBy mixer: AttributeMixer, turned turns: EndTurns) -> TransitionElement {
    TransitionElement(
      attributes: mixer.mix(
        start, at: turns.start(start.center, leg.phase), end, at: turns.end(end.center, leg.phase)),
      leg: leg)
  }
}

/// Takes a leg with the attributes at both its ends, which are large and so not copied.
typealias LegVisitor = (
  TransitionLeg, _ start: borrowing LayoutAttributes, _ end: borrowing LayoutAttributes
) -> Void
