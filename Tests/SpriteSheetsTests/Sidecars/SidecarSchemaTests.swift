import FrameExport
import Frames
import SpriteSheets
import TestSupport
import Testing

/// The JSON sidecars against the schemas of their formats.
@Suite struct SidecarSchemaTests {
  static let sidecars = [
    Sidecar.aseprite, .asepriteArray, .texturePacker, .texturePackerArray, .xcode,
  ]

  /// What is wrong with the JSON files of a sheet.
  private func problems(_ sidecar: Sidecar, _ sheet: SheetDescription) throws -> [String] {
    let schema = try sidecar.schema()
    return try sidecar.files(for: sheet).flatMap { file in
      try schema.problems(in: JSONValue(json: file.bytes)).map { "\(file.name): \($0)" }
    }
  }

  @Test(arguments: sidecars, 0..<4)
  func `sheets of all kinds are valid`(sidecar: Sidecar, kind: Int) throws {
    // With so much padding a page has room for a single cell.
    let isPaged = kind & 2 != 0
    let sample = try SampleSheet(
      seed: UInt64(kind),
      arrangement: SheetArrangement(
        layout: .packed, padding: isPaged ? 20 : 1,
        mostSize: isPaged ? PixelSize(width: 20, height: 20) : nil),
      trims: kind & 1 != 0)
    #expect(!isPaged || sample.pages.count > 1)
    let sheet = sample.description(plays: kind & 1 != 0 ? 65_536 : nil)
    #expect(try problems(sidecar, sheet) == [])
  }

  @Test(arguments: sidecars, SidecarNameTests.names)
  func `sheets of any name are valid`(sidecar: Sidecar, name: RawPath) throws {
    #expect(try problems(sidecar, SampleSheet(seed: 1).description(name: name)) == [])
  }

  @Test func `each format is none of the others`() throws {
    let sheet = try SampleSheet(seed: 1).description()
    for sidecar in Self.sidecars {
      for other in Self.sidecars where other != sidecar {
        let schema = try other.schema()
        let value = try JSONValue(json: sidecar.files(for: sheet)[0].bytes)
        #expect(try schema.problems(in: value) != [], "\(sidecar) passes for \(other)")
      }
    }
  }

  @Test func `an export of Aseprite is valid`() throws {
    let text = """
      { "frames": {
         "walk 0.aseprite": {
          "frame": { "x": 1, "y": 1, "w": 12, "h": 20 }, "rotated": false, "trimmed": true,
          "spriteSourceSize": { "x": 2, "y": 3, "w": 12, "h": 20 },
          "sourceSize": { "w": 16, "h": 24 }, "duration": 100
         }
       },
       "meta": {
        "app": "https://www.aseprite.org/", "version": "1.3.2-x64", "image": "walk.png",
        "format": "I8", "size": { "w": 14, "h": 22 }, "scale": "1",
        "frameTags": [
         { "name": "walk", "from": 0, "to": 0, "direction": "pingpong", "color": "#000000ff" }
        ],
        "layers": [
         { "name": "body" },
         { "name": "arm", "group": "body", "opacity": 255, "blendMode": "normal",
           "cels": [{ "frame": 0, "color": "#fe5b59ff", "data": "left" }] }
        ],
        "slices": [
         { "name": "hit", "color": "#0000ffff", "data": "soft",
           "keys": [{ "frame": 0, "bounds": { "x": 0, "y": 0, "w": 9, "h": 9 },
             "center": { "x": 3, "y": 3, "w": 3, "h": 3 }, "pivot": { "x": 4, "y": -1 } }] }
        ]
       }
      }
      """
    #expect(try Sidecar.aseprite.schema().problems(in: JSONValue(json: text.utf8)) == [])
  }

  @Test func `an export of TexturePacker is valid`() throws {
    let text = """
      {"frames": [
      {
        "filename": "walk/0.png",
        "frame": {"x":1,"y":1,"w":20,"h":12}, "rotated": true, "trimmed": true,
        "spriteSourceSize": {"x":2,"y":3,"w":20,"h":12}, "sourceSize": {"w":16,"h":24},
        "pivot": {"x":0.5,"y":0.5}
      }],
      "meta": {
        "app": "https://www.codeandweb.com/texturepacker", "version": "1.0", "image": "walk-0.png",
        "format": "RGBA8888", "size": {"w":14,"h":22}, "scale": "0.5",
        "related_multi_packs": ["walk-1.json"],
        "smartupdate": "$TexturePacker:SmartUpdate:0123456789abcdef$"
      }
      }
      """
    let schema = try Sidecar.texturePackerArray.schema()
    #expect(try schema.problems(in: JSONValue(json: text.utf8)) == [])
  }

  @Test func `the schema of catalogs knows its three kinds of files only`() throws {
    let schema = try Sidecar.xcode.schema()
    let info: JSONValue = ["author": "x", "version": 1]
    let image: JSONValue = ["filename": "a.png", "idiom": "universal", "scale": "1x"]
    #expect(try schema.problems(in: ["info": info, "images": [image]]) == [])
    #expect(try schema.problems(in: ["info": info, "images": []]) != [])
    #expect(try schema.problems(in: ["images": [image]]) != [])
    #expect(try schema.problems(in: ["info": ["author": "x", "version": 2]]) != [])
    #expect(try schema.problems(in: ["info": info, "properties": ["provides": true]]) != [])
    for (key, wrong): (String, JSONValue) in [
      ("scale", "4x"), ("scale", 1), ("idiom", "phone"), ("filename", "../a.png"), ("size", "1"),
    ] {
      var damaged = image
      damaged[key] = wrong
      #expect(try schema.problems(in: ["info": info, "images": [damaged]]) != [], "\(key)")
    }
  }
}

extension Sidecar {
  private static let schemas = SidecarSchemaTests.sidecars.map { sidecar in
    (sidecar, Result { try JSONSchema(named: sidecar.rawValue) })
  }

  /// The schema of a JSON sidecar.
  func schema() throws -> JSONSchema {
    let schema = Self.schemas.first { $0.0 == self }?.1
    return try #require(schema).get()
  }
}
