internal import FrameExport
internal import Frames

// What the JSON formats have in common.

extension SheetDescription {
  /// One file a page, with the text that is made of the page and its frames.
  func jsonFiles(_ text: (Int, [Int]) -> [UInt8]) -> [SidecarFile] {
    framesByPage.enumerated().map { page, frames in
      SidecarFile(name: jsonName(ofPage: page), bytes: text(page, frames))
    }
  }

  /// The frames that each page shows, in order.
  var framesByPage: [[Int]] {
    frames.indices.reduce(into: pages.map { _ in [] }) { $0[frames[$1].sprite.page].append($1) }
  }

  /// The name of the file that tells of a page.
  func jsonName(ofPage page: Int) -> RawPath {
    pages[page].file.stem.appending(suffix: ".json")
  }
}

extension JSONText {
  /// Adds frames by name, or a list of frames that say their names, with what `body` adds.
  mutating func frames(
    _ names: [String], isArray: Bool, _ body: (Int, inout JSONText) -> Void
  ) {
    guard isArray else {
      return object("frames") { json in
        for (number, name) in names.enumerated() {
          json.object(named: name) { body(number, &$0) }
        }
      }
    }
    objects("frames", Array(names.enumerated())) { entry, json in
      json.member("filename", entry.element)
      body(entry.offset, &json)
    }
  }

  /// Adds where a sprite is.
  mutating func appendSprite(_ sprite: SheetDescription.Placement) {
    object("frame") { $0.append(sprite.rect) }
    member("rotated", false)
    member("trimmed", sprite.isTrimmed)
    object("spriteSourceSize") { $0.append(sprite.frameRect) }
    object("sourceSize") { $0.append(sprite.frameSize) }
  }

  /// Adds what `meta` says of a page; a name that is not UTF-8 comes in Base64 as well.
  mutating func appendPage(_ page: Int, of sheet: SheetDescription) {
    let file = sheet.pages[page].file
    member("image", file.description)
    if let base64 = file.base64UnlessText { member("imageBytes", base64) }
    member("format", "RGBA8888")
    object("size") { $0.append(sheet.pages[page].size) }
    member("scale", "1")
    guard sheet.pages.count > 1 else { return }
    let others = sheet.pages.indices.filter { $0 != page }
    strings(named: "related_multi_packs", others.map { sheet.jsonName(ofPage: $0).description })
  }

  private mutating func append(_ rect: PixelRect) {
    member("x", rect.x)
    member("y", rect.y)
    append(rect.size)
  }

  private mutating func append(_ size: PixelSize) {
    member("w", size.width)
    member("h", size.height)
  }
}
