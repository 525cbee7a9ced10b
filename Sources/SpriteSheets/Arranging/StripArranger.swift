internal import Frames

/// Arranges boxes in one row or one column a page, each as large as it is.
enum StripArranger {
  /// - Precondition: each of the boxes fits on a page.
  static func pages(
    _ boxes: [PixelSize], in room: PageRoom, isVertical: Bool
  ) -> [ArrangedPage] {
    let most = isVertical ? room.room.height : room.room.width
    var pages = [ArrangedPage()]
    var end = 0
    for box in boxes {
      let length = isVertical ? box.height : box.width
      if end + length > most {
        pages.append(ArrangedPage())
        end = 0
      }
      pages[pages.count - 1].boxes.append(
        PixelRect(
          x: isVertical ? 0 : end, y: isVertical ? end : 0, width: box.width, height: box.height))
      end += length
    }
    return pages
  }
}
