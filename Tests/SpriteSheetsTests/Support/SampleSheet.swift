import FrameExport
import Frames
import SpriteSheets
import TestSupport

/// A random animation on a sheet: frames, their times, the plan, and the drawn pages.
struct SampleSheet {
  let frames: [Canvas]
  let milliseconds: [Int]
  let plan: SheetPlan
  let pages: [Canvas]

  init(
    seed: UInt64, frameCount: Int = 9, arrangement: SheetArrangement = SheetArrangement(),
    trims: Bool = false
  ) throws {
    var random = SplitMix64(seed: seed)
    let frames = Self.frames(frameCount, using: &random)
    self.frames = frames
    milliseconds = frames.map { _ in 10 * Int.random(in: 0...12, using: &random) }
    plan = try SheetPlan(frames.map { Sprite(of: $0, trims: trims) }, as: arrangement)
    pages = plan.drawn(frames)
  }

  func description(
    name: RawPath = "hero", plays: Int? = nil, milliseconds: [Int]? = nil
  ) -> SheetDescription {
    let files = pages.indices.map { index in
      name.appending(suffix: pages.count > 1 ? "-\(index).png" : ".png")
    }
    return SheetDescription(
      name: name, plan: plan, files: files, milliseconds: milliseconds ?? self.milliseconds,
      plays: plays, generator: "gifring test")
  }

  /// Pictures of one size: rectangles on a transparent ground, some that repeat, some in another place,
  /// some empty.
  private static func frames(_ count: Int, using random: inout SplitMix64) -> [Canvas] {
    let size = PixelSize(
      width: .random(in: 3...20, using: &random), height: .random(in: 3...20, using: &random))
    var frames: [Canvas] = []
    for _ in 0..<count {
      let kind = Int.random(in: 0..<10, using: &random)
      if kind < 2, let old = frames.randomElement(using: &random) {
        frames.append(old)
      } else if kind == 2 {
        frames.append(Canvas(size: size))
      } else {
        frames.append(rectangle(on: size, using: &random))
      }
    }
    return frames
  }

  private static func rectangle(
    on size: PixelSize, using random: inout SplitMix64
  ) -> Canvas {
    var canvas = Canvas(size: size)
    let columns = Int.random(in: 0..<size.width, using: &random)
    let rows = Int.random(in: 0..<size.height, using: &random)
    for x in columns...Int.random(in: columns..<size.width, using: &random) {
      for y in rows...Int.random(in: rows..<size.height, using: &random) {
        canvas[x, y] = Color(red: .random(in: 0...2, using: &random), green: 9, blue: 7)
      }
    }
    return canvas
  }
}

extension SheetPlan {
  /// All pages, drawn as a program does it.
  func drawn(_ frames: [Canvas]) -> [Canvas] {
    var pages = pageSizes.map { Canvas(size: $0) }
    for index in cells.indices {
      draw(cell: index, of: frames[cells[index].sprite], on: &pages[cells[index].page])
    }
    return pages
  }
}

/// A frame as a sidecar tells of it.
struct ToldFrame: Hashable {
  var file = ""
  var rect = PixelRect(x: 0, y: 0, width: 0, height: 0)
  var frameRect: PixelRect?
  var frameSize: PixelSize?
  var milliseconds: Int?
}

extension SampleSheet {
  /// The frame that a reader of a sidecar shows.
  func picture(of told: ToldFrame, files: [String]) -> Canvas? {
    guard let page = files.firstIndex(of: told.file) else { return nil }
    let size = told.frameSize ?? told.rect.size
    let part = told.frameRect ?? PixelRect(told.rect.size)
    var canvas = Canvas(size: size)
    guard part.size == told.rect.size, PixelRect(size).contains(part),
      PixelRect(pages[page].size).contains(told.rect)
    else { return nil }
    for y in 0..<part.height {
      for x in 0..<part.width {
        canvas[part.x + x, part.y + y] = pages[page][told.rect.x + x, told.rect.y + y]
      }
    }
    return canvas
  }
}
