import LayoutCore

/// Places items by a layout of its own, lets one come, and prints the way of the others:
/// `swift run CustomLayoutExample`.
@main
enum CustomLayoutExample {
  static func main() throws {
    var session = LayoutSession(
      layout: SpiralLayout(), bounds: Rect(x: 0, y: 0, width: 320, height: 320),
      itemCounts: [5])
    try session.performBatchUpdates(
      LayoutUpdate(inserts: [LayoutIndexPath(item: 0, section: 0)]))
    for milliseconds in stride(from: 0, through: 300, by: 100) {
      let elements = session.visibleElements(at: .milliseconds(milliseconds))
      print("\(milliseconds) ms:", elements.map { "\($0.indexPath.item) \($0.center)" })
    }
  }
}
