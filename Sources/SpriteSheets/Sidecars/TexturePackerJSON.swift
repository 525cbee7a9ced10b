internal import FrameExport

/// JSON as TexturePacker exports it, with Pixi's list of animations.
///
/// `duration`, in milliseconds, is ours. Each page has a file of its own, with the frames that it shows;
/// `related_multi_packs` names the others.
struct TexturePackerJSON {
  private let sheet: SheetDescription
  private let isArray: Bool

  init(_ sheet: SheetDescription, isArray: Bool) {
    self.sheet = sheet
    self.isArray = isArray
  }

  var files: [SidecarFile] { sheet.jsonFiles(text) }

  private func text(ofPage page: Int, _ frames: [Int]) -> [UInt8] {
    let names = frames.map { "\(sheet.name)_\($0.padded(to: 4)).png" }
    var json = JSONText()
    json.object { json in
      json.frames(names, isArray: isArray) { number, json in
        let frame = sheet.frames[frames[number]]
        json.appendSprite(frame.sprite)
        json.member("duration", frame.milliseconds)
      }
      json.object("animations") { $0.strings(named: sheet.name.description, names) }
      json.object("meta") { json in
        json.member("app", sheet.generator)
        json.member("version", "1.0")
        json.appendPage(page, of: sheet)
      }
    }
    return json.bytes + "\n".utf8
  }
}
