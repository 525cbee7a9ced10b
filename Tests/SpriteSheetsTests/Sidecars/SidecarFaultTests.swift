import SpriteSheets
import TestSupport
import Testing

/// Changes that make a valid sidecar invalid.
@Suite struct SidecarFaultTests {
  /// What is damaged; frames and `meta` are changed in a list and by name alike.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Changes the whole file, one of its frames and what `meta` says.
    let make: @Sendable (inout JSONValue, inout JSONValue, inout JSONValue) -> Void

    init(
      _ description: String,
      _ make: @escaping @Sendable (inout JSONValue, inout JSONValue, inout JSONValue) -> Void
    ) {
      testDescription = description
      self.make = make
    }
  }

  static let faults = [
    Fault("unknown member") { file, _, _ in file["extra"] = 1 },
    Fault("unknown member of a frame") { _, frame, _ in frame["extra"] = 1 },
    Fault("unknown member of meta") { _, _, meta in meta["extra"] = 1 },
    Fault("unknown member of a rectangle") { _, frame, _ in frame["frame"]["z"] = 1 },
    Fault("empty meta") { _, _, meta in meta = nil },
    Fault("missing place") { _, frame, _ in frame = frame.removing("frame") },
    Fault("missing sourceSize") { _, frame, _ in frame = frame.removing("sourceSize") },
    Fault("missing image") { _, _, meta in meta = meta.removing("image") },
    Fault("place outside of the sheet") { _, frame, _ in frame["frame"]["x"] = -1 },
    Fault("half a pixel") { _, frame, _ in frame["frame"]["y"] = .number(0.5) },
    Fault("sprite without a pixel") { _, frame, _ in frame["frame"]["w"] = 0 },
    Fault("frame without a pixel") { _, frame, _ in frame["sourceSize"]["h"] = 0 },
    Fault("part outside of the frame") { _, frame, _ in frame["spriteSourceSize"]["y"] = -3 },
    Fault("negative time") { _, frame, _ in frame["duration"] = -1 },
    Fault("fraction of a time") { _, frame, _ in frame["duration"] = .number(16.7) },
    Fault("time as text") { _, frame, _ in frame["duration"] = "100" },
    Fault("trimmed by a number") { _, frame, _ in frame["trimmed"] = 1 },
    Fault("rotated by an angle") { _, frame, _ in frame["rotated"] = 90 },
    Fault("sheet without a pixel") { _, _, meta in meta["size"]["w"] = 0 },
    Fault("image in another folder") { _, _, meta in meta["image"] = "../hero.png" },
    Fault("scale that is none") { _, _, meta in meta["scale"] = "half" },
    Fault("unknown pixels") { _, _, meta in meta["format"] = "rgba" },
    Fault("nobody's file") { _, _, meta in meta["app"] = nil },
    Fault("name that is no Base64") { _, _, meta in meta["imageBytes"] = "a b" },
    Fault("no other page") { _, _, meta in meta["related_multi_packs"] = [] },
  ]

  static let tagFaults = [
    Fault("other app") { _, _, meta in meta["app"] = "gifring" },
    Fault("negative index") { _, frame, _ in frame["index"] = -1 },
    Fault("missing time") { _, frame, _ in frame = frame.removing("duration") },
    Fault("nameless tag") { _, _, meta in
      meta["frameTags"][0] = meta["frameTags"][0].removing("name")
    },
    Fault("tag before the first frame") { _, _, meta in meta["frameTags"][0]["from"] = -1 },
    Fault("unknown direction") { _, _, meta in meta["frameTags"][0]["direction"] = "backward" },
    Fault("no play at all") { _, _, meta in meta["frameTags"][0]["repeat"] = "0" },
    Fault("plays as a number") { _, _, meta in meta["frameTags"][0]["repeat"] = 3 },
    Fault("layer without a name") { _, _, meta in meta["layers"] = [["opacity": 255]] },
    Fault("slice that starts nowhere") { _, _, meta in
      meta["slices"] = [["name": "a", "keys": [["frame": 0]]]]
    },
  ]

  @Test(arguments: [Sidecar.aseprite, .asepriteArray, .texturePacker, .texturePackerArray], faults)
  func `a damaged sidecar is invalid`(sidecar: Sidecar, fault: Fault) throws {
    try expect(sidecar, isInvalidBy: fault)
  }

  @Test(arguments: [Sidecar.aseprite, .asepriteArray], tagFaults)
  func `damage to what only Aseprite says is invalid`(sidecar: Sidecar, fault: Fault) throws {
    try expect(sidecar, isInvalidBy: fault)
  }

  @Test(arguments: [Sidecar.aseprite, .asepriteArray, .texturePacker, .texturePackerArray])
  func `a sidecar tells of a frame, and frames have names`(sidecar: Sidecar) throws {
    let schema = try sidecar.schema()
    var file = try file(of: sidecar)
    let isArray = file["frames"].array != nil
    if isArray {
      var nameless = file
      nameless["frames"][0] = file["frames"][0].removing("filename")
      #expect(try schema.problems(in: nameless) != [])
    }
    file["frames"] = isArray ? [] : [:]
    #expect(try schema.problems(in: file) != [])
  }

  private func file(of sidecar: Sidecar) throws -> JSONValue {
    let sheet = try SampleSheet(seed: 1, trims: true).description(plays: 3)
    return try JSONValue(json: sidecar.files(for: sheet)[0].bytes)
  }

  private func expect(
    _ sidecar: Sidecar, isInvalidBy fault: Fault,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let schema = try sidecar.schema()
    var file = try file(of: sidecar)
    #expect(try schema.problems(in: file) == [], sourceLocation: sourceLocation)
    let name = file["frames"].members?.keys.min() ?? ""
    let isArray = file["frames"].array != nil
    var frame = isArray ? file["frames"][0] : file["frames"][name]
    var meta = file["meta"]
    fault.make(&file, &frame, &meta)
    if isArray { file["frames"][0] = frame } else { file["frames"][name] = frame }
    file["meta"] = meta
    #expect(try schema.problems(in: file) != [], sourceLocation: sourceLocation)
  }
}
