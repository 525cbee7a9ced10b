internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// Makes one sheet: measures every frame, plans the pages, then draws them one after the other.
struct SheetJob {
  /// What a sheet came to.
  struct Outcome {
    let frameCount: Int
    let cellCount: Int
    let pageSizes: [PixelSize]
    let durationMilliseconds: Int
    /// What was written, pages first; none of it where the page went to standard output.
    let files: [RawPath]
    let byteCount: Int
    let diagnostics: DiagnosticLog
  }

  let options: SheetOptions
  let decoding: DecodingOptions
  let input: Input
  let source: ByteSource
  let structure: GIFStructure
  let console: Console

  /// - Parameter decoder: a decoder of the source that has decoded nothing yet.
  func run(_ decoder: consuming GIFDecoder) throws -> Outcome {
    let frames = try SplitPlan(
      structure, selection: options.selection, policy: options.input.delayPolicy,
      scaling: options.scaling(of: structure), limits: decoding.limits)
    var survey = SpriteSurvey(frames, trims: options.trims)
    let diagnostics = try survey.run(decoder, for: self)
    try diagnostics.refuseDamage(options.input.damage)
    let plan = try plan(survey)
    let budget = SheetBudget(structure, options.format, limits: decoding.limits)
    try budget.check(plan)
    try budget.checkFormat(plan)
    let drawing = SheetDrawing(
      job: self, plan: plan, scaling: frames.scaling,
      sources: survey.entries.map(\.sourceIndex))
    let written = try write(drawing, survey.entries)
    return Outcome(
      frameCount: plan.sprites.count, cellCount: plan.cells.count, pageSizes: plan.pageSizes,
      durationMilliseconds: survey.entries.milliseconds.reduce(0, +), files: written.files,
      byteCount: written.byteCount, diagnostics: diagnostics)
  }

  private func plan(_ survey: SpriteSurvey) throws(SheetError) -> SheetPlan {
    do {
      return try SheetPlan(survey.sprites, as: options.arrangement)
    } catch .spriteTooLarge(let sprite, let needed, let most) {
      let frame = survey.entries[sprite].sourceIndex
      throw .spriteTooLarge(sprite: frame, needed: needed, most: most)
    }
  }

  private func write(
    _ drawing: SheetDrawing, _ entries: [SplitPlan.Entry]
  ) throws -> (files: [RawPath], byteCount: Int) {
    guard let path = outputPath else {
      return ([], try drawing.writeToStandardOutput())
    }
    let plan = drawing.plan
    let sheet = SheetDescription(
      name: path.stem, plan: plan, files: pageNames(path, count: plan.pageSizes.count),
      milliseconds: entries.milliseconds, plays: structure.loopCount.plays,
      generator: Version.generator)
    let output = try SheetOutput(sheet, options.sidecars)
    let folder = try OutputFolder(
      path.parent, options: OutputFolder.Options(replacesExisting: options.replacesFiles))
    defer { folder.abort() }
    var budget = OutputBudget(limits: decoding.limits)
    for file in output.sidecars { try budget.write(file.bytes, to: file.name, in: folder) }
    try drawing.writePages(named: sheet.pages.map(\.file), to: folder, &budget)
    try drawing.writePictures(named: output.pictureNames, to: folder, &budget)
    try folder.commit()
    let names = path.parent == "." ? output.names : output.names.map(path.parent.appending)
    return (names, budget.byteCount)
  }

  /// The file of a sheet of one page, nil for standard output.
  private var outputPath: RawPath? {
    switch options.destination {
    case .standardOutput: nil
    case .file(let name): RawPath(bytes: name.bytes)
    case .besideInput: input.stem.appending(suffix: ".\(options.format.rawValue)")
    }
  }

  private func pageNames(_ path: RawPath, count: Int) -> [RawPath] {
    let (name, stem) = (path.lastComponent, path.stem)
    guard count > 1 else { return [name] }
    let suffix = String(decoding: name.bytes.dropFirst(stem.bytes.count), as: UTF8.self)
    return (0..<count).map { stem.appending(suffix: "-\($0)\(suffix)") }
  }
}

extension [SplitPlan.Entry] {
  /// How long each frame shows.
  fileprivate var milliseconds: [Int] { map { $0.endMilliseconds - $0.startMilliseconds } }
}

extension SheetOptions {
  /// How frames are scaled, nil where they aren't.
  fileprivate func scaling(of structure: GIFStructure) -> FrameScaling? {
    scale.map { FrameScaling($0, filter: scaleFilter, from: structure.canvasSize) }
  }
}
