internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import SpriteSheets

/// The second walk over the frames: draws pages and encodes them.
struct SheetDrawing {
  let job: SheetJob
  let plan: SheetPlan
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
      try OutputFile.standardOutput.write(bytes)
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
    var encoder = try PNGEncoder(compression: job.options.compression.level)
    for index in wanted.sorted(by: { (sources[$0], $0) < (sources[$1], $1) }) {
      let bytes = try encoder.encode(try frames.canvas(at: sources[index]))
      for name in names[index] { try budget.write(bytes, to: name, in: folder) }
    }
  }

  /// Draws one page after the other.
  private func forEachPage(_ body: (Int, Canvas) throws -> Void) throws {
    let isSingle = plan.pageSizes.count == 1
    let frames =
      try isSingle
      ? HubFrames(job.source, options: job.decoding, byteBudget: 0)
      : HubFrames(job.source, options: job.decoding)
    var first = 0
    for (index, size) in plan.pageSizes.enumerated() {
      job.console.showProgress(
        "\(job.input.argument): page \(index + 1) of \(plan.pageSizes.count)")
      let end = plan.cells[first...].firstIndex { $0.page != index } ?? plan.cells.count
      try body(index, try page(size, first..<end, frames))
      first = end
    }
  }

  private func page(
    _ size: PixelSize, _ cells: Range<Int>, _ frames: HubFrames
  ) throws -> Canvas {
    var page = Canvas(size: size)
    // Forward, whatever the order of the cells: a GIF is drawn frame by frame.
    for (source, cell) in cells.map({ (sources[plan.cells[$0].sprite], $0) }).sorted(by: <) {
      plan.draw(cell: cell, of: try frames.canvas(at: source), on: &page)
    }
    return page
  }

  private func encoded(_ page: Canvas) throws -> [UInt8] {
    let level = job.options.compression.level
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
