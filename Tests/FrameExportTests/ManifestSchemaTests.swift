import Foundation
import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct ManifestSchemaTests {
  let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "manifest")
  }

  @Test(arguments: [Manifest.Detail.files, .contents, .structure])
  func `what is written is valid`(detail: Manifest.Detail) throws {
    let frames = [ManifestTests.frame, ManifestTests.bareFrame]
    let value = try JSONValue(json: ManifestTests.json(frames, detail))
    #expect(try schema.problems(in: value) == [])
  }

  @Test func `names in Base64 and every option are valid`() throws {
    var (summary, frame) = (ManifestTests.summary, ManifestTests.frame)
    summary.source.name = RawPath(bytes: [0xff])
    summary.options = Manifest.Options(
      format: "pam", compression: "max", background: "#ffffff", delayPolicy: "minimum:5",
      name: "{number}", raw: true, dedupe: "all", frames: "0,3-7,-1", every: 2, from: "0",
      to: "1.5", at: "1", fps: "25", scale: "2x", scaleFilter: "nearest", salvage: true, zip: true)
    summary.diagnostics = Diagnostic.Code.allCases.map { Diagnostic(.note, $0, "", byteOffset: 0) }
    frame.file?.name = RawPath(bytes: [0xfe])
    let json = try ManifestTests.json([frame], summary: summary)
    #expect(try schema.problems(in: JSONValue(json: json)) == [])
    #expect(try Manifest(json: json).summary == summary)
  }

  /// A change that makes a valid manifest invalid.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (inout JSONValue) -> Void

    init(_ description: String, _ make: @escaping @Sendable (inout JSONValue) -> Void) {
      testDescription = description
      self.make = make
    }
  }

  static let faults = [
    Fault("unknown member") { $0["extra"] = 1 },
    Fault("unknown member of a frame") { $0["frames"][0]["extra"] = 1 },
    Fault("unknown member of a rectangle") { $0["frames"][0]["rect"]["z"] = 1 },
    Fault("missing source") { $0 = $0.removing("source") },
    Fault("missing loop.raw") { $0["loop"] = $0["loop"].removing("raw") },
    Fault("missing frame of a diagnostic") {
      $0["diagnostics"][0] = $0["diagnostics"][0].removing("frame")
    },
    Fault("some of the members of a file") {
      $0["frames"][0] = $0["frames"][0].removing("fileCRC32")
    },
    Fault("some of the members of a content") {
      $0["frames"][0] = $0["frames"][0].removing("state")
    },
    Fault("other schema") { $0["schema"] = 2 },
    Fault("upper-case CRC") { $0["source"]["crc32"] = "89ABCDEF" },
    Fault("short CRC") { $0["frames"][0]["crc32"] = "123" },
    Fault("negative time") { $0["frames"][0]["startMilliseconds"] = -1 },
    Fault("fraction of a time") { $0["frames"][0]["endMilliseconds"] = .number(0.5) },
    Fault("null time") { $0["frames"][0]["endMilliseconds"] = nil },
    Fault("index of a color above 255") { $0["frames"][0]["transparentIndex"] = 256 },
    Fault("raw disposal above 7") { $0["frames"][0]["disposalRaw"] = 8 },
    Fault("disposal in Swift's words") { $0["frames"][0]["disposal"] = "doNotDispose" },
    Fault("unknown state") { $0["frames"][0]["state"] = "broken" },
    Fault("number as a string") { $0["canvas"]["width"] = "320" },
    Fault("canvas without area") { $0["canvas"]["width"] = 0 },
    Fault("no plays at all") { $0["loop"]["plays"] = 0 },
    Fault("other generator") { $0["generator"] = "mine" },
    Fault("frames that are no array") { $0["frames"] = .object([:]) },
    Fault("unknown format") { $0["options"]["format"] = "bmp" },
    Fault("missing option") { $0["options"] = $0["options"].removing("raw") },
  ]

  @Test(arguments: faults)
  func `a faulty manifest is invalid`(fault: Fault) throws {
    var value = try JSONValue(json: ManifestTests.json([ManifestTests.frame]))
    #expect(try schema.problems(in: value) == [])
    fault.make(&value)
    #expect(try schema.problems(in: value) != [])
  }
}
