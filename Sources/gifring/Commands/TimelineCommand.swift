internal import FrameExport
internal import GIFDecoding

/// `gifring timeline`: says which frame shows when.
struct TimelineCommand: BatchWork {
  /// What is known of an input.
  struct Reading {
    let diagnostics: DiagnosticLog
    let schedule: Schedule
  }

  private let options: TimelineOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: TimelineOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common, until: decoding.limits.end)
  }

  func run() -> ExitStatus {
    SignalCleanup.install()
    return Batch(work: self, options: options.input, decoding: decoding, console: console).run()
  }

  func work(on input: Input, _ source: ByteSource, _ turn: Turn) throws -> Reading {
    let structure = try GIFStructure(source, options: decoding)
    try structure.diagnostics.refuseDamage(options.input.damage)
    let timeline = try options.playback.timeline(
      of: structure, policy: options.input.delayPolicy, command: "timeline")
    return Reading(
      diagnostics: structure.diagnostics,
      schedule: Schedule(timeline, rate: options.playback.rate, until: options.until))
  }

  func deliver(_ reading: Reading, of input: Input, isFirst: Bool) throws -> ExitStatus {
    try write(reading.schedule, of: input, isFirst: isFirst, isSingle: options.input.isSingle)
    return console.report(reading.diagnostics, of: input, options.common.verbosity)
  }

  func record(_ failure: Failure, of input: Input) throws {
    if options.format == .json {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
  }

  private func write(
    _ schedule: Schedule, of input: Input, isFirst: Bool, isSingle: Bool
  ) throws {
    let stream = ResultStream(to: console.output)
    let writer = ScheduleWriter(schedule, refreshRate: options.refreshRate, to: stream)
    switch options.format {
    case .text:
      stream.write((isFirst ? "" : "\n") + "\(input.argument)\n")
      for line in ScheduleText(schedule: schedule, options: options).lines {
        stream.write(line + "\n")
      }
      writer.writeTable()
    case .json:
      stream.write(isSingle ? "{" : InputEcho(input: input).line.dropLast() + ",")
      writer.writeJSONMembers()
    case .csv:
      if isFirst { stream.write((isSingle ? "" : "input,") + ScheduleWriter.csvHeading) }
      writer.writeCSV(behind: isSingle ? "" : input.csvCell + ",")
    }
    try stream.finish()
  }
}

extension Input {
  /// The argument as a cell of comma-separated values: RFC 4180.
  fileprivate var csvCell: String {
    "\""
      + argument.description.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
