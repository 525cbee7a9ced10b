internal import FrameExport
internal import LayoutCore

/// `gifring layout`: says where a layout places its elements, and what taps do.
struct LayoutCommand {
  private let options: LayoutOptions
  private let console: Console

  init(_ options: LayoutOptions) {
    self.options = options
    console = Console(options.common)
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    do {
      let arrangement = try arrangement()
      try LayoutBudget.check(options, arrangement)
      try write(LayoutScene(options, arrangement))
      return .success
    } catch let error as LayoutError {
      throw UsageError(error.description, command: "layout")
    } catch {
      return console.report(Failure(error))
    }
  }

  private func write(_ scene: LayoutScene) throws {
    let stream = ResultStream(to: console.output)
    switch options.format {
    case .json: LayoutRecord(options: options, scene: scene).write(to: stream)
    case .svg: try LayoutDrawing(options: options, scene: scene).write(to: stream)
    }
    try stream.finish()
  }

  /// The layout, with the list of sizes or heights that stands in a file.
  private func arrangement() throws(Failure) -> Arrangement {
    guard let (option, name) = options.listFile else { return options.arrangement }
    let bytes = try TextFile.read(name)
    do { return try options.arrangement(reading: bytes, for: option) } catch {
      throw Failure(.unusableInput, "\(name): not a list for \(option.flag)")
    }
  }
}
