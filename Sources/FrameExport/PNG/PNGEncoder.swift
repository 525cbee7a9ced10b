public import Frames

/// Encodes pictures as PNG files, keeping its memory from one to the next.
///
/// Pictures of up to 256 colors become indexed files of 1, 2, 4 or 8 bits a pixel; others RGB where
/// every pixel is opaque, RGB with black for transparent where no pixel is opaque black, else RGBA.
/// Which it is never changes a pixel. The bytes depend on nothing but the picture, its palette where one
/// is given, what the encoder was made with and the installed libdeflate and zopfli.
///
/// An encoder holds the picture's uncompressed rows and returns the compressed ones: for a canvas of
/// N bytes that is N + 1 byte a row, and memory for as many again of which only what the file
/// needs is touched. One thread at a time may use it.
///
/// To encode in parallel what is drawn in order, call ``prepare(_:indexed:)`` while the canvas is
/// there and ``finish()``, which takes most of the time, on another thread.
public struct PNGEncoder: ~Copyable {
  /// PNG's numbers have 31 bits (PNG, section 7.1), and a stream can be somewhat longer than its rows.
  private static let maximumByteCount = 1 << 30
  /// Pixels are loaded in words that may end behind the last one.
  private static let slack = 8

  private let compression: CompressionLevel
  private let profileChunk: [UInt8]
  private var deflater: ScanlineDeflater
  private var indexer: ColorIndexer
  private var reducer: PaletteReducer
  private var filterer = RowFilterer()
  private var rows = Workspace<UInt8>()
  private var prepared: (header: PNGHeader, layout: ScanlineLayout)?
  /// The last file's header and what it became: the pictures of an animation often share it.
  private var lastHead: (header: PNGHeader, bytes: [UInt8])?

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - compression: how much time goes into making files small.
  ///   - iccProfile: a color profile that goes into every file as it is, nil or empty for none.
  ///   - isExhaustive: whether at the level `max` pictures of up to 256 KiB may take some 5 µs a byte,
  ///     to become a few percent smaller yet.
  /// - Throws: `ExportError.outOfMemory`.
  public init(
    compression: CompressionLevel, iccProfile: [UInt8]? = nil, isExhaustive: Bool = false
  ) throws(ExportError) {
    // Members without copies can only be set when nothing can be thrown any more.
    let deflater = try ScanlineDeflater(level: compression, isExhaustive: isExhaustive)
    let indexer = try ColorIndexer()
    let reducer = try PaletteReducer()
    self.compression = compression
    self.deflater = deflater
    self.indexer = indexer
    self.reducer = reducer
    profileChunk = Self.profileChunk(iccProfile ?? [], self.deflater)
  }

  private static func profileChunk(
    _ profile: [UInt8], _ deflater: borrowing ScanlineDeflater
  ) -> [UInt8] {
    PNGChunk.colorProfile(profile) { deflater.compress($0) }
  }

  /// Encodes a canvas as a PNG file.
  ///
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - indexed: the same picture as palette indices, which saves counting its colors.
  /// - Precondition: `indexed` has the size of `canvas`.
  /// - Throws: `ExportError.emptyPicture`, `pictureTooLarge`, `outOfMemory`.
  public mutating func encode(
    _ canvas: Canvas, indexed: IndexedCanvas? = nil
  ) throws(ExportError) -> [UInt8] {
    try prepare(canvas, indexed: indexed)
    return try finish()
  }

  /// Encodes a stored image as a PNG file.
  ///
  /// Its transparent index and its pixels that could not be decoded are transparent; values outside
  /// the color table are opaque black.
  ///
  /// - Throws: `ExportError.emptyPicture`, `pictureTooLarge`, `outOfMemory`.
  public mutating func encode(_ image: IndexedImage) throws(ExportError) -> [UInt8] {
    try prepare(image)
    return try finish()
  }

  /// Takes a canvas over, so that `finish()` can compress it.
  ///
  /// - Parameters:
  ///   - canvas: the picture.
  ///   - indexed: the same picture as palette indices, which saves counting its colors.
  /// - Precondition: `indexed` has the size of `canvas`.
  /// - Throws: `ExportError.emptyPicture`, `pictureTooLarge`, `outOfMemory`.
  public mutating func prepare(
    _ canvas: Canvas, indexed: IndexedCanvas? = nil
  ) throws(ExportError) {
    precondition(indexed == nil || indexed?.size == canvas.size, "two forms of one picture")
    try Self.check(canvas.size)
    if let indexed {
      try prepareIndices(indexed.indices, indexed.size, indexed.palette)
    } else {
      try preparePixels(canvas)
    }
  }

  /// Takes a stored image over, so that `finish()` can compress it.
  ///
  /// - Throws: `ExportError.emptyPicture`, `pictureTooLarge`, `outOfMemory`.
  public mutating func prepare(_ image: IndexedImage) throws(ExportError) {
    try Self.check(image.rect.size)
    if image.isWhollyDecoded {
      try prepareIndices(image.indices, image.rect.size, image.palette)
    } else {
      try preparePixels(Canvas(image))
    }
  }

  /// Compresses the picture that was prepared last and returns its PNG file.
  ///
  /// The array keeps the capacity that the compression could have needed; copy it to keep it for
  /// long.
  ///
  /// - Throws: `ExportError.nothingPrepared`.
  public mutating func finish() throws(ExportError) -> [UInt8] {
    guard let (header, layout) = prepared else { throw .nothingPrepared }
    let head = head(header)
    // Behind the head: the chunk's length and type, the stream, its CRC, and the end chunk.
    let capacity = head.count + 8 + deflater.bound(byteCount: layout.byteCount) + 4 + 12
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { file, count in
      _ = unsafe file.update(fromContentsOf: head)
      let chunk = unsafe UnsafeMutableBufferPointer(rebasing: file[head.count...])
      let chunkCount = unsafe writePixelChunk(layout, to: chunk)
      let end = unsafe UnsafeMutableBufferPointer(rebasing: chunk[chunkCount...])
      _ = unsafe end.update(fromContentsOf: PNGChunk.end)
      count = head.count + chunkCount + PNGChunk.end.count
    }
  }

  private mutating func head(_ header: PNGHeader) -> [UInt8] {
    if let lastHead, lastHead.header == header { return lastHead.bytes }
    let bytes = header.bytes(beforePalette: profileChunk)
    lastHead = (header, bytes)
    return bytes
  }

  private mutating func writePixelChunk(
    _ layout: ScanlineLayout, to chunk: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let input = unsafe rows.elements.baseAddress else { return 0 }
    let stream = unsafe UnsafeMutableRawBufferPointer(
      rebasing: UnsafeMutableRawBufferPointer(chunk)[8...])
    let count = unsafe deflater.compress(input, layout, into: stream)
    _ = unsafe chunk.update(fromContentsOf: PNGChunk.bigEndian(UInt32(count)) + Array("IDAT".utf8))
    var crc = CRC32()
    unsafe crc.update(
      UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(chunk)[4..<8 + count]).bytes)
    let tail = unsafe UnsafeMutableBufferPointer(rebasing: chunk[(8 + count)...])
    _ = unsafe tail.update(fromContentsOf: PNGChunk.bigEndian(crc.value))
    return 8 + count + 4
  }

  /// Checks that PNG and this encoder can hold a picture.
  ///
  /// - Throws: `ExportError.emptyPicture`, `ExportError.pictureTooLarge`.
  static func check(_ size: PixelSize) throws(ExportError) {
    if size.isEmpty { throw .emptyPicture(size) }
    let (byteCount, overflow) = size.pixelCount.multipliedReportingOverflow(by: 4)
    if overflow || byteCount + size.height > maximumByteCount { throw .pictureTooLarge(size) }
  }
}

extension PNGEncoder {
  private mutating func prepareIndices(
    _ indices: [UInt8], _ size: PixelSize, _ palette: [Color]
  ) throws(ExportError) {
    try rows.reserve((size.width + 1) * size.height + Self.slack)
    unsafe IndexRows.copy(indices, width: size.width, to: rows.elements)
    // Indices outside the palette are opaque black, as in a GIF.
    try finishIndices(size, reducer.reduce(palette, used: IndexRows.used(indices)))
  }

  private mutating func finishIndices(
    _ size: PixelSize, _ palette: ReducedPalette
  ) throws(ExportError) {
    let rowByteCount = unsafe IndexRows.pack(
      rows.elements, width: size.width, rowCount: size.height, palette: palette)
    let layout = ScanlineLayout(
      rowCount: size.height, rowByteCount: rowByteCount, bytesPerPixel: 1)
    try deflater.reserve(for: layout)
    prepared = (PNGHeader(size, palette), layout)
  }

  private mutating func preparePixels(_ canvas: Canvas) throws(ExportError) {
    let size = canvas.size
    try rows.reserve((size.width + 1) * size.height + Self.slack)
    let isIndexed = unsafe canvas.pixels.withUnsafeBufferPointer {
      unsafe indexer.writeIndices(of: $0, width: size.width, to: rows.elements)
    }
    if isIndexed {
      let colors = indexer.colors
      let used = [UInt8](repeating: 1, count: colors.count)
      try finishIndices(size, ReducedPalette(colors, used: used, with: &indexer))
    } else {
      try prepareTruecolor(canvas)
    }
  }

  private mutating func prepareTruecolor(_ canvas: Canvas) throws(ExportError) {
    let size = canvas.size
    let format = unsafe canvas.pixels.withUnsafeBufferPointer { unsafe TruecolorFormat(of: $0) }
    let layout = ScanlineLayout(
      rowCount: size.height, rowByteCount: size.width * format.bytesPerPixel + 1,
      bytesPerPixel: format.bytesPerPixel)
    try rows.reserve(layout.byteCount + Self.slack)
    let rows = unsafe rows.elements
    let colorsRecur = unsafe canvas.pixels.withUnsafeBufferPointer { pixels in
      unsafe TruecolorRows.copy(pixels, width: size.width, as: format, to: rows)
      return unsafe TruecolorRows.colorsRecur(in: pixels, width: size.width)
    }
    try filter(layout, with: colorsRecur ? [.none] : filters)
    try deflater.reserve(for: layout)
    prepared = (PNGHeader(size, format), layout)
  }

  private mutating func filter(
    _ layout: ScanlineLayout, with filters: [RowFilter]
  ) throws(ExportError) {
    guard let start = unsafe rows.elements.baseAddress else { return }
    unsafe try filterer.filter(start, layout, choosingFrom: filters)
  }

  /// The filters to choose from where colors don't recur.
  private var filters: [RowFilter] {
    switch compression {
    case .fast: [.none, .sub, .up]
    case .standard: [.none, .sub, .up, .paeth]
    case .best, .max: RowFilter.allCases
    }
  }
}
