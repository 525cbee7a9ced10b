public import GIFDecoding
internal import Frames
internal import GIFEncoding

/// Makes valid files of damaged ones.
public enum GIFRepair {
  /// Writes what can be saved of a file as one that every decoder takes.
  ///
  /// Whole images are copied byte for byte where every decoder takes them, and compressed anew where
  /// not: more pixels than the image has, values outside of the color table, code sizes outside of 2
  /// to 8, places outside of the canvas. Comments and application data stay; bytes between records,
  /// plain text and what follows the trailer go. The logical screen becomes the canvas that browsers
  /// show.
  ///
  /// Frames behind damage that a decoder by itself stops at are looked for if `options.salvages` says
  /// so.
  ///
  /// - Parameters:
  ///   - source: the damaged file.
  ///   - keepsPartial: whether images of which only a part could be decoded are kept, their other
  ///     pixels transparent.
  ///   - options: the limits, and how hard frames are looked for.
  /// - Throws: `DecodingError`, among them `nothingReadable`; `EditingError.nothingWhole`.
  public static func repair(
    _ source: ByteSource, keepsPartial: Bool = false,
    options: DecodingOptions = DecodingOptions(salvages: true)
  ) throws -> RepairedGIF {
    var decoder = try GIFDecoder(source, options: options)
    let file = try GIFFile(source, decoder.structure, limits: options.limits)
    var mender = FrameMender(file, keepsPartial: keepsPartial)
    var index = 0
    while try decoder.hasFrame(at: index) {
      mender.add(try decoder.storedPicture(at: index))
      index += 1
    }
    return try mender.finish(diagnostics: decoder.diagnostics)
  }
}

/// Writes the frames of a damaged file, one after the other.
private struct FrameMender {
  private let file: GIFFile
  private let keepsPartial: Bool
  private var writer: RecordWriter
  private var frames: [RepairedGIF.Frame] = []

  init(_ file: GIFFile, keepsPartial: Bool) {
    self.file = file
    self.keepsPartial = keepsPartial
    writer = RecordWriter(
      file, ExtensionFilter(stripped: [], dropsLoopBlocks: true, isStrict: true))
    writer.putHead(size: file.structure.canvasSize)
    writer.putLoopCount(file.structure.loopCount)
  }

  mutating func add(_ picture: StoredPicture) {
    let image = file.structure.images[picture.index]
    let verdict = put(picture, image)
    if verdict == .dropped { writer.putExtensions(before: picture.index, control: nil) }
    frames.append(
      RepairedGIF.Frame(
        verdict: verdict, state: picture.state, decodedPixelCount: picture.decodedPixelCount,
        pixelCount: image.rect.size.pixelCount,
        lostPixelCount: verdict == .kept ? picture.mendingLossCount : 0))
  }

  mutating func finish(diagnostics: DiagnosticLog) throws(EditingError) -> RepairedGIF {
    guard writer.imageCount > 0 else {
      throw .nothingWhole(partialCount: frames.count { $0.state == .partial })
    }
    writer.putExtensions(before: file.structure.images.count, control: nil)
    return RepairedGIF(
      bytes: writer.finish(), canvasSize: file.structure.canvasSize, frames: frames,
      declaredFrameCount: file.structure.imageCount, diagnostics: diagnostics)
  }

  private mutating func put(
    _ picture: StoredPicture, _ image: StoredImage
  ) -> RepairedGIF.Verdict {
    if image.rect.isEmpty {
      putBlank(picture.index)
      return .rewritten
    }
    switch picture.state {
    case .missing: return .dropped
    case .partial where !keepsPartial: return .dropped
    case .complete where isFlawless(picture, image):
      writer.putExtensions(before: picture.index, control: GraphicControl(of: image))
      writer.copyImage(picture.index)
      return .copied
    case .complete where isOutsideCanvas(picture.index):
      putBlank(picture.index)
      return .rewritten
    case .partial, .complete:
      guard let mended = mended(picture) else { return .dropped }
      put(mended, image, picture.index)
      return picture.state == .complete ? .rewritten : .kept
    }
  }

  private mutating func put(
    _ mended: IndexedImage, _ image: StoredImage, _ index: Int, disposalBits: UInt8? = nil
  ) {
    var control = GraphicControl(of: image)
    control.transparentIndex = mended.transparentColorIndex
    control.disposalBits = disposalBits ?? control.disposalBits
    writer.putExtensions(before: index, control: control)
    writer.putImage(
      mended.compressed(delay: image.delay, disposalBits: control.disposalBits))
  }

  /// Writes an image that draws and clears nothing.
  private mutating func putBlank(_ index: Int) {
    put(
      .blank(file.structure.logicalScreen.globalColorTable), file.structure.images[index], index,
      disposalBits: GraphicControl.keepingBits)
  }

  private func isOutsideCanvas(_ index: Int) -> Bool {
    file.structure.drawnRect(ofImage: index).clipped(to: file.structure.canvasSize).isEmpty
  }

  /// Whether every decoder takes the image as it is.
  private func isFlawless(_ picture: StoredPicture, _ image: StoredImage) -> Bool {
    guard case .indexed(let indexed) = picture.pixels, image.isTerminated,
      PixelRect(file.structure.canvasSize).contains(image.rect),
      Int(indexed.indices.max() ?? 0) < indexed.colorTable.count
    else { return false }
    let rect = file.structure.drawnRect(ofImage: picture.index)
    return rect == image.rect
      && CommonData.matches(
        file.bytes[image.dataByteOffset..<image.endByteOffset],
        minimumCodeSize: Int(image.minimumCodeSize), pixelCount: image.rect.size.pixelCount)
  }

  /// The pixels that could be decoded and lie on the canvas; nil where there are none, or too many
  /// colors.
  private func mended(_ picture: StoredPicture) -> IndexedImage? {
    let rect = file.structure.drawnRect(ofImage: picture.index)
    let visible = rect.clipped(to: file.structure.canvasSize)
    return visible.isEmpty ? nil : picture.mended(at: rect)?.cropped(to: visible, at: visible)
  }
}
