package import FrameExport
package import Frames
package import LayoutCore
package import Rendering

/// What `gifring preview` was asked for.
package struct PreviewOptions: Sendable {
  /// What every command takes.
  package let common: CommonOptions
  /// Where the input comes from and how it is read.
  package let input: InputOptions
  /// Where the preview goes.
  package let destination: Destination
  /// How the preview is drawn where it goes to the terminal.
  package let drawing: PlayOptions.Drawing
  /// How much work the compression of PNG, APNG and WebP files may cost, nil for what is usual there.
  package let compression: CompressionLevel?
  /// Whether files that exist may be replaced.
  package let replacesFiles: Bool
  /// The layout with its options.
  package let arrangement: Arrangement
  /// Which kind of layout that is.
  package let kind: LayoutKind
  /// The size of the view, in points.
  package let size: Size
  /// How many cells each section has at first.
  package let itemCounts: [Int]
  /// Which way lines run.
  package let layoutDirection: LayoutDirection
  /// How far the content is scrolled at first, nil for the layout's usual place.
  package let contentOffset: Point?
  /// A folder of pictures for the cells, nil for numbers.
  package let pictureFolder: RawArgument?
  /// How many pixels a point has.
  package let scale: Double
  /// The colors around the cells.
  package let theme: Theme
  /// How the layout turns, nil for not at all.
  package let orbit: Orbit?
  /// What happens when.
  package let script: ScriptSource?
  /// How long the preview is, nil for as long as the scene needs.
  package let duration: Duration?
  /// How many pictures there are a second, nil for one whenever something changes.
  package let rate: FrameRate?
  /// The moment of a single picture, nil for an animation.
  package let instant: Duration?
  /// How often the animation plays, nil for as often as the file says.
  package let loopCount: LoopCount?
  /// What is in the middle of a layout that has no place for it, nil for its usual hub.
  let hub: HubArgument?

  /// Where a script comes from.
  package enum ScriptSource: Hashable, Sendable {
    /// The argument itself.
    case text(SceneScript)
    /// A file.
    case file(RawArgument)
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    kind = try arguments.value(of: Self.layout) ?? .circle
    try arguments.checkPreviewOptions(of: kind)
    hub = try arguments.value(of: Self.hub)
    arrangement = try Arrangement(kind, arguments).withHub(isGiven: hub != nil)
    let preset = LayoutPreset(kind)
    size = try arguments.value(of: Self.size) ?? preset.size
    itemCounts = try arguments.value(of: Self.cells).map { [$0] } ?? preset.itemCounts
    layoutDirection = arguments.contains(LayoutOptions.rtl) ? .rightToLeft : .leftToRight
    contentOffset = try arguments.value(of: LayoutOptions.offset)
    orbit = try arguments.previewOrbit()
    pictureFolder = try arguments.value(of: Self.cellImages)
    scale = try arguments.value(of: Self.scale) ?? 1
    theme = try arguments.value(of: Self.theme) ?? .light
    script = try arguments.value(of: Self.script)
    duration = try arguments.value(of: Self.duration)
    rate = try arguments.value(of: Self.fps)
    instant = try arguments.value(of: Self.at)
    loopCount = try arguments.loopCount()
    drawing = try arguments.value(of: PlayOptions.drawing) ?? .auto
    compression = try arguments.value(of: SplitOptions.compression)
    replacesFiles = arguments.contains(Self.force)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
    destination = try Destination(try arguments.value(of: Self.output), arguments)
    try check(arguments)
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if scale <= 0 { throw arguments.error("--scale must be above 0") }
    if duration == .zero { throw arguments.error("--duration must be longer than 0") }
    if size.width <= 0 || size.height <= 0 {
      throw arguments.error("--size must have an area")
    }
    if case .firstItem = hub, !LayoutKind.rings.contains(kind) {
      let rings = LayoutKind.rings.map(\.rawValue).joined(separator: ", ", last: " and ")
      throw arguments.error("--hub first is for \(rings), not for \(kind.rawValue)")
    }
    for option in destination.deafOptions(isStill: instant != nil)
    where arguments.contains(option.name) {
      throw arguments.error("\(option.flag) has no effect on \(destination.title)")
    }
  }
}

extension ParsedArguments {
  /// Refuses options that a layout of this kind doesn't know.
  fileprivate func checkPreviewOptions(of kind: LayoutKind) throws(UsageError) {
    for option in options where option.name != PreviewOptions.hub.spec.name {
      let kinds = PreviewOptions.kinds[option.name] ?? LayoutOptions.kinds[option.name]
      guard let kinds, !kinds.contains(kind) else { continue }
      let owners = kinds.map(\.rawValue).joined(separator: ", ", last: " and ")
      throw error("'\(kind.rawValue)' has no \(option.flag): it is for \(owners)")
    }
  }

  fileprivate func previewOrbit() throws(UsageError) -> Orbit? {
    let phase = try value(of: LayoutOptions.phase)
    let rate = try value(of: PreviewOptions.orbit)
    if phase == nil, rate == nil { return nil }
    return Orbit(phase: phase ?? 0, turnsPerSecond: rate ?? 0)
  }
}

extension Arrangement {
  /// The layout with a place for the GIF: inside the ring, where nothing else is asked for.
  ///
  /// Seed 000's hub is wider than its view; literally it is `--hub overlay:350x350`.
  fileprivate func withHub(isGiven: Bool) -> Arrangement {
    guard case .ring(var ring) = self, !isGiven else { return self }
    if case .firstItem = ring.hub { return self }
    ring.hub = .overlay(Size(square: 350), fitsRing: true)
    return .ring(ring)
  }
}
