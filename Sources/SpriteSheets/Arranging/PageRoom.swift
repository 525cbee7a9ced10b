internal import Frames

/// What stands around the pictures of a sheet, and how large pages become by it.
///
/// Cells are arranged as boxes: a picture, its extrusion on all sides, and the padding to its right and
/// below. The last padding of a row or column need not fit on the page.
struct PageRoom {
  /// What boxes together may measure.
  let room: PixelSize
  private let arrangement: SheetArrangement

  init(_ arrangement: SheetArrangement) {
    self.arrangement = arrangement
    let most = arrangement.sides.largest(within: arrangement.mostSize)
    let around = 2 * arrangement.margin - arrangement.padding
    room = PixelSize(width: most.width - around, height: most.height - around)
  }

  /// The box of a picture.
  func box(for picture: PixelSize) -> PixelSize {
    let around = 2 * arrangement.extrusion + arrangement.padding
    return PixelSize(width: picture.width + around, height: picture.height + around)
  }

  /// Whether a box has a place on a page of its own.
  func fits(_ box: PixelSize) -> Bool { box.width <= room.width && box.height <= room.height }

  /// The page for boxes that reach so far.
  func pageSize(for extent: PixelSize) -> PixelSize {
    let around = 2 * arrangement.margin - arrangement.padding
    return arrangement.sides.smallest(
      holding: PixelSize(width: extent.width + around, height: extent.height + around))
  }

  /// The widths of rooms on pages whose width is a power of two, up to the largest page.
  var powerWidths: [Int] {
    let around = 2 * arrangement.margin - arrangement.padding
    return (0...20).map { 1 << $0 - around }.filter { $0 > 0 && $0 <= room.width }
  }

  /// Where a picture stands whose box stands there.
  func picture(_ size: PixelSize, inBoxAt box: PixelRect) -> PixelRect {
    let before = arrangement.margin + arrangement.extrusion
    return PixelRect(
      x: box.x + before, y: box.y + before, width: size.width, height: size.height)
  }
}

extension SheetArrangement.Sides {
  /// Whether sides are powers of two.
  var arePowers: Bool { self == .pow2 || self == .pow2Square }
  private var areEqual: Bool { self == .square || self == .pow2Square }

  /// The smallest page that holds so much.
  func smallest(holding size: PixelSize) -> PixelSize {
    rounded(size, longest: max(size.width, size.height)) { side in
      side <= 1 ? 1 : 1 << (Int.bitWidth - (side - 1).leadingZeroBitCount)
    }
  }

  /// The largest page within another one.
  func largest(within size: PixelSize) -> PixelSize {
    rounded(size, longest: min(size.width, size.height)) { side in
      side < 1 ? 0 : 1 << (Int.bitWidth - 1 - side.leadingZeroBitCount)
    }
  }

  private func rounded(
    _ size: PixelSize, longest side: Int, toPower power: (Int) -> Int
  ) -> PixelSize {
    let size = areEqual ? PixelSize(width: side, height: side) : size
    return arePowers
      ? PixelSize(width: power(size.width), height: power(size.height)) : size
  }
}
