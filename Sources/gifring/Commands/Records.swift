internal import FoundationEssentials
internal import FrameExport
internal import Frames

/// What `split --json` prints of an input that was split.
struct SplitRecord: Encodable {
  let input: String
  let inputBytes: Data?
  let ok: Bool
  let damaged: Bool
  let output: String?
  let upToDate: Bool
  let frames: Int
  let bytes: Int
  let width: Int
  let height: Int
  let durationMilliseconds: Int
  let crc32: String
  let error: String?

  init(_ input: Input, _ outcome: SplitJob.Outcome) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
    ok = outcome.damageCount == 0
    damaged = outcome.damageCount > 0
    output = outcome.output?.description
    upToDate = outcome.wasUpToDate
    frames = outcome.frameCount
    bytes = outcome.byteCount
    width = outcome.summary.canvas.width
    height = outcome.summary.canvas.height
    durationMilliseconds = outcome.summary.durationMilliseconds
    crc32 = outcome.summary.source.crc32.hexadecimal
    error = outcome.firstDamage?.sentence
  }
}

/// How a record echoes its input.
struct InputEcho: Encodable {
  let input: String
  let inputBytes: Data?

  init(_ input: Input) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
  }
}

/// What `--json` prints of an input that could not be worked on.
struct FailureRecord: Encodable {
  let input: String
  let inputBytes: Data?
  let ok = false
  let error: String
  let status: Int32

  init(_ input: Input, _ failure: Failure) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
    error = failure.message
    status = failure.status.rawValue
  }
}

extension Encodable {
  /// One line of JSON, keys in alphabetical order.
  func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = TerminalText.escaped(json: Array(try encoder.encode(self)))
    return String(decoding: json, as: UTF8.self)
  }
}

extension RawArgument {
  /// The argument as text, repaired where its bytes are not UTF-8.
  var echo: String { String(decoding: bytes, as: UTF8.self) }
  /// The bytes, where they are not UTF-8.
  var undecodable: Data? { text == nil ? Data(bytes) : nil }
}
