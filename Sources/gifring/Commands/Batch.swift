internal import GIFDecoding

/// Runs a command over its inputs, one after the other, and adds up their statuses.
struct Batch {
  let options: InputOptions
  let deadline: ContinuousClock.Instant?
  let console: Console

  /// Works on every input; a bad one never stops the rest, but a full disk does.
  ///
  /// - Parameter work: says how one input ended; a failure has been reported nowhere yet.
  func run(_ work: (Input) throws -> ExitStatus, record: (Input, Failure) throws -> Void)
    -> ExitStatus
  {
    var total = ExitStatus.success
    do throws(Failure) {
      var list = try InputList(options, deadline: deadline)
      while let input = try list.next() {
        let (status, endsRun) = status(of: input, work, record)
        if endsRun { return status }
        if options.forgivesInputs && status.isAboutInput { continue }
        if options.isSingle { total = status } else if status != .success { total = .damagedInput }
      }
      return total
    } catch {
      return console.report(error)
    }
  }

  private func status(
    of input: Input, _ work: (Input) throws -> ExitStatus,
    _ record: (Input, Failure) throws -> Void
  ) -> (ExitStatus, endsRun: Bool) {
    do { return (try work(input), false) } catch {
      let failure = Failure(error, timeout: options.timeout)
      do { try record(input, failure) } catch {
        if !failure.endsRun { _ = console.report(failure, about: input.argument) }
        return (console.report(Failure(error)), true)
      }
      let status = console.report(failure, about: input.argument)
      return (status, status == .inputOutput && failure.endsRun)
    }
  }
}

extension InputOptions {
  /// How inputs are decoded; a deadline starts now.
  func decodingOptions(tracksIndices: Bool = false) -> DecodingOptions {
    var limits = limits
    limits.deadline = timeout.map { ContinuousClock.now + $0 }
    // Swift ends the process where the system refuses memory.
    if let most = SystemCalls.addressSpaceLeft {
      limits[.memoryBytes] = min(limits[.memoryBytes], most)
    }
    return DecodingOptions(
      limits: limits, salvages: damage == .salvage, tracksIndices: tracksIndices)
  }
}
