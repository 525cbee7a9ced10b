import Foundation
import FrameExport
import Frames
import TestSupport
import Testing

@Suite struct ManifestTests {
  static let summary = Manifest.Summary(
    generator: "gifring 0.1.0",
    source: .init(name: "party.gif", byteCount: 48213, crc32: 0x89ab_cdef, version: "89a"),
    canvas: PixelSize(width: 320, height: 240), loop: LoopCount(rawValue: 0),
    durationMilliseconds: 1200, options: .init(),
    diagnostics: [
      Diagnostic(
        .damage, .truncatedImage, "the file ends inside image 11", byteOffset: 48190, frame: 11),
      Diagnostic(.note, .trailingData, "a/b \"quoted\"\u{1}\u{7f}\u{2028}é", byteOffset: 3),
    ])

  static let frame = Manifest.Frame(
    index: 0, sourceIndex: 0, startMilliseconds: 0, endMilliseconds: 100, delayCentiseconds: 10,
    effectiveDelayMilliseconds: 100, rect: PixelRect(x: 0, y: 0, width: 320, height: 240),
    disposal: .doNotDispose, disposalRaw: 1, transparentIndex: 7, isInterlaced: false,
    localColorCount: 0, file: .init(name: "party-000.png", byteCount: 5120, crc32: 0x0012_3456),
    content: .init(
      state: .complete, decodedPixelCount: 76800, duplicateOf: nil, crc32: 0x1c29_1ca3))

  /// A frame in which whatever can be null is.
  static let bareFrame = Manifest.Frame(
    index: 1, sourceIndex: 4, startMilliseconds: 100, endMilliseconds: 133, delayCentiseconds: nil,
    effectiveDelayMilliseconds: nil, rect: PixelRect(x: 9, y: 8, width: 7, height: 6),
    disposal: .restoreToPrevious, disposalRaw: 4, transparentIndex: nil, isInterlaced: true,
    localColorCount: 256)

  static func json(
    _ frames: [Manifest.Frame], _ detail: Manifest.Detail = .files,
    summary: Manifest.Summary = summary
  ) throws -> [UInt8] {
    var json: [UInt8] = []
    ManifestWriter(summary, detail: detail).write(frames: frames) { json += $0 }
    return json
  }

  @Test func `a manifest has one line a frame and sorted keys`() throws {
    let text = String(decoding: try Self.json([Self.frame, Self.bareFrame]), as: UTF8.self)
    #expect(
      text == #"""
        {"canvas":{"height":240,"width":320},"diagnostics":[{"byteOffset":48190,"code":"truncatedImage","frame":11,"message":"the file ends inside image 11","severity":"damage"},{"byteOffset":3,"code":"trailingData","frame":null,"message":"a/b \"quoted\"\u0001\#u{7f}\#u{2028}é","severity":"note"}],"durationMilliseconds":1200,"frames":[
        {"bytes":5120,"crc32":"1c291ca3","delayCentiseconds":10,"disposal":"keep","disposalRaw":1,"duplicateOf":null,"effectiveDelayMilliseconds":100,"endMilliseconds":100,"file":"party-000.png","fileCRC32":"00123456","index":0,"interlaced":false,"localColors":0,"pixelsDecoded":76800,"rect":{"height":240,"width":320,"x":0,"y":0},"sourceIndex":0,"startMilliseconds":0,"state":"complete","transparentIndex":7},
        {"bytes":null,"crc32":null,"delayCentiseconds":null,"disposal":"previous","disposalRaw":4,"duplicateOf":null,"effectiveDelayMilliseconds":null,"endMilliseconds":133,"file":null,"fileCRC32":null,"index":1,"interlaced":true,"localColors":256,"pixelsDecoded":null,"rect":{"height":6,"width":7,"x":9,"y":8},"sourceIndex":4,"startMilliseconds":100,"state":null,"transparentIndex":null}
        ],"generator":"gifring 0.1.0","loop":{"plays":null,"raw":0},"options":{"background":"transparent","compression":"default","dedupe":"none","delayPolicy":"browser","format":"png","name":"{stem}-{index}","raw":false},"schema":1,"source":{"bytes":48213,"crc32":"89abcdef","name":"party.gif","version":"89a"}}

        """#)
  }

  @Test func `members that a listing doesn't know are absent`() throws {
    let files = ["bytes", "file", "fileCRC32"]
    let contents = ["crc32", "duplicateOf", "pixelsDecoded", "state"]
    let keys = { (detail: Manifest.Detail) throws -> Set<String> in
      let frame = try JSONValue(json: Self.json([Self.frame], detail))["frames"][0]
      guard case .object(let members) = frame else { return [] }
      return Set(members.keys)
    }
    let all = try keys(.files)
    #expect(all.count == 19)
    #expect(try keys(.contents) == all.subtracting(files))
    #expect(try keys(.structure) == all.subtracting(files).subtracting(contents))
  }

  @Test(arguments: [nil, 0, 1, 65535] as [UInt16?])
  func `a loop tells its number and the plays`(raw: UInt16?) throws {
    var summary = Self.summary
    summary.loop = LoopCount(rawValue: raw)
    let loop = try JSONValue(json: Self.json([], summary: summary))["loop"]
    let plays: JSONValue =
      switch raw {
      case nil: 1
      case 0: nil
      case .some(let raw): .integer(Int(raw) + 1)
      }
    #expect(loop == .object(["raw": raw.map { .integer(Int($0)) } ?? .null, "plays": plays]))
  }

  @Test func `an empty list of frames is JSON too`() throws {
    #expect(try JSONValue(json: Self.json([]))["frames"] == .array([]))
  }

  @Test func `the bytes are those of the system's encoder`() throws {
    var frame = Self.frame
    let controls = String(String.UnicodeScalarView((0..<0x80).compactMap(Unicode.Scalar.init)))
    frame.file?.name = RawPath(controls + "é\u{2028}\u{1f600}/x")
    frame.content?.duplicateOf = 3
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for detail in [Manifest.Detail.files, .contents, .structure] {
      let json = try Self.json([frame, Self.bareFrame], detail)
      let encoded = try encoder.encode(JSONValue(json: json))
      #expect(json.filter { $0 != 0x0a } == Array(encoded))
    }
  }

  @Test func `a manifest can be read again`() throws {
    let frames = [Self.frame, Self.bareFrame]
    let manifest = try Manifest(json: Self.json(frames))
    #expect(manifest == Manifest(summary: Self.summary, frames: frames))
  }

  @Test func `names that are not UTF-8 are repaired and kept in Base64`() throws {
    var (summary, frame) = (Self.summary, Self.frame)
    summary.source.name = RawPath(bytes: [0x61, 0xff])
    frame.file?.name = RawPath(bytes: [0xfe, 0x62])
    let json = try Self.json([frame], summary: summary)
    let value = try JSONValue(json: json)
    #expect(value["source"]["name"] == "a\u{fffd}")
    #expect(value["source"]["nameBytes"] == "Yf8=")
    #expect(value["frames"][0]["file"] == "\u{fffd}b")
    #expect(value["frames"][0]["fileBytes"] == "/mI=")
    #expect(try Manifest(json: json) == Manifest(summary: summary, frames: [frame]))
  }

  @Test func `every disposal method has its word`() throws {
    let words: [(DisposalMethod, JSONValue)] = [
      (.unspecified, "unspecified"), (.doNotDispose, "keep"), (.restoreToBackground, "background"),
      (.restoreToPrevious, "previous"),
    ]
    for (method, word) in words {
      var frame = Self.frame
      frame.disposal = method
      let json = try Self.json([frame])
      #expect(try JSONValue(json: json)["frames"][0]["disposal"] == word)
      #expect(try Manifest(json: json).frames == [frame])
    }
  }

  @Test(arguments: ["", "{", "[]", "null", "{\"schema\":1}"])
  func `what is no manifest can't be read`(text: String) {
    #expect(throws: ManifestError.self) { try Manifest(json: Array(text.utf8)) }
  }

  @Test(arguments: [
    (#""index":0,"#, "", "frames[0]: 'index' is missing"),
    (#""index":0"#, #""index":null"#, "frames[0].index is null"),
    (#""index":0"#, #""index":"0""#, "frames[0].index is not a whole number"),
    (#""index":0"#, #""index":0.5"#, "it is no JSON, or a number in it does not fit"),
    (#""interlaced":false"#, #""interlaced":0"#, "frames[0].interlaced is not true or false"),
    (#""rect":{"#, #""rect":[],"x":{"#, "frames[0].rect is not an object"),
    (#""frames":["#, #""frames":{},"x":["#, "frames is not an array"),
    (#""raw":0"#, #""raw":65536"#, "it is no JSON, or a number in it does not fit"),
    (#""state":"complete""#, #""state":"fine""#, "frames[0].state has no value that fits"),
    (#""crc32":"1c"#, #""crc32":"1C"#, "frames[0].crc32 has no value that fits"),
    (#""schema":1,"#, "", "'schema' is missing"),
    (#""schema":1,"#, #""schema":1"#, "it is no JSON, or a number in it does not fit"),
  ])
  func `what is wrong is told by its place`(old: String, new: String, reason: String) throws {
    let text = String(decoding: try Self.json([Self.frame]), as: UTF8.self)
    let lie = text.replacing(old, with: new)
    #expect(lie != text)
    #expect(throws: ManifestError.notReadable(reason)) { try Manifest(json: Array(lie.utf8)) }
  }

  @Test func `every prefix of a manifest is refused`() throws {
    let json = try Self.json([Self.frame])
    for length in 0..<(json.count - 2) {
      #expect(throws: ManifestError.self) { try Manifest(json: Array(json[..<length])) }
    }
  }

  @Test func `a manifest of another schema can't be read`() throws {
    let text = String(decoding: try Self.json([]), as: UTF8.self)
    let other = text.replacing("\"schema\":1", with: "\"schema\":2")
    #expect(throws: ManifestError.notReadable("schema 2 instead of 1")) {
      try Manifest(json: Array(other.utf8))
    }
  }

  @Test func `ten thousand frames come out in pieces and in time`() throws {
    let frames = (0..<10_000).lazy.map { index in
      var frame = Self.frame
      frame.index = index
      return frame
    }
    var (pieces, bytes, largest) = (0, 0, 0)
    let writer = ManifestWriter(Self.summary, detail: .files)
    let time = ContinuousClock().measure {
      writer.write(frames: frames) {
        pieces += 1
        bytes += $0.count
        largest = max(largest, $0.count)
      }
    }
    #expect(pieces > 50 && bytes > 3_000_000 && largest < 70_000)
    #expect(time < .seconds(3).patient, "generous, for builds without optimization")
  }
}
