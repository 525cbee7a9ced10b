internal import GIFDecoding

extension DiagnosticLog {
  /// Refuses damage where that was asked for.
  func refuseDamage(_ handling: DamageHandling) throws(Failure) {
    guard handling == .refuse, let first = firstDamage else { return }
    throw Failure(.unusableInput, "refused by --strict: \(first.sentence)")
  }
}

extension Console {
  /// Says on standard error what was found in an input that was only looked at: always the first
  /// damage, with `--verbose` everything.
  func report(_ log: DiagnosticLog, of input: Input, _ verbosity: Verbosity) -> ExitStatus {
    if verbosity == .verbose {
      for diagnostic in log.all { report(diagnostic, about: input.argument) }
    }
    guard let first = log.firstDamage else { return .success }
    let more = log.damageCount > 1 ? ", and \(log.damageCount - 1) more" : ""
    reportError("damaged: \(first.sentence)\(more)", about: input.argument)
    return .damagedInput
  }
}
