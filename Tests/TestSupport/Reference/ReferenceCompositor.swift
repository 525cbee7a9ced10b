public import Frames

/// Draws the frames of a file pixel by pixel, to compare a fast compositor with.
public struct ReferenceCompositor: Sequence, IteratorProtocol {
  private let gif: ReferenceGIF
  private var canvas: Canvas
  private var index = 0
  /// What the canvas was before the last image was drawn, and what is to become of that image.
  private var last: (image: ReferenceGIF.Image, canvasBefore: Canvas)?

  /// Starts in front of the first frame.
  public init(_ gif: ReferenceGIF) {
    self.gif = gif
    canvas = Canvas(size: gif.canvasSize)
  }

  /// All frames of a file.
  public static func frames(of bytes: [UInt8]) throws(ReferenceGIF.Failure) -> [Frame] {
    Array(ReferenceCompositor(try ReferenceGIF(bytes)))
  }

  /// Draws the next frame, nil after the last one.
  public mutating func next() -> Frame? {
    guard index < gif.images.count else { return nil }
    defer { index += 1 }
    let image = gif.images[index]
    disposeOfLastImage()
    last = (image, canvas)
    let pixels = image.decodedPixels
    draw(image, pixels)
    let isComplete = pixels.count == image.rect.size.pixelCount
    return Frame(
      index: index, canvas: canvas, delay: FrameDelay(centiseconds: image.control.delay),
      rect: image.rect, disposal: DisposalMethod(rawBits: image.control.disposalBits),
      state: isComplete ? .complete : pixels.isEmpty ? .missing : .partial,
      decodedPixelCount: pixels.count)
  }
}

extension ReferenceCompositor {
  private mutating func disposeOfLastImage() {
    guard let (image, canvasBefore) = last else { return }
    switch image.control.disposalBits {
    case 2: clear(place(of: image, index: index - 1))
    case 3, 4: canvas = canvasBefore
    default: break
    }
  }

  private mutating func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where isOnCanvas(x, y) {
        canvas[x, y] = .transparent
      }
    }
  }

  private mutating func draw(_ image: ReferenceGIF.Image, _ pixels: [Int]) {
    let place = place(of: image, index: index)
    let rows =
      image.isInterlaced
      ? Interlacing.storedRows(height: place.height) : Array(0..<place.height)
    for (number, pixel) in pixels.enumerated() {
      let x = place.x + number % place.width
      let y = place.y + rows[number / place.width]
      if isOnCanvas(x, y) && pixel != image.control.transparentIndex.map(Int.init) {
        canvas[x, y] = pixel < image.colors.count ? image.colors[pixel] : .black
      }
    }
  }

  private func isOnCanvas(_ x: Int, _ y: Int) -> Bool {
    x < canvas.size.width && y < canvas.size.height
  }

  /// Where an image is drawn: the first one at the top left when it makes the canvas.
  private func place(of image: ReferenceGIF.Image, index: Int) -> PixelRect {
    index == 0 && gif.canvasIsFirstImage ? PixelRect(gif.canvasSize) : image.rect
  }
}

extension ReferenceGIF.Image {
  /// The pixel values that can be decoded, in stored order.
  public var decodedPixels: [Int] {
    let count = rect.size.pixelCount
    let isReadable = minimumCodeSize == 0 ? count == 1 : minimumCodeSize <= 11
    guard count > 0, count <= ReferenceGIF.mostPixels, isReadable else { return [] }
    return ReferenceLZW.decode(data, minimumCodeSize: minimumCodeSize, pixelCount: count).pixels
  }
}
