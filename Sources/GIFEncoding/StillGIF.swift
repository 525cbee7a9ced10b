public import Frames

/// Writes GIFs of a single image.
public enum StillGIF {
  /// Encodes a picture as a GIF89a whose one image covers the logical screen.
  ///
  /// A transparent color of the palette becomes the transparent color index; partly transparent pixels
  /// are refused. No loop block is written.
  ///
  /// - Parameters:
  ///   - picture: what the image shows.
  ///   - delay: what the image's graphic control says, so that the frames of an animation keep their
  ///     time.
  /// - Throws: `EncodingError` when GIF can't hold the picture, or giflib fails.
  public static func encode(
    _ picture: IndexedCanvas, delay: FrameDelay = FrameDelay(centiseconds: 0)
  ) throws(EncodingError) -> [UInt8] {
    try check(picture)
    let transparent = picture.palette.firstIndex { $0.alpha == 0 }.map { UInt8($0) }
    var writer = try GIFWriter()
    try writer.putScreen(picture.size, palette: picture.palette)
    if transparent != nil || delay.centiseconds > 0 {
      try writer.putGraphicControl(delay: delay, transparentIndex: transparent)
    }
    try writer.putImage(picture.size, indices: picture.indices)
    return try writer.finish()
  }

  private static func check(_ picture: IndexedCanvas) throws(EncodingError) {
    let size = picture.size
    guard (1...0xffff).contains(size.width), (1...0xffff).contains(size.height) else {
      throw .sideOutOfRange(width: size.width, height: size.height)
    }
    let greatest = Int(picture.indices.max() ?? 0)
    guard greatest < picture.palette.count else {
      throw .valueOutsidePalette(value: greatest, colors: picture.palette.count)
    }
    if picture.isPartlyTransparent { throw .partialTransparency(frame: 0) }
  }
}

extension IndexedCanvas {
  /// Whether a pixel is neither opaque nor transparent.
  ///
  /// - Precondition: no pixel has a value outside the palette.
  fileprivate var isPartlyTransparent: Bool {
    let isPartial = palette.map { (1...254).contains($0.alpha) }
    return isPartial.contains(true) && indices.contains { isPartial[Int($0)] }
  }
}
