public import Frames

/// Writes animations of any colors as GIFs.
///
/// Only what changes from picture to picture is stored. Where all pictures together have at most 256
/// colors, and where the changed part of a picture has, nothing is lost. Elsewhere colors are chosen
/// by ``AnimatedGIFOptions``.
public enum AnimatedGIF {
  /// Encodes an animation, whose pictures are walked twice.
  ///
  /// Each picture becomes one image, so the frames stay as many as they were. Times that are no whole
  /// hundredths of a second are rounded such that each frame starts as near to its time as it can:
  /// nothing adds up. Pixels of an alpha below 128 become transparent, others opaque.
  ///
  /// Memory holds some six pictures besides the file's bytes.
  ///
  /// - Throws: `EncodingError`, or what the source throws.
  public static func encode(
    _ animation: some AnimationSource, options: AnimatedGIFOptions = AnimatedGIFOptions()
  ) throws -> [UInt8] {
    let size = animation.size
    guard (1...0xffff).contains(size.width), (1...0xffff).contains(size.height) else {
      throw EncodingError.sideOutOfRange(width: size.width, height: size.height)
    }
    var survey = ColorSurvey(size: size, isExact: options.colors == .exact)
    try animation.forEachPicture { try survey.add($0.canvas) }
    guard survey.pictureCount > 0 else { throw EncodingError.noPicture }
    var writer = try AnimationWriter(animation, plan: ColorPlan(survey, options))
    try animation.forEachPicture { try writer.add($0) }
    return try writer.finish()
  }
}

/// How an animation's colors are chosen.
public struct AnimatedGIFOptions: Hashable, Sendable {
  /// What may happen to colors.
  public enum Colors: Hashable, Sendable {
    /// Nothing: a picture that can't be held exactly is an error.
    case exact
    /// Where there are too many, the best 256 stand for all.
    case quantized(Dithering)
  }

  /// Whose colors a quantized image has.
  public enum Palettes: Hashable, Sendable {
    /// The global ones where they are good (38 dB) or nearly as good as its own (2 dB), else its own.
    case automatic
    /// The global ones, which are chosen for all pictures together: smallest files, and what doesn't
    /// change keeps its color.
    case global
    /// Its own, which costs up to 768 bytes an image.
    case local
  }

  /// What may happen to colors.
  public var colors: Colors
  /// Whose colors a quantized image has.
  public var palettes: Palettes

  /// Makes options.
  public init(colors: Colors = .quantized(.none), palettes: Palettes = .automatic) {
    self.colors = colors
    self.palettes = palettes
  }
}
