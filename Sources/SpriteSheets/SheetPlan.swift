internal import FrameExport
public import Frames

/// Where every sprite stands: the first of the two steps in which a sheet is made.
///
/// Measure each frame as a ``Sprite``, plan, then draw each cell on its page with
/// ``draw(cell:of:on:)``. Pages hold runs of cells, so only one page and one frame need be in memory.
///
/// The same sprites in the same arrangement always give the same plan.
public struct SheetPlan: Hashable, Sendable {
  /// A place on a page.
  public struct Cell: Hashable, Sendable {
    /// The page, from 0.
    public let page: Int
    /// Where the picture stands on the page, without the pixels that are repeated around it.
    public let rect: PixelRect
    /// The first of the sprites that are shown by this cell.
    public let sprite: Int
  }

  /// The sprites in the order in which they were given.
  public let sprites: [Sprite]
  /// The cells, page by page; none of them overlap.
  public let cells: [Cell]
  /// The cell of each sprite.
  public let cellIndices: [Int]
  /// The size of each page.
  public let pageSizes: [PixelSize]
  private let extrusion: Int

  /// Arranges sprites.
  ///
  /// - Throws: `SheetError`.
  /// - Complexity: O(sprites), in packed layouts O(sprites² log sprites) at worst.
  public init(_ sprites: [Sprite], as arrangement: SheetArrangement) throws(SheetError) {
    guard !sprites.isEmpty else { throw .noSprite }
    let (owners, indices) = Self.owners(of: sprites, sharing: arrangement.sharesDuplicates)
    let room = PageRoom(arrangement)
    let boxes = try Self.boxes(of: sprites, owners, in: room, most: arrangement.mostSize)
    let pages = try Self.pages(boxes, in: room, arrangement)
    let places = pages.enumerated().flatMap { page, arranged in
      arranged.boxes.map { (page: page, box: $0) }
    }
    self.sprites = sprites
    cells = zip(owners, places).map { owner, place in
      Cell(
        page: place.page,
        rect: room.picture(sprites[owner].rect.size, inBoxAt: place.box), sprite: owner)
    }
    cellIndices = indices
    pageSizes = pages.map { room.pageSize(for: $0.extent) }
    extrusion = arrangement.extrusion
  }

  /// The first sprite of each cell, and the cell of each sprite.
  private static func owners(
    of sprites: [Sprite], sharing sharesDuplicates: Bool
  ) -> (owners: [Int], cells: [Int]) {
    guard sharesDuplicates else { return (Array(sprites.indices), Array(sprites.indices)) }
    var owners: [Int] = []
    var known: [PictureFingerprint: Int] = [:]
    let cells = sprites.indices.map { index in
      if let cell = known[sprites[index].picture] { return cell }
      known[sprites[index].picture] = owners.count
      owners.append(index)
      return owners.count - 1
    }
    return (owners, cells)
  }

  private static func boxes(
    of sprites: [Sprite], _ owners: [Int], in room: PageRoom, most: PixelSize
  ) throws(SheetError) -> [PixelSize] {
    let boxes = owners.map { room.box(for: sprites[$0].rect.size) }
    if let tooLarge = boxes.firstIndex(where: { !room.fits($0) }) {
      throw .spriteTooLarge(
        sprite: owners[tooLarge], needed: room.pageSize(for: boxes[tooLarge]), most: most)
    }
    return boxes
  }

  private static func pages(
    _ boxes: [PixelSize], in room: PageRoom, _ arrangement: SheetArrangement
  ) throws(SheetError) -> [ArrangedPage] {
    switch arrangement.layout {
    case .grid(let columns), .columns(let columns):
      var fillsColumns = false
      if case .columns = arrangement.layout { fillsColumns = true }
      return try GridArranger(
        boxes, in: room, columns: columns, fillsColumns: fillsColumns,
        most: arrangement.mostSize
      ).pages
    case .horizontal: return StripArranger.pages(boxes, in: room, isVertical: false)
    case .vertical: return StripArranger.pages(boxes, in: room, isVertical: true)
    case .packed: return PackedArranger(boxes, in: room).pages
    }
  }
}

extension SheetPlan {
  /// Draws a cell on its page, with the pixels that are repeated around it.
  ///
  /// - Parameters:
  ///   - index: the place of the cell in `cells`.
  ///   - frame: the frame that the cell's sprite was measured on.
  ///   - page: a canvas of the page's size.
  /// - Complexity: O(pixels of the cell).
  public func draw(cell index: Int, of frame: Canvas, on page: inout Canvas) {
    let cell = cells[index]
    let (source, target) = (sprites[cell.sprite].rect, cell.rect)
    let (from, to) = (frame.size.width, page.size.width)
    let pixels = frame.pixels
    page.withMutablePixels { page in
      for y in -extrusion..<target.height + extrusion {
        let row = (source.y + min(max(y, 0), source.height - 1)) * from + source.x
        let place = (target.y + y) * to + target.x
        for x in -extrusion..<target.width + extrusion {
          page[place + x] = pixels[row + min(max(x, 0), source.width - 1)]
        }
      }
    }
  }
}
