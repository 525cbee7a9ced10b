internal import FrameExport
internal import GIFDecoding

/// `gifring timeline`: says which frame shows when.
struct TimelineCommand {
  private let options: TimelineOptions
  private let decoding: DecodingOptions
  private let console: Console

  init(_ options: TimelineOptions) {
    self.options = options
    decoding = options.input.decodingOptions()
    console = Console(options.common)
  }

  func run() throws(UsageError) -> ExitStatus {
    SignalCleanup.install()
    var isFirst = true
    return Batch(options: options.input, deadline: decoding.limits.deadline, console: console).run(
      { input in
        let (structure, schedule) = try read(input)
        try write(schedule, of: input, isFirst: isFirst, isSingle: options.input.isSingle)
        isFirst = false
        return console.report(structure.diagnostics, of: input, options.common.verbosity)
      }, record: record)
  }

  private func read(_ input: Input) throws -> (GIFStructure, Schedule) {
    let structure = try GIFStructure(input.open(decoding.limits), options: decoding)
    try structure.diagnostics.refuseDamage(options.input.damage)
    let timeline = try options.playback.timeline(
      of: structure, policy: options.input.delayPolicy, command: "timeline")
    let schedule = Schedule(timeline, rate: options.playback.rate, until: options.until)
    return (structure, schedule)
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

  private func record(_ input: Input, _ failure: Failure) throws {
    if options.format == .json {
      try console.printLines([FailureRecord(input: input, failure: failure).line])
    }
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
