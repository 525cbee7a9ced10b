internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import LayoutCore
internal import Rendering
internal import Scenes

/// Makes one preview.
struct PreviewJob {
  /// What a preview came to.
  struct Outcome {
    /// The size of the pictures; in points where there are none.
    let size: String
    let pictureCount: Int
    let duration: Duration
    /// How many cell pictures are damaged.
    let damagedCellCount: Int
    /// The first damaged frame that shows.
    let damagedFrame: Int?
  }

  let options: PreviewOptions
  let decoding: DecodingOptions
  let input: Input
  let source: ByteSource
  let structure: GIFStructure
  let script: SceneScript?
  let console: Console

  /// Writes a file.
  func write(_ format: PreviewOptions.Format, to name: RawArgument) throws -> Outcome {
    let material = try material()
    let file = try SingleFile(name, replaces: options.replacesFiles)
    defer { file.abort() }
    try PreviewBudget(self, material).check(format)
    let (bytes, count, duration) = try bytes(format, material)
    try material.check(options)
    try file.write(bytes, limits: decoding.limits)
    return outcome(material, pictureCount: count, duration)
  }

  /// Writes a folder of pictures.
  func write(toFolder name: RawArgument) throws -> Outcome {
    let material = try material()
    try PreviewBudget(self, material).checkPictures()
    let moments = try moments(of: material, pace: options.rate.map { .steady($0) })
    let folder = try OutputFolder(
      RawPath(bytes: name.bytes),
      options: OutputFolder.Options(replacesExisting: options.replacesFiles))
    defer { folder.abort() }
    let crc32 = try source.checksum()
    let output = PreviewFolder(
      options: options,
      manifestSource: structure.manifestSource(name: input.name, crc32: crc32),
      pictures: pictures(of: material, moments), limits: decoding.limits)
    try output.write(to: folder) { try material.check(options) }
    return outcome(material, pictureCount: moments.count, moments.length)
  }

  private func outcome(
    _ material: PreviewMaterial, pictureCount: Int, _ duration: Duration
  ) -> Outcome {
    Outcome(
      size: "\(material.renderer.canvasSize)", pictureCount: pictureCount, duration: duration,
      damagedCellCount: material.cells.damageCount,
      damagedFrame: material.frames.firstDamagedFrame)
  }

  private func bytes(
    _ format: PreviewOptions.Format, _ material: PreviewMaterial
  ) throws -> (bytes: [UInt8], pictureCount: Int, Duration) {
    let instant = options.instant ?? .zero
    switch format {
    case .svg: return (Array(try drawing(of: material, at: instant).text.utf8), 1, .zero)
    case .html: return (try page(of: material), structure.imageCount, .zero)
    case .png where options.instant != nil:
      return (try still(of: material, at: instant), 1, .zero)
    case .png, .webp, .gif:
      let pace: PreviewMoments.Pace = format == .gif ? .everyChangeInGIF : .everyChange
      let moments = try moments(of: material, pace: options.rate.map { .steady($0) } ?? pace)
      let animation = pictures(of: material, moments)
      let bytes = try AnimationFile.bytes(of: animation, as: format, options.compression)
      return (bytes, moments.count, moments.length)
    }
  }
}

extension PreviewJob {
  func material() throws -> PreviewMaterial {
    let scene = try PreviewScene(options, structure, script: script)
    var cells = CellPictures()
    if let folder = options.pictureFolder {
      cells = try CellPictures(
        in: folder, count: options.cellCount(script), covering: options.cellPixels,
        limits: decoding.limits, console: console)
    }
    return PreviewMaterial(
      scene: scene.scene, loopCount: scene.loopCount, cells: cells,
      renderer: try Renderer(
        size: options.size, scale: options.scale, style: options.style,
        pictures: cells.pictures),
      frames: try HubFrames(source, options: decoding))
  }

  private func moments(
    of material: PreviewMaterial, pace: PreviewMoments.Pace?
  ) throws -> [PreviewMoment] {
    let plan = PreviewMoments(
      scene: material.scene, pace: pace ?? .everyChange, limits: decoding.limits)
    let moments = try plan.moments(until: options.length(of: material.scene))
    let timeline = material.scene.timeline
    let frames = moments.map { timeline.frameIndex(at: $0.time) }
    try checkCost(ofFrames: zip(frames, frames.dropFirst()).count { $0 != $1 } + 1)
    try decoding.limits.check(
      .outputPixels, moments.count * material.renderer.canvasSize.pixelCount)
    return moments
  }

  private func pictures(
    of material: PreviewMaterial, _ moments: [PreviewMoment]
  ) -> PreviewPictures {
    PreviewPictures(
      scene: material.scene, moments: moments, loopCount: material.loopCount,
      renderer: material.renderer, frames: material.frames, limits: decoding.limits,
      progress: { index in
        console.showProgress("\(input.argument): picture \(index + 1) of \(moments.count)")
      })
  }

  /// Refuses to decode more pixels than a split would be allowed to.
  func checkCost(ofFrames count: Int) throws(DecodingError) {
    try decoding.limits.check(.outputPixels, count * structure.canvasSize.pixelCount)
  }

  private func still(of material: PreviewMaterial, at time: Duration) throws -> [UInt8] {
    try checkCost(ofFrames: (material.scene.timeline.frameIndex(at: time) ?? 0) + 1)
    var renderer = material.renderer
    let canvas = try renderer.picture(
      of: material.scene.snapshot(at: time), material.frames, decoding.limits)
    var encoder = try PNGEncoder(
      compression: options.compression ?? .standard, isExhaustive: true)
    return try encoder.encode(canvas)
  }

  private func drawing(of material: PreviewMaterial, at time: Duration) throws -> SceneDrawing {
    try checkCost(ofFrames: (material.scene.timeline.frameIndex(at: time) ?? 0) + 1)
    let snapshot = material.scene.snapshot(at: time)
    var encoder = try PNGEncoder(compression: .standard)
    let rect = snapshot.elements.lazy.compactMap(\.contentRect).first
    var hub: [UInt8]?
    if let index = snapshot.hubFrame, let rect {
      hub = try encoder.encode(try material.hubPicture(index, in: rect.size))
    }
    var pictures: [[UInt8]] = []
    for picture in material.cells.pictures { pictures.append(try encoder.encode(picture)) }
    return SceneDrawing(
      snapshot: snapshot, style: options.style, colors: try CellColors(), pictures: pictures,
      hub: hub, title: TerminalText.escaped(input.name.bytes))
  }
}

extension [PreviewMoment] {
  /// How long all of them take.
  var length: Duration { last.map { $0.time + $0.duration } ?? .zero }
}
