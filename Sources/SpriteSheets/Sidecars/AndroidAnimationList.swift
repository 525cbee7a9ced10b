internal import FrameExport

/// An `animation-list` of Android: `res/drawable/NAME.xml`, and a drawable for each different frame,
/// `res/drawable-nodpi/NAME_0000.png` and so on.
///
/// The folder `res` can be laid over that of an app. Android knows no number of plays: what doesn't play
/// for ever plays once.
struct AndroidAnimationList {
  private let sheet: SheetDescription
  private let name: String
  private let sprites: (placements: [SheetDescription.Placement], ofFrames: [Int])

  init(_ sheet: SheetDescription) {
    self.sheet = sheet
    name = Self.resourceName(sheet.name)
    sprites = sheet.distinctSprites
  }

  var file: SidecarFile {
    let items = zip(sheet.frames, sprites.ofFrames).map { frame, sprite in
      "    <item android:drawable=\"@drawable/\(drawableName(sprite))\""
        + " android:duration=\"\(frame.milliseconds)\" />"
    }
    let lines =
      [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
        "<animation-list xmlns:android=\"http://schemas.android.com/apk/res/android\"",
        "    android:oneshot=\"\(sheet.plays != nil)\">",
      ] + items + ["</animation-list>", ""]
    return SidecarFile(
      name: RawPath("res/drawable/\(name).xml"),
      bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// Frames that look the same share the drawable of the first of them.
  var pictureNames: [[RawPath]] {
    var count = 0
    return sprites.ofFrames.map { sprite in
      guard sprite == count else { return [] }
      count += 1
      return [RawPath("res/drawable-nodpi/\(drawableName(sprite)).png")]
    }
  }

  private func drawableName(_ sprite: Int) -> String { "\(name)_\(sprite.padded(to: 4))" }

  /// Resource names are small letters, digits and underscores, begin with a letter, and become names of
  /// Java fields.
  private static func resourceName(_ name: RawPath) -> String {
    let bytes = name.bytes.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: UInt8(ascii: "_")
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let isProper = text.first?.isLetter == true && !javaWords.contains(text)
    return isProper ? text : "gif_\(text)"
  }

  /// The Java Language Specification, section 3.9.
  private static let javaWords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while",
  ]
}
