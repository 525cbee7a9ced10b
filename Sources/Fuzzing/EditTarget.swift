internal import Frames
internal import GIFDecoding
internal import GIFEditing
internal import SpriteSheets
internal import TestSupport

/// Edits that change nothing, which keep every image of an undamaged file; and sheets of its frames.
enum EditTarget {
  static func run(_ bytes: [UInt8]) {
    let source = ByteSource(bytes: bytes)
    guard let result = try? GIFEditor.edit(source, Edit(), options: SplitTarget.options) else {
      return
    }
    if result.diagnostics.damageCount == 0 { check(result, of: source) }
    planSheet(of: source, seed: bytes.count)
  }

  private static func check(_ result: EditedGIF, of source: ByteSource) {
    guard var before = try? GIFDecoder(source, options: SplitTarget.options),
      var after = try? GIFDecoder(ByteSource(bytes: result.bytes))
    else { preconditionFailure("an edited file can be decoded") }
    let count = before.structure.images.count
    precondition(after.structure.images.count == count && result.copiedImageCount == count)
    precondition(before.structure.loopCount == after.structure.loopCount)
    for index in 0..<count {
      guard let image = try? before.encodedImage(at: index),
        let copy = try? after.encodedImage(at: index)
      else { preconditionFailure("an image of an undamaged file can be copied") }
      precondition(image.subBlocks == copy.subBlocks && image.rect == copy.rect)
      precondition(image.delay == copy.delay && image.colorTable == copy.colorTable)
    }
    while let frame = try? before.nextFrame() {
      guard let copy = try? after.nextFrame() else { preconditionFailure("a frame is missing") }
      precondition(frame.canvas == copy.canvas, "another frame")
    }
  }

  private static func planSheet(of source: ByteSource, seed: Int) {
    guard var decoder = try? GIFDecoder(source, options: SplitTarget.options) else { return }
    var sprites: [Sprite] = []
    while let frame = try? decoder.nextFrame() {
      sprites.append(Sprite(of: frame.canvas, trims: seed % 3 > 0))
    }
    let layouts: [SheetArrangement.Layout] = [
      .grid(columns: nil), .columns(2), .horizontal, .vertical, .packed,
    ]
    let arrangement = SheetArrangement(
      layout: layouts[seed / 2 % layouts.count], padding: seed % 5, margin: seed % 2,
      extrusion: seed % 4 / 3, sides: SheetArrangement.Sides.allCases[seed / 3 % 4],
      mostSize: 2_048 × 2_048, sharesDuplicates: seed % 7 > 0)
    if let plan = try? SheetPlan(sprites, as: arrangement) { check(plan) }
  }

  private static func check(_ plan: SheetPlan) {
    precondition(plan.cellIndices.count == plan.sprites.count)
    for (place, cell) in plan.cells.enumerated() {
      precondition(
        PixelRect(plan.pageSizes[cell.page]).contains(cell.rect), "a cell outside its page")
      for other in plan.cells[..<place] where other.page == cell.page {
        precondition(!cell.rect.overlaps(other.rect), "cells over each other")
      }
    }
  }
}

extension PixelRect {
  fileprivate func overlaps(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
