/// Scrolling without end: one page of it turns a sphere or a wheel by one item, so after as many
/// pages as there are items everything looks the same and the offset can jump back unseen.
public enum EndlessScroll {
  /// The offset brought back to where the content is: those of half a page up to count + 1 pages
  /// stay, others move by whole revolutions. (Seed 004 moves by 10 pages with 30 items: the picture
  /// jumps by 120°.)
  ///
  /// - Parameters:
  ///   - offset: the content offset along one axis, in points; one page where it isn't finite.
  ///   - page: the view's extent along that axis, in points.
  ///   - count: the number of items, counted as 1 at least.
  public static func normalized(_ offset: Double, page: Double, count: Int) -> Double {
    let page = page.asLength
    guard offset.isFinite else { return page }
    let offset = offset.asCoordinate
    let count = Double(max(1, count))
    if offset >= page / 2 && offset <= (count + 1) * page { return offset }
    let revolution = count * page
    guard revolution > 0 else { return page }
    let rest = (offset - page / 2).truncatingRemainder(dividingBy: revolution)
    return page / 2 + (rest < 0 ? rest + revolution : rest)
  }

  /// Both coordinates of an offset brought back.
  static func normalized(_ offset: Point, page: Size, count: Int) -> Point {
    Point(
      x: normalized(offset.x, page: page.width, count: count),
      y: normalized(offset.y, page: page.height, count: count))
  }
}
