internal import Frames

/// Decodes the compressed data of one image after the other, each on its own.
///
/// The memory that it needs is its own and is used again: one decoder a thread.
struct ImageDecoder: ~Copyable {
  /// The bytes of image data that are gathered at once: the fast decoder's input stays in the cache.
  private static let chunkByteCount = 1 << 15

  let reader: WindowedReader
  let structure: GIFStructure
  let limits: Limits
  private var lzw = LZWDecoder()
  /// The palette of the last image that used the global color table.
  var lastGlobalPalette: Palette?
  /// The gathered data, with slack behind it.
  private var input: [UInt8] = []
  /// The pixel values of the last image that was decoded by `decode`.
  private(set) var indices = IndexBuffer()

  init(source: ByteSource, structure: GIFStructure, limits: Limits) {
    reader = WindowedReader(source, deadline: limits.end)
    self.structure = structure
    self.limits = limits
  }

  /// An image with more clear codes ends the work in any case: the limit holds for the whole file.
  private var clearAllowance: ClearAllowance { ClearAllowance(byteCount: limits[.idleDataBytes]) }

  /// Why the source can't be read any more, nil while it can.
  var inputFailure: InputError? {
    if case .input(let error) = reader.failure { error } else { nil }
  }

  /// How the decoding of an image's data ended.
  struct Result {
    /// How many pixels are out, in stored order.
    var pixelCount = 0
    /// What kept the other pixels from coming out, nil for a whole image.
    var failure: (code: Diagnostic.Code, reason: String)?
    /// The data bytes that made no pixel: clear codes, and what follows the last pixel of a whole image.
    var idleByteCount = 0
    /// Whether a pixel's value stands for a color that the table doesn't have.
    var hasValuesOutsideTable = false
  }

  /// Decodes an image's pixel values into `indices`.
  ///
  /// - Precondition: the minimum code size is 1 to 8.
  mutating func decode(_ image: StoredImage) -> Result {
    let wanted = image.rect.size.pixelCount
    indices.reserve(wanted)
    lzw.begin(minimumCodeSize: Int(image.minimumCodeSize), clearAllowance: clearAllowance)
    let (outcome, used) = decodeChunks(image, wanted)
    let pixelCount = min(lzw.pixelCount, wanted)
    return result(
      image, outcome, pixelCount: pixelCount, usedByteCount: used,
      clearByteCount: lzw.clearByteCount)
  }

  /// Feeds the fast decoder with the image's sub-blocks.
  ///
  /// - Returns: why it stopped, and how many bytes of data it used.
  private mutating func decodeChunks(
    _ image: StoredImage, _ wanted: Int
  ) -> (outcome: LZWOutcome, usedByteCount: Int) {
    reader.seek(to: image.dataByteOffset, end: image.endByteOffset)
    reserveInput(image.dataByteCount)
    var subBlockRest = 0
    var carried = 0
    var firstBit = 0
    var used = 0
    while true {
      let chunk = gather(behind: carried, rest: &subBlockRest)
      let byteCount = carried + chunk.count
      let outcome = unsafe input.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return LZWOutcome.needsInput }
        return unsafe lzw.decode(
          start, fromBit: firstBit, byteCount: byteCount, into: indices.base, pixelCount: wanted)
      }
      if outcome != .needsInput || chunk.ended {
        return (outcome, used + (lzw.inputBit + 7) / 8)
      }
      let tail = lzw.inputBit / 8
      used += tail
      firstBit = lzw.inputBit % 8
      carried = byteCount - tail
      for index in 0..<carried { input[index] = input[tail + index] }
    }
  }

  /// Makes room for a chunk: all the data of a small image, a part of a large one's.
  private mutating func reserveInput(_ dataByteCount: Int) {
    let needed = min(max(dataByteCount + 1, 256), Self.chunkByteCount) + LZWDecoder.inputSlack
    if input.count < needed { input = [UInt8](repeating: 0, count: needed) }
  }

  private mutating func gather(behind carried: Int, rest: inout Int) -> (count: Int, ended: Bool) {
    unsafe input.withUnsafeMutableBytes { bytes in
      let room = unsafe UnsafeMutableRawBufferPointer(
        rebasing: bytes[carried..<bytes.count - LZWDecoder.inputSlack])
      return unsafe reader.gather(into: room, rest: &rest)
    }
  }

  /// Decodes an image of any code size row by row, without keeping more than a row.
  ///
  /// `draw` takes the rows in stored order, with the number of values that are decoded in the last.
  mutating func decodeRows(
    _ image: StoredImage, _ palette: Palette,
    draw: (_ storedRow: Int, _ values: ArraySlice<UInt16>) -> Void
  ) -> Result {
    let size = image.rect.size
    var wide = WideLZWDecoder(
      minimumCodeSize: Int(image.minimumCodeSize), clearAllowance: clearAllowance)
    var rows = RowAssembler(size: size)
    var bytes = SubBlockBytes(reader, at: image.dataByteOffset, end: image.endByteOffset)
    var hasValuesOutsideTable = false
    func drawChecked(row: Int, values: ArraySlice<UInt16>) {
      hasValuesOutsideTable =
        hasValuesOutsideTable || values.contains { palette.isOutsideTable($0) }
      draw(row, values)
    }
    let outcome = wide.decode(
      nextByte: { bytes.next() }, emit: { rows.append($0, drawChecked) })
    rows.flush(drawChecked)
    var result = result(
      image, outcome, pixelCount: rows.pixelCount, usedByteCount: bytes.usedByteCount,
      clearByteCount: wide.clearBitCount / 8)
    result.hasValuesOutsideTable = hasValuesOutsideTable
    return result
  }

  private func result(
    _ image: StoredImage, _ outcome: LZWOutcome, pixelCount: Int, usedByteCount: Int,
    clearByteCount: Int
  ) -> Result {
    let wanted = image.rect.size.pixelCount
    guard pixelCount < wanted else {
      let rest = max(0, image.dataByteCount - usedByteCount)
      return Result(pixelCount: wanted, idleByteCount: rest + clearByteCount)
    }
    let count = "after \(pixelCount) of \(wanted) pixels"
    return Result(
      pixelCount: pixelCount, failure: failure(image, outcome, count),
      idleByteCount: clearByteCount)
  }

  private func failure(
    _ image: StoredImage, _ outcome: LZWOutcome, _ count: String
  ) -> (code: Diagnostic.Code, reason: String) {
    if let failure = reader.failure {
      if case .deadlinePassed = failure { return (.limit, "\(failure), \(count)") }
      return (.sourceChanged, "\(failure) \(count)")
    }
    if outcome == .needsInput && image.isTerminated && reader.reachedEnd {
      return (.sourceChanged, "the file has become shorter while it was read, \(count)")
    }
    let code: Diagnostic.Code = image.isTerminated ? .damagedImage : .truncatedImage
    switch outcome {
    case .endCode: return (code, "the end code comes \(count)")
    case .undefinedCode: return (code, "an undefined code stands \(count)")
    case .tooManyClearCodes: return (.limit, "too many clear codes stand \(count)")
    case .needsInput, .complete: return (code, "the data ends \(count)")
    }
  }
}

/// The payload bytes of a sub-block chain, one by one.
private struct SubBlockBytes {
  private let reader: WindowedReader
  private var gathered = [UInt8](repeating: 0, count: 1 << 12)
  private var gatheredCount = 0
  private var place = 0
  private var rest = 0
  private var ended = false
  private var passedByteCount = 0

  init(_ reader: WindowedReader, at offset: Int, end: Int) {
    self.reader = reader
    reader.seek(to: offset, end: end)
  }

  /// The bytes that were handed out.
  var usedByteCount: Int { passedByteCount + place }

  mutating func next() -> UInt8? {
    guard place < gatheredCount || gather() else { return nil }
    defer { place += 1 }
    return gathered[place]
  }

  private mutating func gather() -> Bool {
    guard !ended else { return false }
    passedByteCount += gatheredCount
    place = 0
    (gatheredCount, ended) = unsafe gathered.withUnsafeMutableBytes { bytes in
      unsafe reader.gather(into: bytes, rest: &rest)
    }
    return gatheredCount > 0
  }
}

/// Cuts the strings of a decoder into rows.
private struct RowAssembler {
  private let size: PixelSize
  private var row: [UInt16]
  private var filledCount = 0
  private var rowIndex = 0

  init(size: PixelSize) {
    self.size = size
    row = [UInt16](repeating: 0, count: size.width)
  }

  var pixelCount: Int { rowIndex * size.width + filledCount }

  /// Adds pixel values.
  ///
  /// - Returns: false once the last row is full.
  mutating func append(
    _ values: borrowing Span<UInt16>, _ draw: (Int, ArraySlice<UInt16>) -> Void
  ) -> Bool {
    for index in values.indices where rowIndex < size.height {
      row[filledCount] = values[index]
      filledCount += 1
      if filledCount == size.width {
        draw(rowIndex, row[...])
        rowIndex += 1
        filledCount = 0
      }
    }
    return rowIndex < size.height
  }

  /// Hands over the row that is not full.
  mutating func flush(_ draw: (Int, ArraySlice<UInt16>) -> Void) {
    if filledCount > 0 { draw(rowIndex, row[..<filledCount]) }
  }
}
