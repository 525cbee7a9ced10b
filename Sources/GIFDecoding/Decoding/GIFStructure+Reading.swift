internal import Frames

extension GIFStructure {
  /// Reads a GIF's structure without decoding a pixel: what a listing needs.
  ///
  /// - Complexity: O(bytes) for reading the source once, O(images) memory.
  /// - Throws: `DecodingError` when there is no GIF, no image in it, or a limit refuses it; its `input`
  ///   when the source can't be read, `deadlinePassed` and `outOfMemory`.
  public init(_ source: ByteSource, options: DecodingOptions = DecodingOptions())
    throws(DecodingError)
  {
    let most = options.limits[.listedFrames]
    self = try StructureReader.read(
      source,
      options: StructureOptions(
        limits: options.limits, imageCapacity: most, salvages: options.salvages))
    try options.limits.check(.listedFrames, imageCount)
    guard !canvasSize.isEmpty else { throw .emptyCanvas }
  }

  /// Reads the structure of a GIF that will be decoded, and holds it against the limits.
  static func forDecoding(
    _ source: ByteSource, options: DecodingOptions
  ) throws(DecodingError) -> GIFStructure {
    let structure = try StructureReader.read(
      source,
      options: StructureOptions(
        limits: options.limits, imageCapacity: options.limits[.frames],
        salvages: options.salvages))
    try structure.check(options.limits)
    return structure
  }

  /// Refuses what is too large to decode, before any memory is taken for it.
  private func check(_ limits: Limits) throws(DecodingError) {
    guard let first = images.first, !canvasSize.isEmpty else { throw .emptyCanvas }
    try limits.check(.canvasSide, max(canvasSize.width, canvasSize.height))
    try limits.check(.canvasPixels, canvasSize.pixelCount)
    try limits.check(.canvasPixels, first.rect.size.pixelCount)
    try limits.check(.frames, imageCount)
    try limits.check(.imagePixels, decodedPixelCount(mostAnImage: limits[.canvasPixels]))
    try limits.check(.memoryBytes, MemoryEstimate(self, limits: limits).byteCount(workers: 1))
  }

  /// The pixels of all the images that are not too large to be decoded, weighted by their cost.
  private func decodedPixelCount(mostAnImage: Int) -> Int {
    images.reduce(0) { sum, image in
      let count = image.rect.size.pixelCount
      return count > mostAnImage ? sum : sum + count * image.costOfPixel
    }
  }
}

extension StoredImage {
  /// How many times as long as usual a pixel takes, for the limit on all images' pixels.
  fileprivate var costOfPixel: Int {
    minimumCodeSize > 8 ? 16 : 1
  }
}
