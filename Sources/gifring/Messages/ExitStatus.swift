/// The statuses that the process ends with: sysexits.h, as far as it goes.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Everything asked for was done, from undamaged input.
  case success = 0
  /// Some input was damaged, or inputs of a batch failed.
  case damagedInput = 1
  /// The command line makes no sense.
  case usage = 64
  /// An input has nothing usable.
  case unusableInput = 65
  /// An input cannot be opened.
  case unopenableInput = 66
  /// An optional library or program is missing.
  case unavailable = 69
  /// An output cannot be created.
  case uncreatableOutput = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// A limit refused the input.
  case limit = 77

  /// Whether nothing was wrong but an input: it was damaged, of no use, or beyond a limit.
  var isAboutInput: Bool {
    [.damagedInput, .unusableInput, .unopenableInput, .limit].contains(self)
  }

  /// What the status says, for help.
  package var meaning: String {
    switch self {
    case .success: "everything asked for was done, from undamaged input"
    case .damagedInput: "done, but some input was damaged, or some of several failed"
    case .usage: "the command line makes no sense"
    case .unusableInput: "an input has nothing usable"
    case .unopenableInput: "an input cannot be opened"
    case .unavailable: "an optional library or program is missing"
    case .uncreatableOutput: "an output cannot be created"
    case .inputOutput: "reading or writing failed"
    case .limit: "a limit refused the input"
    }
  }
}
