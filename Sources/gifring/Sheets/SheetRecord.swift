internal import FrameExport
internal import Frames
internal import GIFDecoding

/// What `sheet --json` prints.
struct SheetRecord: InputRecord {
  let input: Input
  let outcome: SheetJob.Outcome

  func addMembers(to json: inout JSONText) {
    let damage = outcome.diagnostics.firstDamage
    json.member("bytes", outcome.byteCount)
    json.member("cells", outcome.cellCount)
    json.member("damaged", damage != nil)
    json.member("durationMilliseconds", outcome.durationMilliseconds)
    if let damage { json.member("error", damage.sentence) }
    json.strings(named: "files", outcome.files.map(\.description))
    json.member("frames", outcome.frameCount)
    json.addEcho(of: input.argument)
    json.member("ok", damage == nil)
    json.objects("pages", outcome.pageSizes) { size, json in
      json.member("height", size.height)
      json.member("width", size.width)
    }
  }
}
