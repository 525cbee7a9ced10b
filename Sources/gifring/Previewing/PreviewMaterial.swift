internal import Frames
internal import GIFDecoding
internal import LayoutCore
internal import PictureScaling
internal import Rendering
internal import Scenes

/// What previews of all formats are made of.
struct PreviewMaterial {
  let scene: RingScene
  let loopCount: LoopCount
  let cells: CellPictures
  /// A renderer that has drawn nothing yet.
  let renderer: Renderer
  let frames: HubFrames

  /// A frame of the GIF, made smaller where it has more than two pixels a point.
  func hubPicture(_ index: Int, in size: Size) throws(DecodingError) -> Canvas {
    let canvas = try frames.canvas(at: index)
    let most = PixelSize(
      width: Self.side(size.width * 2), height: Self.side(size.height * 2))
    guard canvas.size.width > most.width, canvas.size.height > most.height else { return canvas }
    return canvas.scaled(to: most, filter: .area)
  }

  private static func side(_ pixels: Double) -> Int {
    Int(min(max(1, pixels.rounded(.up)), 16_384))
  }

  /// Refuses what shows nothing of the GIF, or with `--strict` what shows damage.
  func check(_ options: PreviewOptions) throws {
    if frames.showsNothing { throw DecodingError.nothingReadable(firstDamage: nil) }
    if options.input.damage == .refuse, let frame = frames.firstDamagedFrame {
      throw Failure(.unusableInput, "refused by --strict: frame \(frame) is damaged")
    }
  }
}

extension PreviewOptions {
  /// How the elements look.
  var style: RenderingStyle {
    var style = kind == .hubRing ? RenderingStyle.circles : RenderingStyle()
    style.theme = theme
    return style
  }
}
