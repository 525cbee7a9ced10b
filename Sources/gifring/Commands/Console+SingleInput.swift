internal import FrameExport

extension Console {
  /// Says why a command could not work on its one input, in a record too if records are asked for.
  ///
  /// - Throws: `UsageError` where the command line was wrong.
  func fail(
    _ error: any Error, on input: Input, command: String, isJSON: Bool
  ) throws(UsageError) -> ExitStatus {
    endProgress()
    let failure = Failure(error)
    if failure.status == .usage { throw UsageError(failure.message, command: command) }
    guard isJSON else { return report(failure, about: input.argument) }
    do {
      try printLines([FailureRecord(input: input, failure: failure).line])
      return report(failure, about: input.argument)
    } catch {
      // A record that is missing counts for more than the failure that it would have told.
      if !failure.endsRun { _ = report(failure, about: input.argument) }
      return report(Failure(error))
    }
  }
}
