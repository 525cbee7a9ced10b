internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// The first walk over the frames: measures the wanted ones.
struct SpriteSurvey {
  /// The frames that are wanted, and after the walk those of them that there are.
  private(set) var entries: [SplitPlan.Entry]
  /// The sprite of each entry.
  private(set) var sprites: [Sprite] = []
  private let scaling: FrameScaling?
  private let trims: Bool

  init(_ plan: SplitPlan, trims: Bool) {
    entries = plan.entries
    scaling = plan.scaling
    self.trims = trims
  }

  /// Decodes as far as the last wanted frame, and tells what was wrong with the frames until then.
  ///
  /// A limit that ends the work leaves out the frames behind it.
  mutating func run(
    _ decoder: consuming GIFDecoder, for job: SheetJob
  ) throws -> DiagnosticLog {
    var decoder = decoder
    let frameCount = decoder.structure.images.count
    let wanted = Set(entries.map(\.sourceIndex))
    let last = wanted.max() ?? 0
    var found: [Int: Sprite] = [:]
    while let frame = try decoder.nextFrame() {
      job.console.showProgress(
        "\(job.input.argument): frame \(frame.index + 1) of \(frameCount)")
      if wanted.contains(frame.index) {
        found[frame.index] = Sprite(
          of: scaling?.scaled(frame.canvas) ?? frame.canvas, trims: trims)
      }
      // Behind the last of all frames the decoder says whether anything could be read.
      if frame.index == last && last + 1 < frameCount { break }
    }
    entries.removeAll { found[$0.sourceIndex] == nil }
    sprites = entries.compactMap { found[$0.sourceIndex] }
    return decoder.diagnostics
  }
}
