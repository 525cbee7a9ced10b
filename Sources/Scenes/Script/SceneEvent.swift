public import LayoutCore

/// Something that happens in a scene at a certain time.
public struct SceneEvent: Hashable, Sendable {
  /// When it happens, on the scene's clock.
  public var time: Duration
  /// What happens.
  public var action: Action

  /// Makes an event.
  public init(at time: Duration, _ action: Action) {
    self.time = time
    self.action = action
  }

  /// What can happen in a scene.
  public enum Action: Hashable, Sendable {
    /// A finger is lifted at a point of the view (seed 000): a cell there goes, elsewhere a new one
    /// comes, and a hub that is a cell plays or pauses the GIF.
    ///
    /// Cells are hit where they are going to, as in UIKit.
    case tap(Point)
    /// A new item comes at a place.
    case insert(LayoutIndexPath)
    /// An item goes.
    case delete(LayoutIndexPath)
    /// Several items come, go and move at once.
    case update(LayoutUpdate)
    /// The layout turns at another rate from now on, in turns a second, clockwise if positive; layouts
    /// that don't turn stay as they are.
    case orbit(turnsPerSecond: Double)
    /// The content is scrolled to an offset, in points, from where it is, over a time.
    ///
    /// Layouts that snap choose the offset where it ends.
    case scroll(to: Point, over: Duration)
    /// The GIF plays if it was paused, and is paused if it played.
    case togglePlayback
  }
}
