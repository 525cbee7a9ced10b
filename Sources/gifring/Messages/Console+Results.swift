internal import FrameExport

extension Console {
  /// Prints what was asked for, and gives the status that the process ends with.
  func printResult(_ lines: [String]) -> ExitStatus {
    do {
      try printLines(lines)
      return .success
    } catch {
      return report(Failure(error))
    }
  }

  /// Says why something could not be done; dies by SIGPIPE when the reader of a pipe is gone.
  ///
  /// It says nothing when a signal is ending the process: that the work was given up is known then.
  func report(_ failure: Failure, about file: RawArgument? = nil) -> ExitStatus {
    if failure.isBrokenPipe { SignalCleanup.endByBrokenPipe() }
    SignalCleanup.waitIfEnding()
    reportError(failure.message, about: failure.namesInput ? nil : file)
    return failure.status
  }
}
