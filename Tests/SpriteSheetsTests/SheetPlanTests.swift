import Frames
import SpriteSheets
import TestSupport
import Testing

@Suite struct SheetPlanTests {
  private static let seeds = Array(UInt64(0)..<120)

  @Test(arguments: seeds)
  func `cells keep their distance and stay on their pages`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let arrangement = SheetArrangement.random(using: &random)
    let sprites = Sprite.random(.random(in: 1...60, using: &random), using: &random)
    let plan = try SheetPlan(sprites, as: arrangement)
    #expect(try SheetPlan(sprites, as: arrangement) == plan)
    try expectRoom(plan, arrangement)
    for (sprite, cell) in zip(sprites, plan.cellIndices) {
      #expect(plan.cells[cell].rect.size == sprite.rect.size)
    }
    #expect(plan.cells.map(\.page) == plan.cells.map(\.page).sorted())
    #expect(Set(plan.cells.map(\.page)) == Set(plan.pageSizes.indices))
  }

  private func expectRoom(_ plan: SheetPlan, _ arrangement: SheetArrangement) throws {
    let (space, margin) = (arrangement.padding, arrangement.margin)
    for (page, size) in plan.pageSizes.enumerated() {
      let boxes = plan.cells.filter { $0.page == page }.map {
        $0.rect.grown(by: arrangement.extrusion)
      }
      let inside = PixelRect(size).grown(by: -margin)
      #expect(boxes.allSatisfy(inside.contains))
      for (index, box) in boxes.enumerated() {
        for other in boxes[..<index] {
          let gap = max(
            box.x - other.maxX, other.x - box.maxX, box.y - other.maxY, other.y - box.maxY)
          #expect(gap >= space, "\(box) \(other)")
        }
      }
      #expect(size.width <= arrangement.mostSize.width)
      #expect(size.height <= arrangement.mostSize.height)
      expectSides(size, arrangement.sides)
    }
  }

  private func expectSides(_ size: PixelSize, _ sides: SheetArrangement.Sides) {
    if sides == .square || sides == .pow2Square { #expect(size.width == size.height) }
    if sides == .pow2 || sides == .pow2Square {
      #expect(size.width.nonzeroBitCount == 1 && size.height.nonzeroBitCount == 1)
    }
  }

  @Test func `a grid is near a square, or as wide as it was asked to be`() throws {
    let sprites = Sprite.distinct(10, PixelSize(width: 4, height: 2))
    let plan = { (layout: SheetArrangement.Layout) in
      try SheetPlan(sprites, as: SheetArrangement(layout: layout))
    }
    #expect(try plan(.grid(columns: nil)).pageSizes == [PixelSize(width: 8, height: 10)])
    let rows = try plan(.grid(columns: 4))
    #expect(rows.pageSizes == [PixelSize(width: 16, height: 6)])
    #expect(rows.cells[5].rect == PixelRect(x: 4, y: 2, width: 4, height: 2))
    let columns = try plan(.columns(4))
    #expect(columns.pageSizes == [PixelSize(width: 16, height: 6)])
    #expect(columns.cells[5].rect == PixelRect(x: 4, y: 4, width: 4, height: 2))
    #expect(try plan(.grid(columns: 99)).pageSizes == [PixelSize(width: 40, height: 2)])
    #expect(try plan(.horizontal).pageSizes == [PixelSize(width: 40, height: 2)])
    #expect(try plan(.vertical).pageSizes == [PixelSize(width: 4, height: 20)])
  }

  @Test func `what doesn't fit goes on the next page`() throws {
    let sprites = Sprite.distinct(10, PixelSize(width: 4, height: 4))
    let most = PixelSize(width: 9, height: 8)
    for layout in [.grid(columns: nil), .columns(nil), .packed] as [SheetArrangement.Layout] {
      let plan = try SheetPlan(sprites, as: SheetArrangement(layout: layout, mostSize: most))
      #expect(plan.cells.map(\.page) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2])
    }
    let strip = try SheetPlan(
      sprites, as: SheetArrangement(layout: .horizontal, mostSize: most))
    #expect(strip.pageSizes == Array(repeating: PixelSize(width: 8, height: 4), count: 5))
  }

  @Test func `packing wastes little`() throws {
    var random = SplitMix64(seed: 4)
    let sprites = Sprite.random(300, using: &random)
    let plan = try SheetPlan(
      sprites, as: SheetArrangement(layout: .packed, sharesDuplicates: false))
    let used = plan.cells.reduce(0) { $0 + $1.rect.size.pixelCount }
    #expect(Double(used) > 0.9 * Double(plan.pageSizes[0].pixelCount))
  }

  @Test func `packed pages are no strips where squares are hardly larger`() throws {
    let sprites = Sprite.distinct(11, PixelSize(width: 64, height: 40))
    let plan = try SheetPlan(sprites, as: SheetArrangement(layout: .packed))
    #expect(plan.pageSizes == [PixelSize(width: 192, height: 160)])
  }

  @Test func `errors say what was needed`() {
    let size = PixelSize(width: 9, height: 8)
    let errors: [SheetError] = [
      .noSprite, .spriteTooLarge(sprite: 7, needed: size, most: PixelSize(width: 4, height: 4)),
      .columnsTooWide(columns: 3, neededWidth: 9, most: PixelSize(width: 4, height: 4)),
    ]
    #expect(
      errors.map(\.description) == [
        "arranging a sheet: there is no frame",
        "arranging a sheet: frame 7 needs a page of 9×8, the largest is 4×4",
        "arranging a sheet: 3 columns are 9 pixels wide, the largest page is 4×4",
      ])
  }

  @Test func `a sprite that is larger than a page is refused with both sizes`() {
    let sprites = Sprite.distinct(2, PixelSize(width: 4, height: 5))
    let most = PixelSize(width: 8, height: 8)
    #expect(
      throws: SheetError.spriteTooLarge(
        sprite: 0, needed: PixelSize(width: 8, height: 9), most: most)
    ) {
      try SheetPlan(sprites, as: SheetArrangement(margin: 1, extrusion: 1, mostSize: most))
    }
    #expect(throws: SheetError.self) {
      try SheetPlan(sprites, as: SheetArrangement(margin: 1 << 20))
    }
    #expect(
      throws: SheetError.columnsTooWide(
        columns: 2, neededWidth: 8, most: PixelSize(width: 7, height: 9))
    ) {
      try SheetPlan(
        sprites,
        as: SheetArrangement(
          layout: .grid(columns: 2), mostSize: PixelSize(width: 7, height: 9)))
    }
    #expect(throws: SheetError.noSprite) { try SheetPlan([], as: SheetArrangement()) }
  }

  @Test func `the largest page follows the rule for its sides`() throws {
    let sprites = Sprite.distinct(3, PixelSize(width: 4, height: 4))
    let plan = try SheetPlan(
      sprites,
      as: SheetArrangement(sides: .pow2Square, mostSize: PixelSize(width: 31, height: 7)))
    #expect(plan.pageSizes == Array(repeating: PixelSize(width: 4, height: 4), count: 3))
  }

  @Test func `equal pictures share a cell unless they are kept apart`() throws {
    let size = PixelSize(width: 5, height: 5)
    var left = Canvas(size: size)
    left[0, 1] = .black
    var right = Canvas(size: size)
    right[3, 4] = .black
    let frames = [left, right, left]
    let trimmed = frames.map { Sprite(of: $0, trims: true) }
    #expect(try SheetPlan(trimmed, as: SheetArrangement()).cellIndices == [0, 0, 0])
    let whole = frames.map { Sprite(of: $0, trims: false) }
    #expect(try SheetPlan(whole, as: SheetArrangement()).cellIndices == [0, 1, 0])
    let apart = try SheetPlan(whole, as: SheetArrangement(sharesDuplicates: false))
    #expect(apart.cellIndices == [0, 1, 2])
  }

  @Test func `fifty thousand pages of one pixel take no quadratic time`() throws {
    let sprites = Sprite.distinct(50_000, PixelSize(width: 1, height: 1))
    let plan = try SheetPlan(
      sprites,
      as: SheetArrangement(layout: .packed, mostSize: PixelSize(width: 1, height: 1)))
    #expect(plan.pageSizes.count == 50_000)
  }
}

extension PixelRect {
  fileprivate func grown(by pixels: Int) -> PixelRect {
    PixelRect(
      x: x - pixels, y: y - pixels, width: width + 2 * pixels, height: height + 2 * pixels)
  }
}

extension Sprite {
  /// Different pictures of one size.
  fileprivate static func distinct(_ count: Int, _ size: PixelSize) -> [Sprite] {
    (0..<count).map { index in
      let color = Color(rawValue: 0xff00_0000 | UInt32(index))
      return Sprite(of: Canvas(size: size, filledWith: color), trims: false)
    }
  }

  fileprivate static func random(
    _ count: Int, using random: inout SplitMix64
  ) -> [Sprite] {
    let most = Int.random(in: 1...24, using: &random)
    return (0..<count).map { _ in
      let size = PixelSize(
        width: .random(in: 1...most, using: &random),
        height: .random(in: 1...most, using: &random))
      let color = Color(red: .random(in: 0...3, using: &random), green: 0, blue: 0)
      return Sprite(of: Canvas(size: size, filledWith: color), trims: false)
    }
  }
}

extension SheetArrangement {
  /// Any arrangement whose pages hold 24 pixels a side.
  static func random(using random: inout SplitMix64) -> SheetArrangement {
    let layouts: [Layout] = [
      .grid(columns: nil), .grid(columns: 1), .columns(nil), .columns(1), .horizontal, .vertical,
      .packed, .packed, .packed,
    ]
    var arrangement = SheetArrangement(
      layout: layouts[Int.random(in: 0..<layouts.count, using: &random)],
      padding: .random(in: 0...3, using: &random), margin: .random(in: 0...3, using: &random),
      extrusion: .random(in: 0...2, using: &random),
      sides: Sides.allCases[Int.random(in: 0..<Sides.allCases.count, using: &random)],
      sharesDuplicates: .random(using: &random))
    if Bool.random(using: &random) {
      arrangement.mostSize = PixelSize(
        width: .random(in: 64...90, using: &random), height: .random(in: 64...200, using: &random))
    }
    return arrangement
  }
}
