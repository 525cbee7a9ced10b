public import Frames

/// Writes animations as PNG files that every PNG reader shows the first picture of: APNG, as in the
/// third edition of the PNG specification.
///
/// Nothing is lost. Files are indexed where all pictures together have at most 256 colors, else RGB
/// where pixels are opaque or transparent, else RGBA. Only what changes from picture to picture is
/// stored, drawn over what is there or in its place, whichever is smaller.
public enum AnimatedPNG {
  /// Encodes an animation, whose pictures are walked twice.
  ///
  /// Times are fractions of seconds: exact for whole milliseconds up to a minute, and for whole
  /// seconds up to 18 hours; others are the nearest fraction of two 16-bit numbers. Memory holds some
  /// eight pictures besides the file's bytes.
  ///
  /// - Throws: `ExportError`, or what the source throws.
  public static func encode(
    _ animation: some AnimationSource, compression: CompressionLevel = .best
  ) throws -> [UInt8] {
    let size = animation.size
    try PNGEncoder.check(size)
    var survey = try AnimationColors(size: size)
    try animation.forEachPicture { try survey.add($0.canvas) }
    guard survey.pictureCount > 0 else { throw ExportError.noPicture }
    let format = survey.format
    let parameters = APNGParameters(
      size: size, pictureCount: survey.pictureCount, loopCount: animation.loopCount,
      iccProfile: animation.iccProfile ?? [], compression: compression)
    var writer = try APNGWriter(parameters, format)
    guard let unpacked = format.unpacked else {
      try animation.forEachPicture { try writer.add($0) }
      return try writer.finish()
    }
    // Which is smaller is known only afterwards.
    var other = try APNGWriter(parameters, unpacked)
    try animation.forEachPicture {
      try writer.add($0)
      try other.add($0)
    }
    let (file, otherFile) = (try writer.finish(), try other.finish())
    return otherFile.count < file.count ? otherFile : file
  }
}
