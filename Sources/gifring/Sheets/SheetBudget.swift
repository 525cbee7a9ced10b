internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// What a sheet may cost, checked before a page is allocated.
struct SheetBudget {
  /// A page's pixels, its rows before compression and its file, which is seldom as long.
  private static let bytesPerPixel = 4 + 4 + 4
  /// What is kept of each frame: its sprite, its place, its part of a sidecar.
  private static let bytesPerFrame = 1_024

  private let limits: Limits
  private let decodingBytes: Int

  init(_ structure: GIFStructure, limits: Limits) {
    self.limits = limits
    decodingBytes = MemoryEstimate(structure, limits: limits).byteCount(workers: 1)
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
    try limits.check(
      .memoryBytes,
      decodingBytes + largest * Self.bytesPerPixel + plan.sprites.count * Self.bytesPerFrame)
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
