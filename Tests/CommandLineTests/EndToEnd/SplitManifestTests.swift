import Foundation
import Frames
import TestSupport
import Testing

@Suite struct SplitManifestTests {
  private let schema: JSONSchema

  init() throws {
    schema = try JSONSchema(named: "manifest")
  }

  @Test(
    arguments: [
      [], ["--raw"], ["--raw", "--format=gif"], ["--dedupe=all"], ["--fps=7.5"], ["--frames=-1,0"],
      ["--from=0.5", "--to=1s", "--delay-policy=minimum:20"], ["--at=1", "--name={crc}"],
      ["--background=red", "--salvage", "--every=5", "--compression=max"],
      ["--scale=0.5"], ["--scale=x33", "--scale-filter=nearest"],
    ] as [[String]])
  func `manifests follow the schema`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      let arguments = ["split", "-q", "in.gif", "-o", "out"] + options
      expectSuccess(try await Tool.run(arguments, in: bench.folder.path))
      #expect(try schema.problems(in: bench.output().manifest) == [])
    }
  }

  @Test func `a manifest says of the sample what a slow reader finds`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let (output, bytes) = (try bench.output(), try Fixture.sample())
      let manifest = output.manifest
      #expect(manifest["schema"] == 1)
      #expect(manifest["canvas"] == ["width": 176, "height": 176])
      #expect(manifest["loop"] == ["raw": 0, "plays": nil])
      #expect(manifest["diagnostics"] == [])
      #expect(
        manifest["source"] == [
          "name": "in.gif", "bytes": .integer(bytes.count), "version": "89a",
          "crc32": .string(hexadecimal(bitwiseCRC32(bytes))),
        ])
      var time = 0
      for (index, frame) in try ReferenceCompositor.frames(of: bytes).enumerated() {
        try expect(output.frames[index], isOf: frame, startingAt: time, in: output)
        time += frame.delay.centiseconds <= 1 ? 100 : Int(frame.delay.centiseconds) * 10
      }
      #expect(manifest["durationMilliseconds"] == .integer(time))
    }
  }

  private func expect(
    _ record: JSONValue, isOf frame: Frame, startingAt time: Int, in output: SplitFolder
  ) throws {
    let file = try output.bytes(of: try #require(record["file"].string))
    let delay = Int(frame.delay.centiseconds)
    #expect(record["index"] == .integer(frame.index) && record["sourceIndex"] == record["index"])
    #expect(record["bytes"] == .integer(file.count))
    #expect(record["fileCRC32"] == .string(hexadecimal(bitwiseCRC32(file))))
    // The plain checksum takes its time.
    if frame.index % 8 == 3 {
      let pixels = frame.canvas.pixels.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      #expect(record["crc32"] == .string(hexadecimal(bitwiseCRC32(pixels))))
    }
    #expect(record["startMilliseconds"] == .integer(time))
    #expect(record["endMilliseconds"] == .integer(time + max(delay, 2) * 10))
    #expect(record["delayCentiseconds"] == .integer(delay))
    #expect(record["effectiveDelayMilliseconds"] == .integer(max(delay, 2) * 10))
    #expect(
      record["rect"] == [
        "x": .integer(frame.rect.x), "y": .integer(frame.rect.y),
        "width": .integer(frame.rect.width), "height": .integer(frame.rect.height),
      ])
    #expect(record["state"] == "complete" && record["duplicateOf"] == nil)
    #expect(record["pixelsDecoded"] == .integer(frame.rect.size.pixelCount))
  }

  @Test(
    arguments: [
      (nil, nil, 1), (0, 0, nil), (1, 1, 2), (65_535, 65_535, 65_536),
    ] as [(Int?, Int?, Int?)])
  func `the loop count is raw and in plays`(stored: Int?, raw: Int?, plays: Int?) async throws {
    let loop = stored.map { [GIFBlock.loop($0)] } ?? []
    let gif = GIF(screen: 1 × 1, loop + [.image(1 × 1, .fill(1)), .trailer])
    try await withGIF(gif) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let found = try bench.output().manifest["loop"]
      #expect(found["raw"].integer == raw)
      #expect(found["plays"].integer == plays)
    }
  }

  @Test(
    arguments: [
      ("browser", [100, 100, 20, 100]), ("authored", [0, 10, 20, 100]),
      ("minimum:5", [50, 50, 50, 100]),
    ])
  func `the delay policy decides about times`(policy: String, delays: [Int]) async throws {
    let gif = Animations.filled([0, 1, 2, 3], delays: [0, 1, 2, 10])
    try await withGIF(gif) { bench in
      expectSuccess(
        try await bench.gifring("split", "-q", "--delay-policy", policy, "in.gif", "-o", "out"))
      let frames = try bench.output().frames
      #expect(frames.map(\.["effectiveDelayMilliseconds"].integer) == delays)
      #expect(frames.map(\.["delayCentiseconds"].integer) == [0, 1, 2, 10])
      #expect(try bench.output().manifest["durationMilliseconds"] == .integer(delays.reduce(0, +)))
    }
  }

  @Test func `odd values are written as the file has them`() async throws {
    let gif = GIF(
      screen: 3 × 2,
      [
        .image(3 × 2, .fill(0), isInterlaced: true),
        .graphicControl(delay: 65_535, disposal: 6, transparent: 200),
        .image(5 × 5, x: 60_000, y: 7, .fill(1), localTable: .grays(8)), .trailer,
      ])
    try await withGIF(gif) { bench in
      expectSuccess(try await bench.gifring("split", "-q", "in.gif", "-o", "out"))
      let frames = try bench.output().frames
      #expect(frames.map(\.["interlaced"]) == [true, false])
      #expect(frames.map(\.["disposalRaw"]) == [0, 6])
      #expect(frames.map(\.["disposal"]) == ["unspecified", "keep"])
      #expect(frames.map(\.["transparentIndex"]) == [nil, 200])
      #expect(frames.map(\.["localColors"]) == [0, 8])
      #expect(frames[1]["rect"] == ["x": 60_000, "y": 7, "width": 5, "height": 5])
      #expect(frames[1]["delayCentiseconds"] == 65_535)
      #expect(frames.map(\.["crc32"])[0] == frames[1]["crc32"])
    }
  }
}
