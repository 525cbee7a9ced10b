import Foundation
import Frames
import GIFDecoding
import TestSupport
import Testing

/// Previews as animations, read back by other means.
@Suite struct PreviewAnimationTests {
  private static let red = Color(red: 255, green: 0, blue: 0)
  private static let colors = [
    red, Color(red: 0, green: 255, blue: 0), Color(red: 0, green: 0, blue: 255),
    Color(red: 255, green: 255, blue: 255),
  ]

  /// The pictures that a folder gets: what every other format must hold.
  private func expected(_ bench: Workbench, _ options: [String]) async throws -> [Canvas] {
    expectSuccess(
      try await Tool.run(
        ["preview", "-q", "in.gif", "-o", "frames"] + options, in: bench.folder.path))
    return try bench.output("frames").pictures()
  }

  private func make(
    _ name: String, _ options: [String] = [], in bench: Workbench
  ) async throws -> [UInt8] {
    expectSuccess(
      try await Tool.run(
        ["preview", "-q", "in.gif", "-o", name] + options, in: bench.folder.path))
    return try bench.folder.read(name)
  }

  @Test func `a GIF has the frames, their times and the loop`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let file = try await make("x.gif", ["--cells", "3", "--size", "300x300"], in: bench)
      var decoder = try GIFDecoder(ByteSource(bytes: file))
      #expect(decoder.structure.canvasSize == (300 × 300))
      #expect(decoder.structure.loopCount.plays == nil)
      #expect(decoder.structure.diagnostics.all.isEmpty)
      var delays: [UInt16] = []
      var centers: [Color] = []
      while let frame = try decoder.nextFrame() {
        delays.append(frame.delay.centiseconds)
        centers.append(frame.canvas[150, 150])
      }
      #expect(delays == [5, 10, 20, 10])
      #expect(centers == Self.colors)
    }
  }

  @Test func `no picture of a GIF is too short for browsers`() async throws {
    try await withGIF(Animations.filled([0, 1, 2], delays: [3, 7, 2])) { bench in
      let file = try await make(
        "x.gif",
        ["--size", "60x60", "--item-size", "8", "--script", "33ms insert 0; 101ms delete 1"],
        in: bench)
      let structure = try GIFStructure(ByteSource(bytes: file))
      let delays = structure.images.map { Int($0.delay.centiseconds) }
      #expect(delays.allSatisfy { $0 >= 2 }, "\(delays)")
      #expect(abs(delays.reduce(0, +) - 40) <= 1)
    }
  }

  @Test func `plays can be chosen`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let file = try await make(
        "x.gif", ["--size", "30x30", "--item-size", "8", "--plays", "3"], in: bench)
      let structure = try GIFStructure(ByteSource(bytes: file))
      #expect(structure.loopCount.plays == 3)
      #expect(structure.images.count == 4)
    }
  }

  @Test(.enabled(if: Program.isInstalled("apngdis"), "apngdis is not installed"))
  func `an APNG holds the pictures exactly`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let pictures = try await expected(bench, ["--size", "120x120", "--item-size", "8"])
      _ = try await make("x.png", ["--size", "120x120", "--item-size", "8"], in: bench)
      _ = try await bench.shell("apngdis x.png frame >/dev/null")
      for (index, picture) in pictures.enumerated() {
        #expect(try Canvas(png: bench.folder.read("frame\(index + 1).png")) == picture)
      }
      let delays = try (1...4).map {
        String(decoding: try bench.folder.read("frame\($0).txt"), as: UTF8.self)
      }
      #expect(delays.map { $0.split(separator: "\n")[0] }.count == 4)
      let seconds = delays.map { text -> Double in
        let fraction = text.split(separator: "=").last?.split(separator: "/") ?? []
        let numbers = fraction.compactMap { part in
          Double(part.filter { $0.isNumber })
        }
        return numbers.count == 2 ? numbers[0] / numbers[1] : -1
      }
      #expect(seconds == [0.05, 0.1, 0.2, 0.1])
    }
  }

  @Test func `an APNG says how many pictures there are, and how often they play`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let file = try await make(
        "x.png", ["--size", "50x50", "--item-size", "8", "--plays", "2"], in: bench)
      // acTL: the numbers of pictures and of plays, 32 bits each.
      let start = try #require(file.firstRange(of: Array("acTL".utf8))).upperBound
      #expect(Array(file[start..<start + 8]) == [0, 0, 0, 4, 0, 0, 0, 2])
      #expect(try PNGReader(file).size == (50 × 50))
    }
  }

  @Test(.enabled(if: Program.isInstalled("webpmux"), "webpmux is not installed"))
  func `a WebP has the frames, their times and the loop`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      _ = try await make("x.webp", ["--size", "120x90", "--item-size", "8"], in: bench)
      let info = try await bench.shell("webpmux -info x.webp").text
      #expect(info.contains("Canvas size: 120 x 90"))
      #expect(info.contains("Number of frames: 4"))
      #expect(info.contains("Loop Count : 0"))
      let durations = info.split(separator: "\n").compactMap { line -> Int? in
        let words = line.split(separator: " ")
        return words.count > 6 && words[0].hasSuffix(":") ? Int(words[6]) : nil
      }
      #expect(durations == [50, 100, 200, 100])
    }
  }

  @Test(
    .enabled(if: Program.isInstalled("ffprobe"), "ffprobe is not installed"),
    arguments: ["x.gif", "x.png"])
  func `another reader finds the same`(name: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      _ = try await make(
        name, ["--size", "64x64", "--item-size", "8", "--orbit", "1", "--duration", "0.6"],
        in: bench)
      let text = try await bench.shell(
        "ffprobe -v error -count_frames -of csv=p=0 "
          + "-show_entries stream=width,height,nb_read_frames \(name)"
      ).text
      let count = name == "x.gif" ? 30 : 36
      #expect(text.hasPrefix("64,64,\(count)"), "\(text)")
    }
  }
}

/// Programs that may be installed.
private enum Program {
  static func isInstalled(_ name: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
