import FrameExport
import Frames
import SpriteSheets
import TestSupport
import Testing

/// Names that would break out of a format, or out of the folder.
@Suite struct SidecarNameTests {
  static let names: [RawPath] = [
    "* } body { color: red } *", "\"]\n[resource]\nx = \"", "a\r\nb", "\u{202e}gnp", "<!--&'\"",
    "-1",
    "none", "new", "..x", "日本", RawPath(bytes: [0x61, 0xff, 0x62]), "\\", " x ",
  ]

  private func sheet(_ name: RawPath) throws -> SheetDescription {
    try SampleSheet(seed: 1).description(name: name)
  }

  @Test(arguments: names)
  func `JSON says any name`(name: RawPath) throws {
    for sidecar in [Sidecar.aseprite, .texturePackerArray] {
      let file = try sidecar.files(for: sheet(name))[0]
      #expect(file.name == name.appending(suffix: ".json"))
      let meta = try SidecarReader.json(file).meta
      #expect(meta["image"].string == "\(name).png")
      #expect((meta["imageBytes"].string == nil) == (name.string != nil))
    }
  }

  @Test(arguments: names)
  func `a style sheet is ASCII that only its own braces and quotes structure`(name: RawPath) throws
  {
    let file = try Sidecar.css.files(for: sheet(name))[0]
    let text = SidecarReader.text(file)
    #expect(file.bytes.allSatisfy { $0 == 10 || (32...126).contains($0) })
    #expect(!text.contains("*/"))
    let sample = try SampleSheet(seed: 1)
    #expect(text.count { $0 == "{" } == 2 + sample.frames.count)
    #expect(text.count { $0 == "}" } == 2 + sample.frames.count)
    #expect(text.count { $0 == "\"" } == 2)
    let style = try StyleSheetReader(file)
    #expect(Self.unescaped(style.className) == "\(name)")
    #expect(Self.unescaped(style.animation?.name ?? "") == "\(name)-frames")
    let address = try #require(style.base["background-image"])
    #expect(Self.bytes(ofAddress: address) == name.bytes + ".png".utf8)
  }

  /// CSS Syntax 3, section 4.3.7.
  private static func unescaped(_ identifier: String) -> String {
    var result = ""
    var rest = identifier[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      let digits = rest.prefix { $0.isHexDigit }
      rest = rest.dropFirst(digits.count + 1)
      if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func bytes(ofAddress address: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = address.dropFirst(5).dropLast(2).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  @Test(arguments: names)
  func `Godot's resource is ASCII, or refuses what is no text`(name: RawPath) throws {
    guard name.string != nil else {
      #expect(throws: SidecarError.unwritableName(.godot, name.appending(suffix: ".png"))) {
        try Sidecar.godot.files(for: sheet(name))
      }
      return
    }
    let file = try Sidecar.godot.files(for: sheet(name))[0]
    #expect(file.bytes.allSatisfy { $0 == 10 || (32...126).contains($0) })
    let text = SidecarReader.text(file)
    #expect(text.matches(of: /(?m)^\[resource\]$/).count == 1)
    #expect(text.matches(of: /"name": &"([^"\\\n]|\\.)*",\n/).count == 1)
  }

  @Test(arguments: names)
  func `an atlas names its page, or refuses to`(name: RawPath) throws {
    let isRefused =
      name.string == nil
      || ["\n", "\r", ":"].contains { name.description.unicodeScalars.contains($0) }
      || name.description.hasPrefix(" ")
    if isRefused {
      #expect(throws: SidecarError.unwritableName(.libGDX, name.appending(suffix: ".png"))) {
        try Sidecar.libGDX.files(for: sheet(name))
      }
    } else {
      let regions = try SidecarReader.atlas(Sidecar.libGDX.files(for: sheet(name))[0])
      #expect(regions.count == 9)
      #expect(regions.allSatisfy { $0.frame.file == "\(name).png" })
      #expect(Set(regions.map(\.name)).count == 1)
    }
  }

  @Test(arguments: names)
  func `names in folders are harmless and stay inside`(name: RawPath) throws {
    let sheet = try sheet(name)
    for sidecar in [Sidecar.android, .xcode] {
      let files = try sidecar.files(for: sheet).map(\.name)
      let pictures = try sidecar.pictureNames(for: sheet).joined()
      for path in files + pictures {
        #expect(path.staysInside)
        #expect(
          path.string?.unicodeScalars.contains { $0.properties.generalCategory == .format } == false
        )
        #expect(!path.bytes.contains { $0 < 32 })
      }
    }
    let drawables = try Sidecar.android.pictureNames(for: sheet).joined()
    for path in drawables {
      #expect(path.lastComponent.description.wholeMatch(of: /[a-z][a-z0-9_]*\.png/) != nil)
    }
    let list = try Sidecar.android.files(for: sheet)[0].name.lastComponent.description
    #expect(list.wholeMatch(of: /[a-z][a-z0-9_]*\.xml/) != nil && list != "new.xml")
  }
}
