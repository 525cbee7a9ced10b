internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// The second walk over the frames: draws pages and encodes them.
struct SheetDrawing {
  /// The part of the memory that frames may take which could be drawn again: 64 MiB by default.
  private static let storeShare = 16

  let job: SheetJob
  let plan: SheetPlan
  /// How frames are scaled before they are drawn.
  let scaling: FrameScaling?
  /// The frame of the GIF that each sprite was measured on.
  let sources: [Int]

  /// Writes the only page.
  ///
  /// - Throws: `Failure` where there are more.
  func writeToStandardOutput() throws -> Int {
    guard plan.pageSizes.count == 1 else {
      throw Failure(
        .usage, "the sheet has \(plan.pageSizes.count) pages: --output - takes a single one")
    }
    var byteCount = 0
    try forEachPage { _, page in
      let bytes = try encoded(page)
      try job.decoding.limits.check(.outputBytes, bytes.count)
      try OutputFile.standardOutput(until: job.decoding.limits.end).write(bytes)
      byteCount = bytes.count
    }
    return byteCount
  }

  /// Writes every page to its file.
  func writePages(
    named names: [RawPath], to folder: OutputFolder, _ budget: inout OutputBudget
  ) throws {
    try forEachPage { index, page in
      try budget.write(try encoded(page), to: names[index], in: folder)
    }
  }

  /// Writes whole frames to the files that are to show them.
  func writePictures(
    named names: [[RawPath]], to folder: OutputFolder, _ budget: inout OutputBudget
  ) throws {
    let wanted = names.indices.filter { !names[$0].isEmpty }
    if wanted.isEmpty { return }
    let frames = try HubFrames(job.source, options: job.decoding, byteBudget: 0)
    var encoder = try PNGEncoder(
      compression: job.options.compression, iccProfile: job.structure.iccProfile)
    for index in wanted.sorted(by: { (sources[$0], $0) < (sources[$1], $1) }) {
      let bytes = try encoder.encode(try picture(sources[index], of: frames))
      for name in names[index] { try budget.write(bytes, to: name, in: folder) }
    }
  }

  /// Draws one page after the other.
  private func forEachPage(_ body: (Int, Canvas) throws -> Void) throws {
    let pages = steps
    let frames = try HubFrames(
      job.source, options: job.decoding, byteBudget: byteBudget(for: pages))
    for (index, size) in plan.pageSizes.enumerated() {
      job.console.showProgress(
        "\(job.input.argument): page \(index + 1) of \(plan.pageSizes.count)")
      var page = Canvas(size: size)
      for step in pages[index] {
        plan.draw(cell: step.cell, of: try picture(step.source, of: frames), on: &page)
      }
      try body(index, page)
    }
  }

  /// What is drawn on each page, in the order of the source: a GIF is decoded frame by frame.
  private var steps: [[(source: Int, cell: Int)]] {
    let unordered = plan.cells.indices.reduce(
      into: plan.pageSizes.map { _ in [(source: Int, cell: Int)]() }
    ) { pages, cell in
      pages[plan.cells[cell].page].append((sources[plan.cells[cell].sprite], cell))
    }
    return unordered.map { $0.sorted(by: <) }
  }

  /// What may be kept to go back to: nothing where all pages together go forward.
  private func byteBudget(for pages: [[(source: Int, cell: Int)]]) -> Int {
    let sources = pages.joined().map(\.source)
    let goesForward = zip(sources, sources.dropFirst()).allSatisfy { $0 <= $1 }
    return goesForward ? 0 : job.decoding.limits[.memoryBytes] / Self.storeShare
  }

  private func picture(_ index: Int, of frames: HubFrames) throws -> Canvas {
    let canvas = try frames.canvas(at: index)
    return scaling?.scaled(canvas) ?? canvas
  }

  private func encoded(_ page: Canvas) throws -> [UInt8] {
    let level = job.options.compression
    switch job.options.format {
    case .png:
      var encoder = try PNGEncoder(compression: level, iccProfile: job.structure.iccProfile)
      return try encoder.encode(page)
    case .webp:
      return try StillWebP.encode(
        page, compression: level, iccProfile: job.structure.iccProfile)
    }
  }
}
