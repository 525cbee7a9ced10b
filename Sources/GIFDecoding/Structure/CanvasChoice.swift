internal import Frames

/// Which of a file's sizes is the canvas', as browsers choose it.
struct CanvasChoice {
  /// The size of every frame.
  let size: PixelSize
  /// Whether the canvas is the first image's size, and that image stands at its top left corner.
  let isFirstImage: Bool
  private let screenSize: PixelSize

  init(screen: LogicalScreen, firstImage: StoredImage) {
    let image = firstImage.rect.size
    screenSize = screen.size
    isFirstImage =
      image.width > screenSize.width || image.height > screenSize.height || screenSize.isEmpty
    size = isFirstImage ? image : screenSize
  }

  /// What is odd about where the image at `index` stands: GIF89a, section 20, wants it on the screen.
  func oddity(of image: StoredImage, at index: Int) -> Diagnostic? {
    if index == 0 && isFirstImage {
      return Diagnostic(
        .note, .canvasFromFirstImage,
        "the logical screen is \(screenSize) and the first image \(image.rect.size): "
          + "the canvas is the image's size",
        byteOffset: image.byteOffset, frame: 0)
    }
    let visible = image.rect.clipped(to: size)
    guard visible != image.rect, !image.rect.isEmpty else { return nil }
    let found = visible.isEmpty ? "lies outside the canvas" : "hangs over the canvas and is clipped"
    return Diagnostic(
      .note, .imageOutsideCanvas, "the image \(found)", byteOffset: image.byteOffset, frame: index)
  }
}

extension LogicalScreen {
  /// What the logical screen asks for and no browser does.
  var oddities: [Diagnostic] {
    var found: [Diagnostic] = []
    if backgroundColorIndex != 0 {
      found.append(
        Diagnostic(
          .note, .backgroundIgnored, "the background color \(backgroundColorIndex) is ignored",
          byteOffset: 11))
    }
    let square: UInt8 = 49
    if pixelAspectRatio != 0 && pixelAspectRatio != square {
      found.append(
        Diagnostic(
          .note, .aspectRatioIgnored,
          "the pixel aspect ratio \(Int(pixelAspectRatio) + 15)/64 is ignored", byteOffset: 12))
    }
    return found
  }
}
