internal import FrameExport
internal import GIFDecoding

/// Where one GIF goes: a file that appears whole or not at all, or standard output.
enum GIFDestination {
  case file(SingleFile)
  case standardOutput

  /// Gets ready to write, so that a place that can't be written is known before the work.
  ///
  /// - Throws: `UsageError` for a terminal, `OutputError` for a file that can't be made.
  init(_ name: RawArgument, replaces: Bool, command: String, _ console: Console) throws {
    if name.isDash {
      if console.output.isTerminal {
        throw UsageError(
          "a GIF is not written to a terminal: redirect or pipe it", command: command)
      }
      self = .standardOutput
    } else {
      self = .file(try SingleFile(name, replaces: replaces))
    }
  }

  /// Writes the GIF.
  ///
  /// - Throws: `OutputError`, or `DecodingError.limit` where it is too long.
  func write(_ bytes: [UInt8], limits: Limits) throws {
    switch self {
    case .file(let file): try file.write(bytes, limits: limits)
    case .standardOutput:
      try limits.check(.outputBytes, bytes.count)
      try OutputFile.standardOutput(until: limits.end).write(bytes)
    }
  }

  /// Removes what was begun.
  func abort() {
    if case .file(let file) = self { file.abort() }
  }
}
