internal import FrameExport
internal import Frames

/// A style sheet with one class, named like the sheet, that shows the animation on any element.
///
/// `steps()` can only show frames of equal times; here each frame has a keyframe, at its exact start,
/// that holds until the next one. The element is as large as a frame, whatever was trimmed: a padding
/// takes the place of what is missing. After the last play the last frame stays.
struct StyleSheet {
  private let sheet: SheetDescription
  private let isTrimmed: Bool
  private let total: Int

  init(_ sheet: SheetDescription) {
    self.sheet = sheet
    isTrimmed = sheet.frames.contains { $0.sprite.isTrimmed }
    total = sheet.totalMilliseconds
  }

  var file: SidecarFile {
    SidecarFile(name: sheet.name.appending(suffix: ".css"), bytes: Array(text.utf8))
  }

  private var text: String {
    // Without any time the animation is at its end at once.
    let first = sheet.frames[total > 0 ? 0 : sheet.frames.count - 1].sprite
    var lines = [".\(CSSText.identifier(sheet.name)) {", "  box-sizing: content-box;"]
    lines.append("  background-repeat: no-repeat;")
    if isTrimmed {
      lines += ["  background-origin: content-box;", "  background-clip: content-box;"]
    }
    lines += declarations(of: first, isComplete: true).map { "  \($0);" }
    guard total > 0 else { return (lines + ["}", ""]).joined(separator: "\n") }
    let plays = sheet.plays.map { "\($0) forwards" } ?? "infinite"
    lines += ["  animation: \(animationName) \(total)ms step-end \(plays);", "}", ""]
    return (lines + ["@keyframes \(animationName) {"] + keyframes + ["}", ""])
      .joined(separator: "\n")
  }

  /// A name that is none of the words that `animation` takes for something else.
  private var animationName: String { CSSText.identifier(sheet.name.appending(suffix: "-frames")) }

  private var keyframes: [String] {
    var start = 0
    return sheet.frames.indices.map { index in
      let frame = sheet.frames[index]
      let isLast = index == sheet.frames.count - 1
      let percent = CSSText.percent(start, of: total)
      let places = isLast && start < total ? "\(percent), 100%" : percent
      start += frame.milliseconds
      let declarations = declarations(of: frame.sprite, isComplete: false)
      return "  \(places) { \(declarations.joined(separator: "; ")) }"
    }
  }

  /// What shows a sprite; only what differs between frames, unless complete.
  private func declarations(
    of sprite: SheetDescription.Placement, isComplete: Bool
  ) -> [String] {
    var list: [String] = []
    if isComplete || sheet.pages.count > 1 {
      list.append("background-image: url(\"\(CSSText.address(sheet.pages[sprite.page].file))\")")
    }
    list.append("background-position: \(-sprite.rect.x)px \(-sprite.rect.y)px")
    if isComplete || isTrimmed {
      list += ["width: \(sprite.rect.width)px", "height: \(sprite.rect.height)px"]
    }
    if isTrimmed {
      let (part, whole) = (sprite.frameRect, sprite.frameSize)
      let sides = [part.y, whole.width - part.maxX, whole.height - part.maxY, part.x]
      list.append("padding: " + sides.map { "\($0)px" }.joined(separator: " "))
    }
    return list
  }
}
