internal import Frames
internal import GIFDecoding
internal import TestSupport

/// The pixel pass and the compositor: the same frames one by one and on several threads, the same
/// picture in colors and in pixel values, and the same pixel values as giflib wherever it has any.
enum PixelTarget {
  static func run(_ bytes: [UInt8]) {
    guard var decoder = try? GIFDecoder(ByteSource(bytes: bytes), options: FuzzTarget.options)
    else { return }
    let structure = decoder.structure
    var count = 0
    while let frame = try? decoder.nextFrame() {
      check(frame, structure, at: count)
      count += 1
    }
    precondition(count <= structure.images.count)
    compareWithGIFLib(bytes, structure)
  }

  private static func check(_ frame: Frame, _ structure: GIFStructure, at index: Int) {
    precondition(frame.index == index && frame.canvas.size == structure.canvasSize)
    precondition(
      (frame.state == .complete) == (frame.decodedPixelCount == frame.rect.size.pixelCount))
    guard let indexed = frame.indexed else { return }
    let colors = indexed.indices.map { indexed.palette[Int($0)].rawValue }
    precondition(colors == frame.canvas.pixels, "one picture in two forms")
  }

  private static func compareWithGIFLib(_ bytes: [UInt8], _ structure: GIFStructure) {
    let isSmall = structure.images.allSatisfy { $0.rect.size.pixelCount <= 1 << 13 }
    guard isSmall, structure.imageCount == structure.images.count,
      var decoder = try? GIFDecoder(ByteSource(bytes: bytes), options: FuzzTarget.options)
    else { return }
    for (index, image) in GIFLibOracle.images(of: bytes).enumerated() {
      // Behind an error giflib may have lost step with the sub-blocks.
      guard let image, index < structure.images.count else { return }
      guard
        let ours = try? decoder.storedPicture(at: index), case .indexed(let found) = ours.pixels
      else { continue }
      precondition(agree(found, image.indices), "giflib reads other pixels")
    }
  }

  /// Whether two decoders agree on all the pixels that the stricter one decodes.
  ///
  /// giflib makes up strings for codes that nothing defines yet, where browsers and we see damage: from
  /// there on only giflib has pixels.
  private static func agree(_ ours: IndexedImage, _ theirs: [UInt8]) -> Bool {
    if ours.decodedPixelCount == ours.indices.count { return ours.indices == theirs }
    if ours.isInterlaced { return true }
    return ours.indices.prefix(ours.decodedPixelCount) == theirs.prefix(ours.decodedPixelCount)
  }
}
