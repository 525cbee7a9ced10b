internal import Frames

/// The global colors of an animation, and how images get theirs.
struct ColorPlan {
  /// How images get their colors.
  let options: AnimatedGIFOptions
  /// The file's global colors.
  let palette: ImagePalette
  /// Whether the global colors are all that there are.
  let isComplete: Bool

  /// Chooses the global colors.
  init(_ survey: ColorSurvey, _ options: AnimatedGIFOptions) {
    self.options = options
    isComplete = survey.isComplete
    if isComplete || options.colors == .exact || !survey.hasCrowdedPicture {
      // Those first that most images draw: images that draw no others get shorter codes.
      let colors = survey.uses.globalColors
      let isCrowded = survey.mostDrawnBesideTransparency >= colors.count
      palette = ImagePalette(global: colors, spareCount: isCrowded ? 1 : 0)
    } else {
      palette = ImagePalette(
        global: ColorQuantizer.palette(of: survey.histogram, limit: 255), spareCount: 1)
    }
  }
}
