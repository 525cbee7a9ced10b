internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEditing

/// What `edit --json` prints.
struct EditRecord: InputRecord {
  let input: Input
  let output: RawArgument
  let result: EditedGIF

  func addMembers(to json: inout JSONText) {
    let damage = result.diagnostics.firstDamage
    json.member("bytes", result.bytes.count)
    json.member("copiedImages", result.copiedImageCount)
    json.member("damaged", damage != nil)
    json.numbers("delaysCentiseconds", result.delays.map { Int($0.centiseconds) })
    if let damage { json.member("error", damage.sentence) }
    json.member("frames", result.delays.count)
    json.member("height", result.canvasSize.height)
    json.addEcho(of: input.argument)
    json.member("ok", damage == nil)
    json.member("output", output.description)
    json.member("plays", result.loopCount.plays)
    json.member("quantized", result.isQuantized)
    json.member("width", result.canvasSize.width)
  }
}

/// What `repair --json` prints.
struct RepairRecord: InputRecord {
  let input: Input
  let output: RawArgument
  let result: RepairedGIF

  func addMembers(to json: inout JSONText) {
    let damage = result.diagnostics.firstDamage
    json.member("bytes", result.bytes.count)
    json.member("damaged", damage != nil)
    json.member("declaredFrames", result.declaredFrameCount)
    if let damage { json.member("error", damage.sentence) }
    json.objects("frames", Array(result.frames.enumerated())) { entry, json in
      json.member("frame", entry.offset)
      json.member("pixels", entry.element.pixelCount)
      json.member("pixelsDecoded", entry.element.decodedPixelCount)
      json.member("pixelsLost", entry.element.lostPixelCount)
      json.member("state", entry.element.state.rawValue)
      json.member("verdict", entry.element.verdict.rawValue)
    }
    json.member("height", result.canvasSize.height)
    json.addEcho(of: input.argument)
    json.member("ok", damage == nil)
    json.member("output", output.description)
    json.member("width", result.canvasSize.width)
  }
}
