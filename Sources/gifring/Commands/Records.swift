internal import FrameExport
internal import Frames
internal import GIFDecoding

/// A line of JSON about one input of a command.
protocol InputRecord {
  /// Adds the members, in the alphabetical order of their keys.
  func addMembers(to json: inout JSONText)
}

extension InputRecord {
  /// The line, without its end.
  var line: String { String(decoding: TerminalText.escaped(json: json), as: UTF8.self) }

  private var json: [UInt8] {
    var json = JSONText()
    json.object(addMembers)
    return json.bytes
  }
}

/// What `split --json` prints of an input that was split.
struct SplitRecord: InputRecord {
  let input: Input
  let outcome: SplitJob.Outcome

  func addMembers(to json: inout JSONText) {
    let summary = outcome.summary
    json.member("bytes", outcome.byteCount)
    json.member("crc32", summary.source.crc32.hexadecimal)
    json.member("damaged", outcome.damageCount > 0)
    json.member("durationMilliseconds", summary.durationMilliseconds)
    if let damage = outcome.firstDamage { json.member("error", damage.sentence) }
    json.member("frames", outcome.frameCount)
    json.member("height", summary.canvas.height)
    json.addEcho(of: input.argument)
    json.member("ok", outcome.damageCount == 0)
    if let output = outcome.output { json.member("output", output.description) }
    json.member("upToDate", outcome.wasUpToDate)
    json.member("width", summary.canvas.width)
  }
}

/// How a record of `timeline --json` echoes its input.
struct InputEcho: InputRecord {
  let input: Input

  func addMembers(to json: inout JSONText) { json.addEcho(of: input.argument) }
}

/// What `info --json` says of an input beside what a manifest says.
struct InfoEcho: InputRecord {
  let input: Input
  let firstDamage: Diagnostic?

  func addMembers(to json: inout JSONText) {
    json.member("damaged", firstDamage != nil)
    if let firstDamage { json.member("error", firstDamage.sentence) }
    json.addEcho(of: input.argument)
    json.member("ok", firstDamage == nil)
  }
}

/// What `--json` prints of an input that could not be worked on.
struct FailureRecord: InputRecord {
  let input: Input
  let failure: Failure

  func addMembers(to json: inout JSONText) {
    json.member("error", failure.message)
    json.addEcho(of: input.argument)
    json.member("ok", false)
    json.member("status", Int(failure.status.rawValue))
  }
}

extension JSONText {
  /// Adds an argument as text, repaired where its bytes are not UTF-8, and then the bytes too.
  mutating func addEcho(of argument: RawArgument) {
    member("input", String(decoding: argument.bytes, as: UTF8.self))
    if argument.text == nil { member("inputBytes", Base64.text(of: argument.bytes)) }
  }
}
