internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Writes a file from the stored images of another one, which it cuts where they are cropped.
struct ImageCopier {
  private let job: EditingJob
  private let compressesAnew: Bool
  private var writer: RecordWriter
  private var isGapWritten: [Bool]

  init(_ job: EditingJob, compressesAnew: Bool) {
    self.job = job
    self.compressesAnew = compressesAnew
    let filter = ExtensionFilter(
      stripped: job.edit.stripped, dropsLoopBlocks: Self.changesLoopCount(job))
    writer = RecordWriter(job.file, filter)
    isGapWritten = [Bool](repeating: false, count: job.file.structure.images.count + 1)
  }

  private static func changesLoopCount(_ job: EditingJob) -> Bool {
    job.loopCount != job.file.structure.loopCount
  }

  /// Writes the file.
  mutating func run(_ decoder: inout GIFDecoder) throws -> EditingJob.Result {
    writer.putHead(size: job.keepsFirstFrames ? nil : job.size)
    if Self.changesLoopCount(job) { writer.putLoopCount(job.loopCount) }
    if job.order.first != 0 { putGap(before: 0, control: nil) }
    for (place, index) in job.order.enumerated() {
      try putImage(index, delay: job.delays[place], &decoder)
    }
    for index in isGapWritten.indices { putGap(before: index, control: nil) }
    return EditingJob.Result(
      bytes: writer.finish(), copiedImageCount: writer.copiedImageCount)
  }

  /// Writes the extensions in front of an image when it comes first, later only its control.
  private mutating func putGap(before index: Int, control: GraphicControl?) {
    if !isGapWritten[index] {
      isGapWritten[index] = true
      writer.putExtensions(before: index, control: control)
    } else if let control {
      writer.putControl(control)
    }
  }

  private mutating func putImage(
    _ index: Int, delay: FrameDelay, _ decoder: inout GIFDecoder
  ) throws {
    let image = job.file.structure.images[index]
    var control = GraphicControl(of: image)
    control.delay = delay
    if let changed = try changedImage(index, image, &decoder) {
      control.transparentIndex = changed.transparentColorIndex
      control.disposalBits = changed.disposalBits
      putGap(before: index, control: control)
      writer.putImage(changed)
    } else {
      putGap(before: index, control: control)
      let subBlocks = image.isTerminated ? nil : try decoder.encodedImage(at: index).subBlocks
      let place = job.file.structure.drawnRect(ofImage: index)
      let moves = !job.keepsFirstFrames
      writer.copyImage(
        index, subBlocks: subBlocks, x: moves ? place.x - job.part.x : nil,
        y: moves ? place.y - job.part.y : nil)
    }
  }

  /// The image compressed anew, nil where it can be copied.
  private func changedImage(
    _ index: Int, _ image: StoredImage, _ decoder: inout GIFDecoder
  ) throws -> EncodedImage? {
    let rect = job.file.structure.drawnRect(ofImage: index)
    let visible = rect.intersection(job.part)
    let needsCutting = visible != rect && needsWindow(rect)
    guard needsCutting || compressesAnew && !image.rect.isEmpty else { return nil }
    let table = job.file.structure.logicalScreen.globalColorTable
    if needsCutting && visible.isEmpty {
      return IndexedImage.blank(table).compressed(
        delay: image.delay, disposalBits: GraphicControl.keepingBits)
    }
    let picture = try decoder.storedPicture(at: index)
    guard needsCutting else { return smaller(picture, image) }
    let place = visible.moved(left: job.part.x, up: job.part.y)
    if picture.pixels == nil { return compressed(.blank(table, at: place), image) }
    guard let mended = picture.mended(at: rect) else {
      throw EditingError.tooManyColors(frame: index)
    }
    return compressed(mended.cropped(to: visible, at: place), image)
  }

  /// Whether an image that hangs over the part to keep must be cut.
  ///
  /// Without a crop it needn't, but a new first image must not make the canvas larger.
  private func needsWindow(_ rect: PixelRect) -> Bool {
    if job.edit.crop != nil { return true }
    return !job.keepsFirstFrames
      && (rect.width > job.part.width || rect.height > job.part.height)
  }

  /// The image compressed anew if that makes it smaller.
  private func smaller(_ picture: StoredPicture, _ image: StoredImage) -> EncodedImage? {
    guard picture.state == .complete, case .indexed(let indexed) = picture.pixels else {
      return nil
    }
    let rect = job.file.structure.drawnRect(ofImage: picture.index)
    let place =
      job.keepsFirstFrames ? image.rect : rect.moved(left: job.part.x, up: job.part.y)
    let values = IndexedImage(
      rect: place, indices: indexed.indices, decodedPixelCount: indexed.decodedPixelCount,
      isInterlaced: false, colorTable: indexed.colorTable,
      transparentColorIndex: indexed.transparentColorIndex)
    let encoded = compressed(values, image)
    let stored = image.endByteOffset - image.dataByteOffset
    let hasTable = image.localColorCount > 0 || indexed.colorTable.count > 0
    return hasTable && encoded.subBlocks.count < stored ? encoded : nil
  }

  private func compressed(_ indexed: IndexedImage, _ image: StoredImage) -> EncodedImage {
    indexed.compressed(delay: image.delay, disposalBits: image.disposalBits)
  }
}

extension PixelRect {
  /// The pixels that lie in both; empty where there are none.
  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return PixelRect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The same rectangle in another place.
  func moved(left: Int, up: Int) -> PixelRect {
    PixelRect(x: x - left, y: y - up, width: width, height: height)
  }
}
