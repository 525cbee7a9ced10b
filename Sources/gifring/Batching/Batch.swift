internal import GIFDecoding

/// Runs a command over its inputs, and adds up their statuses.
///
/// Each lane takes the next input, works on it with one thread, and waits until those before it are
/// delivered. What is long or takes much memory is put off until then, and gets all threads: the other
/// lanes soon wait. So the order is kept without keeping more than a product a lane, small inputs keep
/// all processors busy, and so does a large one.
///
/// The types here that depend on the work name what it must be able to do in extensions only. Else the
/// runtime would look for that among all types of the program, a tenth of the time that a small file
/// takes.
struct Batch<Work: Sendable> {
  let work: Work
  let options: InputOptions
  let decoding: DecodingOptions
  let console: Console
}

extension Batch where Work: BatchWork {
  /// Works on every input; a bad one never stops the rest, but a full disk does.
  func run() -> ExitStatus {
    let desk = BatchDesk(work, options: options, console: console)
    do {
      try run(BatchIntake(try InputList(options, deadline: decoding.limits.end)), desk)
      return desk.status
    } catch let end as EndOfRun {
      return end.status
    } catch {
      return console.report(Failure(error))
    }
  }

  /// One lane alone doesn't go through the pipeline: it would have the runtime look up what lanes
  /// produce, which takes a small file's run a twentieth longer.
  private func run(_ intake: BatchIntake, _ desk: BatchDesk<Work>) throws {
    let laneCount = laneCount
    guard laneCount > 1 else {
      var lane = BatchLane(work, intake, decoding: decoding, laneCount: 1)
      while try lane.capture(0) == .finish { try desk.deliver(lane.finish()) }
      return
    }
    _ = try OrderedPipeline.run(
      0..<Int.max, laneCount: laneCount,
      makeLane: { BatchLane(work, intake, decoding: decoding, laneCount: laneCount) },
      deliver: { try desk.deliver($0) })
  }

  private var laneCount: Int {
    if options.isSingle { return 1 }
    let jobs = options.jobs ?? Processors.count
    return options.list == nil ? min(jobs, options.operands.count) : jobs
  }
}

extension InputOptions {
  /// How inputs are decoded; a deadline starts now.
  func decodingOptions(tracksIndices: Bool = false) -> DecodingOptions {
    var limits = limits
    limits.allow(timeout)
    // Swift ends the process where the system refuses memory.
    if let most = SystemCalls.addressSpaceLeft {
      limits[.memoryBytes] = min(limits[.memoryBytes], most)
    }
    return DecodingOptions(
      limits: limits, salvages: damage == .salvage, tracksIndices: tracksIndices)
  }
}
