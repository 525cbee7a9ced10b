internal import FrameExport

/// JSON as Aseprite exports it.
///
/// Frames are named by their number, as Phaser looks them up. Readers know the format by `meta.app`.
/// There are no pages in it: each page gets a file of its own, in which its frames are numbered anew,
/// `index` says which frames of the animation they are, and `related_multi_packs` names the others.
struct AsepriteJSON {
  private let sheet: SheetDescription
  private let isArray: Bool

  init(_ sheet: SheetDescription, isArray: Bool) {
    self.sheet = sheet
    self.isArray = isArray
  }

  var files: [SidecarFile] { sheet.jsonFiles(text) }

  private func text(ofPage page: Int, _ frames: [Int]) -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.frames(frames.indices.map { "\($0)" }, isArray: isArray) { number, json in
        let frame = sheet.frames[frames[number]]
        json.appendSprite(frame.sprite)
        json.member("duration", frame.milliseconds)
        if sheet.pages.count > 1 { json.member("index", frames[number]) }
      }
      json.object("meta") { json in
        json.member("app", "http://www.aseprite.org/")
        json.member("version", "1.3")
        json.member("generator", sheet.generator)
        json.appendPage(page, of: sheet)
        json.objects("frameTags", [frames.count - 1]) { appendTag(to: $0, &$1) }
        json.objects("layers", [Int]()) { _, _ in }
        json.objects("slices", [Int]()) { _, _ in }
      }
    }
    return json.bytes + "\n".utf8
  }

  private func appendTag(to last: Int, _ json: inout JSONText) {
    json.member("name", sheet.name.description)
    json.member("from", 0)
    json.member("to", last)
    json.member("direction", "forward")
    if let plays = sheet.plays { json.member("repeat", "\(plays)") }
  }
}
