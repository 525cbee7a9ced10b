import Foundation
import Frames
import TestSupport
import Testing

/// Sheets as the tool writes them, read by other means.
@Suite struct SheetTests {
  /// The reference takes its time: once is enough.
  private static let sampleFrames = try? ReferenceCompositor.frames(of: Fixture.sample())
    .map(\.canvas)

  /// The frames that a sheet and its JSON files show, in order.
  private func frames(_ bench: Workbench, _ names: String...) throws -> [(Canvas, Int)] {
    var found: [Int: (Canvas, Int)] = [:]
    for name in names {
      let root = try JSONValue(json: bench.folder.read(name))
      let image = root["meta"]["image"].string ?? ""
      let file = try bench.folder.read(image)
      let page =
        image.hasSuffix(".webp") ? try WebPReader(file).pictures[0].canvas : try Canvas(png: file)
      for (number, frame) in root["frames"].members ?? [:] {
        let index = frame["index"].integer ?? Int(number) ?? -1
        found[index] = (try cut(frame, from: page), frame["duration"].integer ?? -1)
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func cut(_ frame: JSONValue, from page: Canvas) throws -> Canvas {
    let number = { (value: JSONValue) in try #require(value.integer) }
    let (place, part) = (frame["frame"], frame["spriteSourceSize"])
    var canvas = Canvas(
      size: PixelSize(
        width: try number(frame["sourceSize"]["w"]), height: try number(frame["sourceSize"]["h"])))
    let (width, height) = (try number(part["w"]), try number(part["h"]))
    let (left, top) = (try number(part["x"]), try number(part["y"]))
    let (x0, y0) = (try number(place["x"]), try number(place["y"]))
    for y in 0..<height {
      for x in 0..<width { canvas[left + x, top + y] = page[x0 + x, y0 + y] }
    }
    return canvas
  }

  private func expectSample(
    _ frames: [(Canvas, Int)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let expected = try #require(Self.sampleFrames, sourceLocation: sourceLocation)
    #expect(frames.map(\.0) == expected, sourceLocation: sourceLocation)
    #expect(frames.reduce(0) { $0 + $1.1 } == 2_850, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    [], ["--layout", "packed", "--trim", "--padding", "2", "--extrude", "1", "--margin", "3"],
    ["--layout", "columns", "--columns", "5", "--sides", "pow2"], ["--layout", "horizontal"],
    ["--layout", "vertical", "--keep-duplicates", "--compression", "fast"],
  ])
  func `a sheet holds every frame of the sample`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let outcome = try await Tool.run(
        ["sheet", "in.gif", "-o", "s.png"] + options, in: bench.folder.path)
      expectSuccess(outcome)
      #expect(outcome.text.hasPrefix("in.gif: 24 frames in "))
      #expect(outcome.text.hasSuffix(" -> s.png and 1 more\n"))
      #expect(try bench.entries() == ["in.gif", "s.json", "s.png"])
      try expectSample(frames(bench, "s.json"))
    }
  }

  @Test(arguments: ["png", "webp"])
  func `pages have numbers, and each one its JSON`(format: String) async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await bench.gifring(
          "sheet", "-q", "in.gif", "-o", "out/s.\(format)", "--max-size", "700x500"))
      let names = (0..<4).map { "s-\($0)" }
      #expect(
        try bench.folder.names(in: "out")
          == names.flatMap { ["\($0).json", "\($0).\(format)"] }.sorted())
      // The JSON names its picture without the folder.
      for name in try bench.folder.names(in: "out") {
        try bench.folder.write(bench.folder.read("out/\(name)"), as: name)
      }
      try expectSample(frames(bench, "s-0.json", "s-1.json", "s-2.json", "s-3.json"))
    }
  }

  @Test func `frames come in the order that was asked for, over pages too`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "sheet", "-q", "in.gif", "-o", "s.png", "--frames", "3-0,2", "--max-size", "3x4"))
      let frames = try frames(bench, "s-0.json", "s-1.json")
      #expect(frames.map { String($0.0.letters.prefix(1)) }.joined() == "WBGRB")
      #expect(frames.map(\.1) == [100, 200, 100, 50, 200])
    }
  }

  @Test func `every sidecar is written at once, with the drawables and image sets`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      let outcome = try await bench.gifring(
        "sheet", "in.gif", "-o", "s.png", "--json", "--sidecar",
        "aseprite,css,libgdx,godot,android,xcode", "--delay-policy", "minimum:20")
      expectSuccess(outcome)
      let record = try JSONValue(json: outcome.stdout)
      #expect(record["ok"] == true && record["frames"] == 5 && record["cells"] == 2)
      #expect(record["durationMilliseconds"] == 1000)
      let files = record["files"].array?.compactMap(\.string) ?? []
      #expect(files.prefix(2) == ["s.png", "s.json"])
      let all = try bench.entries()
      let written = all.filter { name in
        name != "in.gif" && !all.contains { $0.hasPrefix(name + "/") }
      }
      #expect(Set(files) == Set(written) && files.count == written.count)
      let bytes = try written.reduce(0) { try $0 + bench.folder.read($1).count }
      #expect(record["bytes"].integer == bytes)
      for name in files where name.hasSuffix(".json") {
        let schema = try JSONSchema(named: name == "s.json" ? "aseprite" : "xcode")
        #expect(try schema.problems(in: JSONValue(json: bench.folder.read(name))) == [], "\(name)")
      }
      let green = try Canvas(
        png: bench.folder.read("s.xcassets/s.spriteatlas/s3.imageset/s3.png"))
      #expect(green.letters.first == "G")
      #expect(
        try bench.folder.names(in: "res/drawable-nodpi") == ["s_0000.png", "s_0001.png"])
    }
  }

  @Test func `scaled frames are scaled before they are trimmed and compared`() async throws {
    try await withGIF(Animations.withCopies) { bench in
      expectSuccess(
        try await bench.gifring(
          "sheet", "-q", "in.gif", "-o", "s.png", "--scale", "2", "--layout", "vertical",
          "--sidecar", "aseprite,android"))
      let frames = try frames(bench, "s.json")
      #expect(frames.map { String($0.0.letters.prefix(1)) }.joined() == "RGRGG")
      #expect(frames.allSatisfy { $0.0.size == 6 × 4 })
      #expect(try Canvas(png: bench.folder.read("s.png")).size == 6 × 8)
      let drawable = try Canvas(png: bench.folder.read("res/drawable-nodpi/s_0001.png"))
      #expect(drawable == frames[1].0)
    }
  }

  @Test func `a sheet goes to standard output alone`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let outcome = try await bench.gifring("sheet", "in.gif", "-o", "-", "--layout", "horizontal")
      expectSuccess(outcome)
      #expect(try Canvas(png: outcome.stdout).size == PixelSize(width: 12, height: 2))
      #expect(try bench.entries() == ["in.gif"])
      let pages = try await bench.gifring(
        "sheet", "in.gif", "-o", "-", "--max-size", "3x2")
      expectFailure(pages, 64, "4 pages", "--output - takes a single one")
      #expect(pages.stdout == [])
    }
  }

  @Test func `the same run once more changes nothing, another one needs force`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(try await bench.gifring("sheet", "-q", "in.gif"))
      let first = try bench.entries()
      #expect(first == ["in.gif", "in.json", "in.png"])
      expectSuccess(try await bench.gifring("sheet", "-q", "in.gif"))
      let other = try await bench.gifring("sheet", "in.gif", "--margin", "1")
      expectFailure(other, 73, "exists with other content")
      #expect(try bench.entries() == first)
      #expect(try Canvas(png: bench.folder.read("in.png")).size.width == 6)
      expectSuccess(try await bench.gifring("sheet", "-q", "in.gif", "--margin", "1", "--force"))
      #expect(try Canvas(png: bench.folder.read("in.png")).size.width == 8)
    }
  }
}
