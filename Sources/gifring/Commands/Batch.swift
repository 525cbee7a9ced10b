internal import GIFDecoding

/// Runs a command over its inputs, one after the other, and adds up their statuses.
struct Batch {
  let console: Console
  let list: InputList

  /// Works on every input; a bad one never stops the rest, but a full disk does.
  ///
  /// - Parameter work: says how one input ended; a failure has been reported nowhere yet.
  func run(_ work: (Input) throws -> ExitStatus, record: (Input, Failure) throws -> Void)
    -> ExitStatus
  {
    var total = ExitStatus.success
    for input in list.inputs {
      do {
        let status = try work(input)
        if list.isSingle { return status }
        if status != .success { total = .damagedInput }
      } catch {
        let failure = Failure(error, timeout: list.timeout)
        let status = report(failure, input, record)
        if list.isSingle || status == .inputOutput && failure.endsRun { return status }
        total = .damagedInput
      }
    }
    return total
  }

  private func report(
    _ failure: Failure, _ input: Input, _ record: (Input, Failure) throws -> Void
  ) -> ExitStatus {
    do { try record(input, failure) } catch { _ = console.report(Failure(error)) }
    return console.report(failure, about: input.argument)
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
