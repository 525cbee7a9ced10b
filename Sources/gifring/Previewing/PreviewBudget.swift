internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import Rendering

/// What the pictures of a preview may cost, checked before any is drawn.
struct PreviewBudget {
  /// As many pictures as are in memory while one is drawn and encoded: itself, its rows and the file.
  private static let picturesOfOne = 4
  /// As many as the encoders of animations hold.
  private static let picturesOfAnimation = 9

  private let limits: Limits
  private let options: PreviewOptions
  private let pixelCount: Int
  /// What decoding takes, and the pictures of cells.
  private let otherBytes: Int

  init(_ job: PreviewJob, _ material: PreviewMaterial) {
    limits = job.decoding.limits
    options = job.options
    pixelCount = material.renderer.canvasSize.pixelCount
    let decoding = MemoryEstimate(job.structure, limits: limits).byteCount(workers: 1)
    otherBytes = decoding + 4 * material.cells.pictures.reduce(0) { $0 + $1.size.pixelCount }
  }

  /// Refuses a file that takes too much memory.
  func check(_ format: PreviewOptions.Format) throws(DecodingError) {
    switch format {
    // Nothing is drawn there.
    case .html, .svg: return
    case .png where options.instant != nil:
      let bytes = options.compression?.additionalByteCount(forPictureOf: pixelCount)
      try check(Self.picturesOfOne, bytes)
    case .png:
      let bytes = options.compression?.additionalByteCount(forAnimationOf: pixelCount)
      try check(Self.picturesOfAnimation, bytes)
    case .gif, .webp: try check(Self.picturesOfAnimation)
    }
  }

  /// Refuses pictures that are encoded one by one and take too much memory.
  func checkPictures() throws(DecodingError) {
    try check(Self.picturesOfOne)
  }

  private func check(
    _ pictureCount: Int, _ encoderBytes: Int? = nil
  ) throws(DecodingError) {
    try limits.check(
      .memoryBytes, otherBytes + 4 * pictureCount * pixelCount + (encoderBytes ?? 0))
  }
}
