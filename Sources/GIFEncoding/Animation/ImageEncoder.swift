internal import Frames

/// Makes the images that turn one picture into the next.
struct ImageEncoder {
  /// An image with what comes of it.
  struct Drawn {
    let image: CompressedImage
    /// Where it is drawn.
    let rect: PixelRect
    /// The canvas afterwards.
    let shown: Canvas
  }

  /// Below this number of bytes a code's first bits count.
  private static let smallByteCount = 4096

  /// How many times a palette's squared error may be that of the best.
  private static let acceptableErrorRatio: Float = 1.6
  /// The mean squared error, in all channels together, that is always acceptable (38 dB).
  private static let acceptableError: Float = 31

  private let plan: ColorPlan
  private var globalMapper: PaletteMapper?

  init(_ plan: ColorPlan) {
    self.plan = plan
  }

  /// Whether nothing may be lost.
  var isExact: Bool { plan.options.colors == .exact }

  /// Whether every color of every picture is a global one.
  var hasAllColors: Bool { plan.isComplete }

  /// Encodes what turns a canvas into a picture.
  mutating func encode(
    _ target: Canvas, over before: ShownCanvas, _ disposal: Disposal, frame: Int
  ) throws(EncodingError) -> Drawn {
    // GIF has no images without pixels: where nothing changes, one pixel is drawn again.
    let rect =
      disposal.rect.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : disposal.rect
    if plan.isComplete || isExact || plan.options.palettes != .global {
      let patch = Patch(of: target, over: before, rect)
      if let image = smallestImage(patch) {
        // The pictures stay one array in memory as long as nothing was lost.
        let shown = before.isExact ? target : before.shown.drawing(patch)
        return Drawn(image: image, rect: rect, shown: shown)
      }
    }
    guard case .quantized(let dithering) = plan.options.colors else {
      throw .tooManyColorsInFrame(frame)
    }
    var patch = quantized(PatchQuantizer(target, over: before, rect), dithering)
    if disposal.method != .restoreToBackground { patch = patch.cropped }
    guard let image = smallestImage(patch) else { throw .tooManyColorsInFrame(frame) }
    return Drawn(image: image, rect: patch.rect, shown: before.shown.drawing(patch))
  }

  /// The patch in global colors where they are good enough, else in its own.
  private mutating func quantized(_ quantizer: PatchQuantizer, _ dithering: Dithering) -> Patch {
    guard plan.options.palettes != .local else {
      var mapper = PaletteMapper(quantizer.palette(limit: 255))
      return quantizer.quantized(&mapper, dithering).patch
    }
    var global = globalMapper.take() ?? PaletteMapper(plan.palette.numbering.colors)
    defer { globalMapper = global }
    let inGlobal = quantizer.quantized(&global, dithering)
    let acceptable = Self.acceptableError * Float(inGlobal.changedCount)
    if plan.options.palettes == .global || inGlobal.squaredError <= acceptable {
      return inGlobal.patch
    }
    var own = PaletteMapper(quantizer.palette(limit: 255))
    let inOwn = quantizer.quantized(&own, dithering)
    let isGlobalGood = inGlobal.squaredError <= inOwn.squaredError * Self.acceptableErrorRatio
    return isGlobalGood ? inGlobal.patch : inOwn.patch
  }

  /// The smallest image of a patch that needs few colors, nil where it needs too many.
  private func smallestImage(_ patch: Patch) -> CompressedImage? {
    guard let required = patch.required else { return nil }
    var best: CompressedImage?
    for palette in [plan.palette, ImagePalette(own: required)] {
      if let best, !palette.mayBeat(best, colorCount: required.colors.count) { continue }
      guard let numbered = NumberedPatch(patch, palette) else { continue }
      for freedom in IndexedPatch.Freedom.allCases {
        if let best, !Self.pays(freedom, best) { continue }
        guard let patch = IndexedPatch(numbered, freedom: freedom) else { continue }
        let image = CompressedImage(patch)
        if image.byteCount < best?.byteCount ?? .max { best = image }
      }
    }
    return best
  }

  /// Whether an image may become smaller with another freedom than the wide one.
  private static func pays(_ freedom: IndexedPatch.Freedom, _ best: CompressedImage) -> Bool {
    guard best.transparentIndex != nil else { return false }
    return freedom == .drawn || best.byteCount <= smallByteCount
  }
}

extension ImagePalette {
  /// Whether a local palette may save more bits of codes than it takes.
  ///
  /// Its codes are shorter only while the dictionary is small.
  fileprivate func mayBeat(_ image: CompressedImage, colorCount: Int) -> Bool {
    let size = max(2, Int.bitWidth - colorCount.leadingZeroBitCount)
    let saved = image.minimumCodeSize - size
    let codeCount = min(8 * image.subBlocks.count / (image.minimumCodeSize + 1), 4096)
    return codeCount * saved / 8 > 3 << size
  }
}
