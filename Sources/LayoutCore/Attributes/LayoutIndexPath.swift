/// Which item of which section, both from 0.
///
/// `Foundation.IndexPath` has no `item` and `section` outside Apple's platforms, and its name would
/// clash there; hence the name.
public struct LayoutIndexPath: Hashable, Comparable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The item inside its section, from 0.
  public var item: Int

  /// Makes an index path, in UIKit's order.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// Orders by section, then by item.
  public static func < (left: LayoutIndexPath, right: LayoutIndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
