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
    if isComplete || options.colors == .exact {
      let colors = Self.ordered(survey.colors.colors, survey.useCounts)
      palette = ImagePalette(
        global: colors, spareCount: survey.mostNeededAtOnce >= colors.count ? 1 : 0)
    } else {
      palette = ImagePalette(
        global: ColorQuantizer.palette(of: survey.histogram, limit: 255), spareCount: 1)
    }
  }

  /// Those first that most images need: images that need no others get shorter codes.
  private static func ordered(_ colors: [Color], _ useCounts: [Int]) -> [Color] {
    colors.indices
      .sorted { (useCounts[$1], $0) < (useCounts[$0], $1) }
      .map { colors[$0] }
  }
}
