internal import FoundationEssentials
internal import FrameExport
internal import Frames
internal import GIFDecoding

/// What `sheet --json` prints.
struct SheetRecord: Encodable {
  struct Page: Encodable {
    let width: Int
    let height: Int
  }

  let input: String
  let inputBytes: Data?
  let ok: Bool
  let damaged: Bool
  let frames: Int
  let cells: Int
  let pages: [Page]
  let files: [String]
  let bytes: Int
  let durationMilliseconds: Int
  let error: String?

  init(_ input: Input, _ outcome: SheetJob.Outcome) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
    ok = outcome.diagnostics.damageCount == 0
    damaged = outcome.diagnostics.damageCount > 0
    frames = outcome.frameCount
    cells = outcome.cellCount
    pages = outcome.pageSizes.map { Page(width: $0.width, height: $0.height) }
    files = outcome.files.map(\.description)
    bytes = outcome.byteCount
    durationMilliseconds = outcome.durationMilliseconds
    error = outcome.diagnostics.firstDamage?.sentence
  }
}
