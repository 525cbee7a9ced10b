public import FrameExport
public import Frames

/// What sidecars tell of a sheet.
public struct SheetDescription: Hashable, Sendable {
  /// One picture file.
  public struct Page: Hashable, Sendable {
    /// The file's name, without folders.
    public let file: RawPath
    /// The size of the picture.
    public let size: PixelSize

    /// Describes a page.
    public init(file: RawPath, size: PixelSize) {
      self.file = file
      self.size = size
    }
  }

  /// One frame of the animation.
  public struct Frame: Hashable, Sendable {
    /// Where the frame's sprite stands.
    public let sprite: Placement
    /// How long the frame shows, in milliseconds.
    public let milliseconds: Int

    /// Describes a frame.
    public init(sprite: Placement, milliseconds: Int) {
      self.sprite = sprite
      self.milliseconds = milliseconds
    }
  }

  /// Where a sprite stands on a page and in its frame.
  public struct Placement: Hashable, Sendable {
    /// The page, from 0.
    public let page: Int
    /// The place on the page.
    public let rect: PixelRect
    /// The part of the frame that this is; of the same size.
    public let frameRect: PixelRect
    /// The size of the whole frame.
    public let frameSize: PixelSize

    /// Describes a place.
    public init(page: Int, rect: PixelRect, frameRect: PixelRect, frameSize: PixelSize) {
      self.page = page
      self.rect = rect
      self.frameRect = frameRect
      self.frameSize = frameSize
    }

    /// Whether the sprite is less than the frame.
    var isTrimmed: Bool { !frameRect.covers(frameSize) }
  }

  /// The name of the animation: that of the sheet's file without its suffix.
  public let name: RawPath
  /// The picture files.
  public let pages: [Page]
  /// The frames in the order in which they show; at least one.
  public let frames: [Frame]
  /// How often the animation plays, nil for ever.
  public let plays: Int?
  /// The program that made the sheet, and its version.
  public let generator: String

  /// Describes a sheet.
  ///
  /// - Precondition: there is a page and a frame, and every frame's page exists.
  public init(
    name: RawPath, pages: [Page], frames: [Frame], plays: Int?, generator: String
  ) {
    precondition(!frames.isEmpty, "a sheet shows something")
    precondition(frames.allSatisfy { pages.indices.contains($0.sprite.page) }, "pages that exist")
    self.name = name
    self.pages = pages
    self.frames = frames
    self.plays = plays
    self.generator = generator
  }
}

extension SheetDescription {
  /// Describes a planned sheet.
  ///
  /// - Parameters:
  ///   - name: what sidecars call the animation.
  ///   - plan: where the sprites lie.
  ///   - files: the names of the pages' files.
  ///   - milliseconds: how long each of the plan's sprites shows.
  ///   - plays: how often the animation plays; `nil` where it never ends.
  ///   - generator: the name of the program that wrote the sheet.
  /// - Precondition: there are as many names as pages, and as many times as sprites.
  public init(
    name: RawPath, plan: SheetPlan, files: [RawPath], milliseconds: [Int], plays: Int?,
    generator: String
  ) {
    precondition(files.count == plan.pageSizes.count, "a name for each page")
    precondition(milliseconds.count == plan.sprites.count, "a time for each sprite")
    self.init(
      name: name, pages: zip(files, plan.pageSizes).map(Page.init),
      frames: plan.sprites.indices.map { index in
        let (sprite, cell) = (plan.sprites[index], plan.cells[plan.cellIndices[index]])
        let place = Placement(
          page: cell.page, rect: cell.rect, frameRect: sprite.rect, frameSize: sprite.frameSize)
        return Frame(sprite: place, milliseconds: milliseconds[index])
      }, plays: plays, generator: generator)
  }

  /// How long one play takes, in milliseconds.
  var totalMilliseconds: Int { frames.reduce(0) { $0 + $1.milliseconds } }

  /// The longest time of which every frame's is a multiple: 1 ms where no frame takes any time.
  var tickMilliseconds: Int {
    let tick = frames.reduce(0) { Self.greatestCommonDivisor($0, $1.milliseconds) }
    return max(tick, 1)
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }
}
