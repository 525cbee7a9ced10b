internal import FrameExport
internal import Frames

/// An atlas as libGDX and Spine read it: lines, in which nothing can be escaped.
///
/// Every frame is a region of the animation's name with its index, so that `findRegions` gives them in
/// order. `duration`, in milliseconds, is a value that libGDX hands on and doesn't interpret.
struct LibGDXAtlas {
  private let sheet: SheetDescription

  /// - Throws: `SidecarError.unwritableName`.
  init(_ sheet: SheetDescription) throws(SidecarError) {
    self.sheet = sheet
    if let bad = sheet.pages.map(\.file).first(where: { !Self.isWritable($0) }) {
      throw .unwritableName(.libGDX, bad)
    }
  }

  /// Readers trim lines, and take the first ones with a colon for something else.
  private static func isWritable(_ name: RawPath) -> Bool {
    guard let text = name.string else { return false }
    let isPlain = !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isPlain && !text.contains(":") && text.first?.isWhitespace == false
      && text.last?.isWhitespace == false
  }

  var file: SidecarFile {
    let pages = sheet.framesByPage.enumerated().map { page, frames in
      (header(ofPage: page) + frames.flatMap(region)).joined(separator: "\n") + "\n"
    }
    return SidecarFile(
      name: sheet.name.appending(suffix: ".atlas"), bytes: Array(pages.joined(separator: "\n").utf8)
    )
  }

  private func header(ofPage index: Int) -> [String] {
    let page = sheet.pages[index]
    return [
      page.file.description, "size: \(page.size.width), \(page.size.height)", "format: RGBA8888",
      "filter: Nearest, Nearest", "repeat: none",
    ]
  }

  private func region(ofFrame index: Int) -> [String] {
    let (sprite, rect) = (sheet.frames[index].sprite, sheet.frames[index].sprite.rect)
    var lines = [
      regionName, "index: \(index)",
      "bounds: \(rect.x), \(rect.y), \(rect.width), \(rect.height)",
    ]
    if sprite.isTrimmed {
      let (part, whole) = (sprite.frameRect, sprite.frameSize)
      let below = whole.height - part.maxY
      lines.append("offsets: \(part.x), \(below), \(whole.width), \(whole.height)")
    }
    return lines + ["duration: \(sheet.frames[index].milliseconds)"]
  }

  /// The animation's name without what lines can't hold.
  private var regionName: String {
    SafeName.text(sheet.name) { $0 != ":" }
  }
}
