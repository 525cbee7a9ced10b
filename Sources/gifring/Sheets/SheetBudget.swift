internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// What a sheet may cost, checked before a page is allocated.
struct SheetBudget {
  /// What is kept of each frame: its sprite, its place, its part of a sidecar.
  private static let bytesPerFrame = 1_024

  private let limits: Limits
  private let decodingBytes: Int
  private let format: SheetOptions.PageFormat

  init(_ structure: GIFStructure, _ format: SheetOptions.PageFormat, limits: Limits) {
    self.limits = limits
    self.format = format
    decodingBytes = MemoryEstimate(structure, limits: limits).byteCount(workers: 1)
  }

  /// Refuses pages that their format can't hold.
  func checkFormat(_ plan: SheetPlan) throws(Failure) {
    let most = StillWebP.maximumSide
    let isTooLarge = { (size: PixelSize) in max(size.width, size.height) > most }
    guard format == .webp, let size = plan.pageSizes.first(where: isTooLarge) else { return }
    throw Failure(
      .unusableInput,
      "a page of \(size) is too large for WebP, whose sides are \(most) pixels at most: "
        + "--max-size \(most)x\(most) makes several pages, a PNG holds it")
  }

  /// Refuses a sheet that is too large.
  func check(_ plan: SheetPlan) throws(DecodingError) {
    var pixelCount = 0
    var largest = 0
    for size in plan.pageSizes {
      try limits.check(.sheetSide, max(size.width, size.height))
      pixelCount += size.pixelCount
      largest = max(largest, size.pixelCount)
    }
    try limits.check(.outputPixels, pixelCount)
    let frameBytes = 4 * (plan.sprites.first?.frameSize.pixelCount ?? 0)
    try limits.check(
      .memoryBytes,
      decodingBytes + frameBytes + largest * format.bytesPerPixel + plan.sprites.count
        * Self.bytesPerFrame)
  }
}

extension SheetOptions.PageFormat {
  /// What a page takes while it is encoded, a pixel.
  fileprivate var bytesPerPixel: Int {
    switch self {
    // The pixels, the rows before compression, and the file, which is seldom as long.
    case .png: 4 + 4 + 4
    // The pixels, and as much as libwebp was seen to take: 28 for pages of a film.
    case .webp: 4 + 32
    }
  }
}

/// The bytes that are written, within their limit.
struct OutputBudget {
  let limits: Limits
  private(set) var byteCount = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// Writes a file.
  ///
  /// - Throws: `DecodingError.limit` where it is too much, or `OutputError`.
  mutating func write(_ bytes: [UInt8], to name: RawPath, in folder: OutputFolder) throws {
    try limits.check(.outputBytes, byteCount + bytes.count)
    try folder.write(bytes, to: name)
    byteCount += bytes.count
  }
}
