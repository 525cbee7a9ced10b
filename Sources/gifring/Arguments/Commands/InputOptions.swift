package import Frames
package import GIFDecoding

/// What is done about damage in a file.
package enum DamageHandling: Hashable, Sendable {
  /// What decoded is kept and marked.
  case keep
  /// A damaged file is refused.
  case refuse
  /// As `keep`, and images behind the damage are looked for.
  case salvage
}

/// Where the inputs come from and how they are read.
package struct InputOptions: Hashable, Sendable {
  /// A file that lists inputs.
  package struct List: Hashable, Sendable {
    /// The file's name, `-` for standard input.
    package let name: RawArgument
    /// Whether a NUL ends each name, not a newline.
    package let isNullTerminated: Bool
  }

  /// The inputs that stand on the command line, `-` for standard input.
  package let operands: [RawArgument]
  /// The file that lists inputs to come after the operands, if there is one.
  package let list: List?
  /// The part of the inputs that is worked on, nil for all of them.
  package let shard: Shard?
  /// Whether inputs that are bad leave the exit status at 0.
  package let forgivesInputs: Bool
  /// What is done about damage.
  package let damage: DamageHandling
  /// How delays become times.
  package let delayPolicy: DelayPolicy
  /// The limits that inputs must keep.
  package let limits: Limits
  /// How long the whole run may take, nil for any time.
  package let timeout: Duration?
  /// How many threads work, nil for as many as there are processors.
  package let jobs: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    operands = arguments.operands
    let isNullTerminated = arguments.contains(Self.null)
    list = try arguments.value(of: Self.filesFrom).map {
      List(name: $0, isNullTerminated: isNullTerminated)
    }
    shard = try arguments.value(of: Self.shard)
    forgivesInputs = arguments.contains(Self.exitZero)
    damage =
      arguments.contains(Self.strict)
      ? .refuse : arguments.contains(Self.salvage) ? .salvage : .keep
    delayPolicy = try arguments.value(of: Self.delayPolicy) ?? .browser
    limits = try Limits(arguments)
    timeout = try arguments.value(of: Limits.timeout)
    jobs = try arguments.value(of: Self.jobs)
    try checkSources(arguments)
  }

  /// Whether a single input was named: then its status is the command's.
  package var isSingle: Bool { operands.count == 1 && list == nil }

  private func checkSources(_ arguments: ParsedArguments) throws(UsageError) {
    if operands.isEmpty, list == nil {
      throw arguments.error("\(arguments.command.name) needs an INPUT")
    }
    let readers = operands.count(where: \.isDash) + (list?.name.isDash == true ? 1 : 0)
    if readers > 1 { throw arguments.error("standard input ('-') can be read only once") }
  }
}

extension InputOptions {
  static let inputs = CommandSpec.Operands("INPUT...", .file(suffixes: ["gif"]))

  static let filesFrom = Option(
    "files-from", .file, help: "read more names from FILE, - for standard input",
    manual: "Reads the names of more inputs from FILE, one a line, or from standard input with -.")
  static let null = Option(
    "null", short: "0", .flag, help: "names in FILE end in NUL, not newline",
    requires: "files-from", manual: "Names in the list end in NUL bytes instead of newlines.")
  static let shard = Option(
    "shard", .shard, placeholder: "I/N", help: "only part I of N of the inputs",
    manual: """
      Works on one of N parts of the inputs, in their order; parts 1 to N together are all of them.
      An input is in part 1 + crc32(path) modulo N, by the CRC-32 of zlib over the bytes of the path \
      as it is given.
      """)
  static let exitZero = Option(
    "exit-zero", .flag, help: "exit 0 where only inputs were bad", requires: "json",
    manual: """
      Ends with 0 instead of 1, 65, 66 or 77 where nothing was wrong but inputs that are damaged, \
      can't be used or opened, or exceed a limit: their records tell.
      It is for engines that try again after any other status.
      Wrong command lines, lists that can't be read, outputs that can't be made and full disks \
      keep their statuses.
      """)
  static let strict = Option(
    "strict", .flag, help: "refuse damaged files", excludes: ["salvage"],
    manual: "Refuses damaged files, with exit status 65.")
  static let salvage = Option(
    "salvage", .flag, help: "look for images behind damage",
    manual: "Looks for further images behind damage.")
  static let delayPolicy = Option(
    "delay-policy", .delayPolicy, placeholder: "POLICY", help: "delays", default: "browser",
    manual: """
      How the delays in the file become times: as browsers show them (0 and 1 hundredths of a \
      second become 10), as they are, or at least N hundredths.
      """)
  static let jobs = Option(
    "jobs", .integer(1...256), help: "threads (default: all processors)",
    manual: """
      How many threads work, by default one for each processor: on several small inputs side by \
      side, or on the frames of one large input.
      What is written and said doesn't depend on it.
      """)

  static let specs = [filesFrom.spec, null.spec, strict.spec, salvage.spec]
}
