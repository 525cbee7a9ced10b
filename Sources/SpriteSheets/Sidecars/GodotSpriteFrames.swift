internal import FrameExport
internal import Frames

/// A `SpriteFrames` resource of Godot 4, in which times are multiples of a tick.
///
/// The speed is 1000 / tick, so every time is a whole number; Godot shows a frame of no time for a
/// hundredth of a tick. It knows no number of plays: what doesn't play for ever plays once. The
/// picture is looked for beside the resource.
struct GodotSpriteFrames {
  private let sheet: SheetDescription
  /// The placements, each once, and which of them each frame shows.
  private let textures: (placements: [SheetDescription.Placement], ofFrames: [Int])

  /// - Throws: `SidecarError.unwritableName`: Godot's strings hold Unicode only.
  init(_ sheet: SheetDescription) throws(SidecarError) {
    self.sheet = sheet
    textures = sheet.distinctSprites
    if let bad = sheet.pages.map(\.file).first(where: { $0.string == nil }) {
      throw .unwritableName(.godot, bad)
    }
  }

  var file: SidecarFile {
    SidecarFile(name: sheet.name.appending(suffix: ".tres"), bytes: Array(text.utf8))
  }

  private var text: String {
    let stepCount = sheet.pages.count + textures.placements.count + 1
    let blocks =
      ["[gd_resource type=\"SpriteFrames\" load_steps=\(stepCount) format=3]", pages]
      + textures.placements.enumerated().map(texture) + [animation]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var pages: String {
    let lines = sheet.pages.enumerated().map { index, page in
      let path = Self.quoted(page.file.description)
      return "[ext_resource type=\"Texture2D\" path=\(path) id=\"\(index + 1)\"]"
    }
    return lines.joined(separator: "\n")
  }

  private func texture(_ index: Int, _ sprite: SheetDescription.Placement) -> String {
    let (rect, part, whole) = (sprite.rect, sprite.frameRect, sprite.frameSize)
    var lines = [
      "[sub_resource type=\"AtlasTexture\" id=\"f\(index)\"]",
      "atlas = ExtResource(\"\(sprite.page + 1)\")",
      "region = Rect2(\(rect.x), \(rect.y), \(rect.width), \(rect.height))",
    ]
    if sprite.isTrimmed {
      let (missingWidth, missingHeight) = (whole.width - part.width, whole.height - part.height)
      lines.append("margin = Rect2(\(part.x), \(part.y), \(missingWidth), \(missingHeight))")
    }
    return lines.joined(separator: "\n")
  }

  private var animation: String {
    let tick = sheet.tickMilliseconds
    let frames = zip(sheet.frames, textures.ofFrames).map { frame, texture in
      "{\n\"duration\": \(frame.milliseconds / tick).0,\n\"texture\": SubResource(\"f\(texture)\")\n}"
    }
    return """
      [resource]
      animations = [{
      "frames": [\(frames.joined(separator: ", "))],
      "loop": \(sheet.plays == nil),
      "name": &\(Self.quoted(sheet.name.description)),
      "speed": \(1000 / Double(tick))
      }]
      """
  }

  /// A string in ASCII.
  private static func quoted(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar in
      if scalar == "\"" || scalar == "\\" { return "\\\(scalar)" }
      if (" "..."~").contains(scalar) { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      let isShort = scalar.value <= 0xffff
      let zeros = String(repeating: "0", count: (isShort ? 4 : 6) - digits.utf8.count)
      return (isShort ? "\\u" : "\\U") + zeros + digits
    }
    return "\"\(parts.joined())\""
  }
}

extension SheetDescription {
  /// The placements, each once in the order of their first frames, and which of them each frame shows.
  var distinctSprites: (placements: [Placement], ofFrames: [Int]) {
    var places: [Placement: Int] = [:]
    var placements: [Placement] = []
    let indices = frames.map { frame in
      if let place = places[frame.sprite] { return place }
      places[frame.sprite] = placements.count
      placements.append(frame.sprite)
      return placements.count - 1
    }
    return (placements, indices)
  }
}
