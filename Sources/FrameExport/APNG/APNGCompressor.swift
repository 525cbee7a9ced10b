internal import Frames

/// Compresses patches: first quickly, to find the smallest one, then well.
struct APNGCompressor: ~Copyable {
  /// A patch with the bytes that it takes when compressed quickly.
  struct Trial {
    let patch: APNGPatch
    let byteCount: Int
  }

  private var rows: APNGRows
  private var filterer = RowFilterer()
  private let compression: CompressionLevel
  /// The bytes of rows that zopfli may yet be given: it takes about a second for 300 KB.
  private var zopfliBudget = 8 << 20
  private let quick: DeflateCompressor
  private let thorough: DeflateCompressor

  init(_ format: APNGFormat, _ compression: CompressionLevel) throws(ExportError) {
    let rows = try APNGRows(format)
    // Level 9 leaves 2 to 14 % more than 12, which reads the rows of only one choice of filters.
    let level = compression == .best ? 12 : compression.libdeflateLevel
    let quick = try DeflateCompressor(level: min(6, level))
    let thorough = try DeflateCompressor(level: level)
    self.rows = rows
    self.compression = compression
    self.quick = quick
    self.thorough = thorough
  }

  /// How pixels are stored.
  var format: APNGFormat { rows.format }

  /// The chunk of a color profile, or nothing without one.
  borrowing func profileChunk(_ profile: [UInt8]) -> [UInt8] {
    PNGChunk.colorProfile(profile) { thorough.compress($0) }
  }

  /// Whether bytes matter more than time.
  var isPatient: Bool { compression == .best || compression == .max }

  /// The patch that compresses best; the first of several.
  mutating func smallest(of patches: [APNGPatch]) throws(ExportError) -> Trial? {
    var best: Trial?
    for patch in patches {
      let plain = rows.rows(patch.pixels, width: patch.rect.width)
      try consider(plain, patch, &best)
      let filtered = try filtered(plain, patch, with: RowFilter.allCases)
      try consider(filtered, patch, &best)
    }
    return best
  }

  /// The zlib stream of a patch, with the filters that compress best.
  ///
  /// What looks best row by row is often not what compresses best: each filter alone is tried too.
  /// What compresses best quickly nearly always compresses best.
  mutating func compress(_ patch: APNGPatch) throws(ExportError) -> [UInt8] {
    let plain = rows.rows(patch.pixels, width: patch.rect.width)
    var best = (rows: plain, stream: compressForChoice(plain))
    for filters in filterChoices {
      let rows = try filtered(plain, patch, with: filters)
      let stream = compressForChoice(rows)
      if stream.count < best.stream.count { best = (rows, stream) }
    }
    return smaller(best.stream, of: best.rows)
  }

  private func compressForChoice(_ rows: [UInt8]) -> [UInt8] {
    compression == .max ? thorough.compress(rows) : quick.compress(rows)
  }

  /// What more time makes of rows, if that is smaller.
  private mutating func smaller(_ stream: [UInt8], of rows: [UInt8]) -> [UInt8] {
    let other =
      switch compression {
      case .fast, .standard: stream
      case .best: thorough.compress(rows)
      case .max: zopfliStream(of: rows) ?? stream
      }
    return other.count < stream.count ? other : stream
  }

  /// What zopfli makes of rows, nil where it would take too long.
  private mutating func zopfliStream(of rows: [UInt8]) -> [UInt8]? {
    guard rows.count <= zopfliBudget else { return nil }
    zopfliBudget -= rows.count
    return unsafe rows.withUnsafeBytes {
      unsafe ZopfliCompressor.compress($0, limit: ZopfliCompressor.largestLimit)
    }
  }

  private var filterChoices: [[RowFilter]] {
    if !isPatient || format.bytesPerPixel == 1 { return [RowFilter.allCases] }
    return [RowFilter.allCases] + RowFilter.allCases.dropFirst().map { [$0] }
  }

  private func consider(
    _ rows: [UInt8], _ patch: APNGPatch, _ best: inout Trial?
  ) throws(ExportError) {
    // Small rows leave time for their real size.
    let isExact = compression == .max && rows.count <= 1 << 16
    let count = isExact ? thorough.compress(rows).count : quick.compress(rows).count
    if count < best?.byteCount ?? .max {
      best = Trial(patch: patch, byteCount: count)
    }
  }

  private mutating func filtered(
    _ rows: [UInt8], _ patch: APNGPatch, with filters: [RowFilter]
  ) throws(ExportError) -> [UInt8] {
    let rowByteCount = format.rowByteCount(width: patch.rect.width) + 1
    let layout = ScanlineLayout(
      rowCount: patch.rect.height, rowByteCount: rowByteCount,
      bytesPerPixel: format.bytesPerPixel)
    var rows = rows
    let result = unsafe rows.withUnsafeMutableBufferPointer { buffer -> Result<Void, ExportError> in
      guard let start = buffer.baseAddress else { return .success(()) }
      do throws(ExportError) {
        unsafe try filterer.filter(start, layout, choosingFrom: filters)
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
    return rows
  }
}
