internal import FrameSequencing
internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import LayoutCore
internal import Pages
internal import Rendering
internal import Scenes

extension PreviewJob {
  /// The HTML page.
  func page(of material: PreviewMaterial) throws -> [UInt8] {
    try checkPage()
    try checkCost(ofFrames: structure.imageCount)
    let states = PageStates(
      layout: options.arrangement.layout.standing(at: options.orbit?.phase ?? 0),
      context: LayoutContext(
        bounds: Rect(origin: pageOffset, size: options.size),
        itemCounts: [options.cellTotal], layoutDirection: options.layoutDirection),
      hub: options.overlayHub.map { LayoutAttributes($0, in: options.size) })
    let page = RingPage(
      title: TerminalText.escaped(input.name.bytes), size: options.size,
      hub: try hub(material), states: states, look: try look(material),
      turnsPerSecond: options.screenRate, turnsCells: options.turnsCells)
    return page.html()
  }

  /// Refuses what a page can't show.
  private func checkPage() throws(Failure) {
    guard options.cellTotal <= PageStates.most else {
      throw Failure(
        .usage, "\(options.cellTotal) cells: a page holds \(PageStates.most); use --cells")
    }
    if let orbit = options.orbit, !LayoutKind.rings.contains(options.kind),
      orbit.isMoving || orbit.phase != 0
    {
      throw Failure(.usage, "on a page, only rings turn")
    }
  }

  /// How far the content is scrolled: a page for what turns by scrolling.
  private var pageOffset: Point {
    if let offset = options.contentOffset { return offset }
    guard LayoutKind.turning.contains(options.kind) else { return .zero }
    return Point(
      x: options.kind == .sphere ? options.size.width : 0, y: options.size.height)
  }

  private func hub(_ material: PreviewMaterial) throws -> RingPage.Hub {
    let timeline = material.scene.timeline
    var encoder = try PNGEncoder(compression: .standard)
    var pictures = DistinctPictures(mostBytes: decoding.limits[.memoryBytes] / 8)
    var frames: [(picture: Int, milliseconds: Int)] = []
    for index in 0..<structure.imageCount {
      console.showProgress("\(input.argument): frame \(index + 1) of \(structure.imageCount)")
      let picture = try pictures.place(
        of: encoder.encode(try material.hubPicture(index, in: hubSize)))
      let milliseconds = timeline.effectiveDelay(ofFrame: index) / .milliseconds(1)
      frames.append((picture, Int(milliseconds)))
    }
    return RingPage.Hub(frames: frames, pictures: pictures.files, plays: timeline.plays)
  }

  /// The largest size that the GIF is seen at: no larger than the view.
  private var hubSize: Size {
    Rect(origin: .zero, size: options.size).aspectFit(
      Size(
        width: Double(structure.canvasSize.width), height: Double(structure.canvasSize.height))
    ).size
  }

  private func look(_ material: PreviewMaterial) throws -> RingPage.Look {
    let style = options.style
    var encoder = try PNGEncoder(compression: .standard)
    var pictures: [[UInt8]] = []
    for picture in material.cells.pictures { pictures.append(try encoder.encode(picture)) }
    return RingPage.Look(
      background: style.theme.background, ornament: style.theme.ornament,
      text: style.theme == .dark ? Color(red: 255, green: 255, blue: 255) : .black,
      cellShape: style.cellShape, borderWidth: style.borderWidth,
      borderColor: style.borderColor, colors: try CellColors().colors, pictures: pictures)
  }
}

/// Picture files, each kept once.
private struct DistinctPictures {
  let mostBytes: Int
  private(set) var files: [[UInt8]] = []
  private var places: [[UInt8]: Int] = [:]
  private var byteCount = 0

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  /// Which of the files this one is.
  ///
  /// - Throws: `Failure` where all of them together would take too much memory.
  mutating func place(of file: [UInt8]) throws(Failure) -> Int {
    if let place = places[file] { return place }
    byteCount += file.count
    guard byteCount <= mostBytes else {
      throw Failure(
        .limit,
        "the frames take more than \(Quantity.describe(bytes: mostBytes)): a page holds no more "
          + "(--memory raises it)")
    }
    // An encoder's array has the capacity of the worst case.
    files.append(Array(file[...]))
    places[files[files.count - 1]] = files.count - 1
    return files.count - 1
  }
}

extension PreviewOptions {
  /// How many cells there are at first, in all sections.
  fileprivate var cellTotal: Int { itemCounts.reduce(0) { min($0 + $1, Quantity.maximum) } }

  /// Whether cells turn with their places.
  fileprivate var turnsCells: Bool {
    if case .ring(let ring) = arrangement { ring.orientation != .upright } else { false }
  }

  /// How fast cells turn on the screen: mirrored rings turn the other way.
  fileprivate var screenRate: Double {
    let rate = orbit?.turnsPerSecond ?? 0
    return layoutDirection == .rightToLeft ? -rate : rate
  }
}

extension CollectionLayout {
  /// A ring as it is at first: the page turns it by itself.
  fileprivate func standing(at phase: Double) -> any CollectionLayout {
    guard var ring = self as? RingLayout else { return self }
    ring.orbit = Orbit(phase: phase)
    return ring
  }
}
