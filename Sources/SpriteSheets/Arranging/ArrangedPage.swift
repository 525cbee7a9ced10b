internal import Frames

/// The boxes of one page: those of a run of cells.
struct ArrangedPage {
  /// The boxes in the order of the cells.
  var boxes: [PixelRect] = []

  /// How far the boxes reach to the right and down.
  var extent: PixelSize {
    boxes.reduce(into: PixelSize(width: 0, height: 0)) { extent, box in
      extent.width = max(extent.width, box.maxX)
      extent.height = max(extent.height, box.maxY)
    }
  }
}
