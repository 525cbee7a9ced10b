internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// One edit of one file.
struct EditingJob {
  /// A way to store the result.
  struct Result {
    var bytes: [UInt8]
    var copiedImageCount = 0
    var isQuantized = false
  }

  let source: ByteSource
  let file: GIFFile
  let options: DecodingOptions
  let edit: Edit
  /// The frames' indices in the order in which they will play.
  let order: [Int]
  let delays: [FrameDelay]

  /// Works out the order and the delays.
  ///
  /// - Parameter frameCount: how many of the file's images can be used.
  init(
    source: ByteSource, file: GIFFile, options: DecodingOptions, edit: Edit, frameCount: Int
  ) throws {
    (self.source, self.file, self.options, self.edit) = (source, file, options, edit)
    order = try edit.order(ofFrames: frameCount)
    try options.limits.check(.frames, order.count)
    var plan = DelayPlan(edit, images: file.structure.images)
    delays = try plan.delays(of: order)
    let canvas = file.structure.canvasSize
    if let crop = edit.crop, crop.isEmpty || !PixelRect(canvas).contains(crop) {
      throw EditingError.cropOutsideCanvas(crop, canvas: canvas)
    }
    try options.limits.check(.canvasSide, max(size.width, size.height))
    try options.limits.check(.canvasPixels, size.pixelCount)
  }

  /// The part of the canvas to keep.
  var part: PixelRect { edit.crop ?? PixelRect(file.structure.canvasSize) }
  /// The size of the result's frames.
  var size: PixelSize { edit.size ?? part.size }
  /// How often the result plays.
  var loopCount: LoopCount { edit.loopCount ?? file.structure.loopCount }

  /// Makes the result.
  func run(_ decoder: inout GIFDecoder) throws -> Result {
    guard size == part.size, try canBeCopied() else { return try redrawn() }
    let copied = try imagesCopied(&decoder, compressingAnew: false)
    guard edit.isOptimized else { return copied }
    return try smallest(copied, &decoder)
  }

  /// Whether the frames at the start of the file stay as they are.
  var keepsFirstFrames: Bool { edit.crop == nil && order.elementsEqual(0..<order.count) }

  /// Whether the stored images make the frames in their new order.
  private func canBeCopied() throws -> Bool {
    if order.elementsEqual(0..<order.count) { return true }
    try checkMemory(pixelCount: file.structure.canvasSize.pixelCount, bytesAPixel: 16)
    return try ReplayCheck.allows(order, of: source, options: options)
  }

  /// Refuses to draw what there is no memory for, beside the file and its frames.
  ///
  /// Measured: replaying holds four pictures besides the decoder's, encoding up to eleven.
  private func checkMemory(pixelCount: Int, bytesAPixel: Int) throws(DecodingError) {
    let decoding = MemoryEstimate(file.structure, limits: options.limits).byteCount(workers: 1)
    let drawing = EditedAnimation.byteBudget + pixelCount * bytesAPixel
    try options.limits.check(
      .memoryBytes, decoding + drawing + 2 * file.structure.byteCount)
  }

  /// Copies the images, or as much of them as the crop leaves.
  private func imagesCopied(
    _ decoder: inout GIFDecoder, compressingAnew: Bool
  ) throws -> Result {
    var writer = ImageCopier(self, compressesAnew: compressingAnew)
    return try writer.run(&decoder)
  }

  /// Draws the frames and compresses them anew.
  private func redrawn() throws -> Result {
    let cost = order.count.multipliedReportingOverflow(by: size.pixelCount)
    try options.limits.check(.outputPixels, cost.overflow ? .max : cost.partialValue)
    try checkMemory(pixelCount: size.pixelCount, bytesAPixel: 44)
    let animation = EditedAnimation(
      source: source, options: options, order: order, delays: delays, part: part, size: size,
      scaling: edit.scaling, loopCount: loopCount)
    do {
      let exact = try AnimatedGIF.encode(animation, options: AnimatedGIFOptions(colors: .exact))
      return Result(bytes: withExtensions(exact))
    } catch let error as EncodingError where size != part.size && error.isAboutColors {
      return Result(bytes: withExtensions(try AnimatedGIF.encode(animation)), isQuantized: true)
    }
  }

  /// The smallest of all ways that lose nothing.
  private func smallest(_ copied: Result, _ decoder: inout GIFDecoder) throws -> Result {
    var best = copied
    let recompressed = try imagesCopied(&decoder, compressingAnew: true)
    if recompressed.bytes.count < best.bytes.count { best = recompressed }
    do {
      let redrawn = try redrawn()
      if redrawn.bytes.count < best.bytes.count { best = redrawn }
    } catch is EncodingError {
      // Too many colors at once, where several images make up a frame.
    } catch DecodingError.limit {
      // Copying was allowed, drawing is not.
    }
    return best
  }

  /// A file with the extensions that the input has and that are not stripped.
  private func withExtensions(_ bytes: [UInt8]) -> [UInt8] {
    let headEnd = GIFFile.headEnd(of: bytes)
    let last = file.structure.images.count
    let behind = last > 0 ? (1...last).flatMap(keptExtensions) : []
    return bytes[..<headEnd] + keptExtensions(before: 0) + bytes[headEnd...].dropLast() + behind
      + [0x3b]
  }

  private func keptExtensions(before index: Int) -> [UInt8] {
    let filter = ExtensionFilter(
      stripped: edit.stripped.union([.plainText]), dropsLoopBlocks: true)
    return file.extensions(before: index).reduce(into: []) { kept, found in
      if found.label != Label.graphicControl, filter.keeps(found, of: file.bytes) {
        kept += file.bytes[found.range]
      }
    }
  }
}

extension EncodingError {
  /// Whether a picture has more colors than can be stored exactly.
  fileprivate var isAboutColors: Bool {
    switch self {
    case .tooManyColorsInFrame, .partialTransparency: true
    default: false
    }
  }
}

extension Edit {
  /// The frames' indices in the order in which they will play.
  fileprivate func order(ofFrames count: Int) throws(EditingError) -> [Int] {
    var order = frames ?? Array(0..<count)
    let named = (frames ?? []) + delays.flatMap(\.frames)
    if let missing = named.first(where: { !(0..<count).contains($0) }) {
      throw .noSuchFrame(missing, count: count)
    }
    if order.isEmpty { throw .noFrameLeft }
    if isReversed { order.reverse() }
    if bounces { order += order.dropFirst().dropLast().reversed() }
    return order
  }
}
