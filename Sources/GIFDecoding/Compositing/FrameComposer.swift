internal import Frames

/// Composites one image after the other into frames, strictly in order.
struct FrameComposer: Sendable {
  private let structure: GIFStructure
  /// Made when the first frame is composed: stored images need no canvas.
  private var compositor: Compositor?
  /// The account of what was decoded and of what was wrong.
  private(set) var ledger: ImageLedger

  private let tracksIndices: Bool

  init(structure: GIFStructure, options: DecodingOptions) {
    self.structure = structure
    tracksIndices = options.tracksIndices
    ledger = ImageLedger(structure: structure, limits: options.limits)
  }

  /// Draws the image at `index` and gives the frame that it makes.
  ///
  /// - Parameter images: the decoder that made `decoded`, whose index buffer holds the pixels.
  mutating func compose(
    _ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder
  ) -> Frame {
    let image = structure.images[index]
    let placed = PlacedImage(image, rect: drawnRect(of: image, at: index))
    var compositor =
      self.compositor.take()
      ?? Compositor(size: structure.canvasSize, tracksIndices: tracksIndices)
    compositor.begin(rect: placed.rect, disposal: image.disposal)
    let result = Self.draw(placed, decoded, on: &compositor, from: &images)
    let state = ledger.record(result, decoded, image, at: index)
    let indexed = compositor.indexedCanvas()
    self.compositor = compositor
    return Frame(
      index: index, canvas: compositor.canvas, indexed: indexed,
      delay: image.delay, rect: image.rect, disposal: image.disposal, state: state,
      decodedPixelCount: result.pixelCount)
  }

  /// Takes the image at `index` as it is stored.
  mutating func store(
    _ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder
  ) -> StoredPicture {
    let image = structure.images[index]
    let (pixels, result) = images.storedPixels(of: image, decoded)
    let state = ledger.record(result, decoded, image, at: index)
    return StoredPicture(
      index: index, pixels: pixels, state: state, decodedPixelCount: result.pixelCount)
  }

  /// Enters an image into the ledger without drawing or keeping it.
  mutating func check(
    _ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder
  ) -> (state: FrameState, decodedPixelCount: Int) {
    let image = structure.images[index]
    let result = images.result(of: image, decoded)
    return (ledger.record(result, decoded, image, at: index), result.pixelCount)
  }

  /// Records that the time is over before the image at `index`.
  mutating func endForDeadline(before index: Int) {
    ledger.endForDeadline(before: index, at: structure.images[index].byteOffset)
  }

  private func drawnRect(of image: StoredImage, at index: Int) -> PixelRect {
    index == 0 && structure.movesFirstImageToOrigin ? PixelRect(image.rect.size) : image.rect
  }

  private static func draw(
    _ placed: PlacedImage, _ decoded: DecodedImage, on compositor: inout Compositor,
    from images: inout ImageDecoder
  ) -> ImageDecoder.Result {
    switch decoded {
    case .empty, .refused:
      return ImageDecoder.Result()
    case .bytes(let result, let palette):
      unsafe compositor.draw(
        images.indices.pixels, count: result.pixelCount, of: placed, palette: palette)
      return result
    case .rows(let palette):
      return images.decodeRows(placed.image, palette) { row, values in
        compositor.drawRow(values, storedAt: row, of: placed, palette: palette)
      }
    }
  }
}
