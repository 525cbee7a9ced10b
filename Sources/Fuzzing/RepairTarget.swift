internal import Frames
internal import GIFDecoding
internal import GIFEditing
internal import TestSupport

/// Repairs: what comes out is decoded without complaint, by giflib too, and shows the kept frames.
enum RepairTarget {
  private static let options: DecodingOptions = {
    var options = SplitTarget.options
    options.salvages = true
    return options
  }()

  static func run(_ bytes: [UInt8]) {
    guard
      let result = try? GIFRepair.repair(
        ByteSource(bytes: bytes), keepsPartial: bytes.count % 4 == 0, options: options)
    else { return }
    guard var damaged = try? GIFDecoder(ByteSource(bytes: bytes), options: options),
      var repaired = try? GIFDecoder(ByteSource(bytes: result.bytes))
    else { preconditionFailure("a repaired file can be decoded") }
    check(result, &damaged, &repaired)
    checkFrames(result, of: bytes)
    precondition(
      GIFLibOracle.images(of: result.bytes).allSatisfy { $0 != nil }, "giflib finds damage")
  }

  /// Compares the images one by one, as they are drawn by themselves.
  private static func check(
    _ result: RepairedGIF, _ damaged: inout GIFDecoder, _ repaired: inout GIFDecoder
  ) {
    let kept = result.frames.indices.filter { result.frames[$0].verdict != .dropped }
    precondition(repaired.structure.images.count == kept.count, "as many frames as were kept")
    precondition(repaired.structure.canvasSize == damaged.structure.canvasSize)
    precondition(repaired.structure.loopCount.plays == damaged.structure.loopCount.plays)
    for (place, index) in kept.enumerated() {
      guard let before = try? damaged.storedPicture(at: index),
        let after = try? repaired.storedPicture(at: place)
      else { preconditionFailure("an image that was kept can be decoded") }
      precondition(after.state == .complete)
      precondition(
        repaired.structure.images[place].delay == damaged.structure.images[index].delay)
      guard let wanted = drawing(of: before, damaged.structure) else { continue }
      precondition(wanted == drawing(of: after, repaired.structure), "another image")
    }
  }

  /// Compares frames, which depend on the images before them, and expects that no deviation is noted.
  private static func checkFrames(_ result: RepairedGIF, of bytes: [UInt8]) {
    guard var repaired = try? GIFDecoder(ByteSource(bytes: result.bytes)),
      var damaged = try? GIFDecoder(ByteSource(bytes: bytes), options: options)
    else { return }
    let isWhole = result.count(of: .dropped) == 0
    while let frame = try? repaired.nextFrame() {
      guard isWhole, let earlier = try? damaged.nextFrame() else { continue }
      precondition(frame.canvas == earlier.canvas, "another frame")
    }
    let harmless: Set<Diagnostic.Code> = [.backgroundIgnored, .aspectRatioIgnored]
    precondition(repaired.diagnostics.all.allSatisfy { harmless.contains($0.code) })
  }

  /// What an image draws on an empty canvas; nil where that isn't told by its pixels alone.
  private static func drawing(of picture: StoredPicture, _ structure: GIFStructure) -> [UInt32]? {
    let image = structure.images[picture.index]
    let isMoved =
      picture.index == 0
      && structure.diagnostics.all.contains { $0.code == .canvasFromFirstImage }
    var canvas = [UInt32](repeating: 0, count: structure.canvasSize.pixelCount)
    let size = structure.canvasSize
    guard picture.state == .complete || !image.isInterlaced else { return nil }
    let pixels = drawnPixels(of: picture)
    for (place, pixel) in pixels.prefix(picture.decodedPixelCount).enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: image.rect.width)
      let (x, y) = (column + (isMoved ? 0 : image.rect.x), row + (isMoved ? 0 : image.rect.y))
      if x < size.width && y < size.height { canvas[y * size.width + x] = pixel }
    }
    return canvas
  }

  private static func drawnPixels(of picture: StoredPicture) -> [UInt32] {
    switch picture.pixels {
    case nil: return []
    case .canvas(let canvas): return canvas.pixels
    case .indexed(let image):
      let colors = image.colorTable.colors
      return image.indices.map { value in
        if value == image.transparentColorIndex { return 0 }
        return (Int(value) < colors.count ? colors[Int(value)] : .black).rawValue
      }
    }
  }
}
