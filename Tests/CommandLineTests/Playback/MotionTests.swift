import Foundation
import Frames
import TestSupport
import Testing

@Suite struct MotionTests {
  /// Black and white in turn; the second half of the time, nothing changes.
  private static func blinking(_ delays: [Int], loop: Int? = 0, size: PixelSize = 3 × 2) -> GIF {
    let images = delays.enumerated().flatMap { index, delay -> [GIFBlock] in
      [.graphicControl(delay: delay), .image(size, .fill(index % 2 == 0 ? 0 : 3))]
    }
    return GIF(
      screen: 3 × 2, globalTable: .grays(4),
      (loop.map { [.loop($0)] } ?? []) + images + [.trailer])
  }

  private func motion(_ gif: GIF, _ options: String...) async throws -> JSONValue {
    var answer = JSONValue.null
    try await withGIF(gif) { bench in
      let outcome = try await Tool.run(
        ["info", "--motion", "--json", "in.gif"] + options, in: bench.folder.path)
      expectSuccess(outcome)
      let record = try #require(try outcome.records().first)
      #expect(try JSONSchema(named: "manifest").problems(in: record) == [])
      answer = record["motion"]
    }
    return answer
  }

  @Test func `two frames that blink for ever flash from play to play`() async throws {
    #expect(
      try await motion(Self.blinking([10, 10])) == [
        "totalMilliseconds": nil, "moves": true, "needsPause": true, "flashingPixels": 6,
        "tooManyFlashes": true, "firstExcessMilliseconds": 400,
      ])
    #expect(
      try await motion(Self.blinking([10, 10], loop: nil)) == [
        "totalMilliseconds": 200, "moves": true, "needsPause": false, "flashingPixels": 0,
        "tooManyFlashes": false, "firstExcessMilliseconds": nil,
      ])
    #expect(try await motion(Self.blinking([10, 10], loop: 1))["firstExcessMilliseconds"] == .null)
    #expect(try await motion(Self.blinking([10, 10], loop: 2))["firstExcessMilliseconds"] == 400)
  }

  @Test func `flashes across the seam of long plays are seen`() async throws {
    let gif = Self.blinking([10, 10, 500, 10])
    #expect(try await motion(gif)["firstExcessMilliseconds"] == 5_500)
  }

  @Test func `frames without length are not seen`() async throws {
    let gif = Self.blinking([10, 0, 10, 0, 10, 0, 10, 0], loop: nil)
    let answer = try await motion(gif, "--delay-policy=authored")
    #expect(answer["moves"] == false)
    #expect(answer["totalMilliseconds"] == 400)
    #expect(try await motion(gif)["firstExcessMilliseconds"] == 400)
    let still = try await motion(Self.blinking([0, 0]), "--delay-policy=authored")
    #expect(still["moves"] == false && still["totalMilliseconds"] == 0)
  }

  @Test func `five seconds are the limit of motion that nobody can stop`() async throws {
    #expect(try await motion(Self.blinking([300, 200], loop: nil))["needsPause"] == false)
    #expect(try await motion(Self.blinking([300, 201], loop: nil))["needsPause"] == true)
    #expect(try await motion(Self.blinking([65_535], loop: 0))["needsPause"] == false)
  }

  @Test func `people read two lines`() async throws {
    try await withGIF(Self.blinking([10, 10])) { bench in
      let outcome = try await bench.gifring("info", "--motion", "in.gif")
      expectSuccess(outcome)
      #expect(
        outcome.text.hasSuffix(
          """
            motion: for ever, more than 5 s: pages must let people stop it (WCAG 2.2.2)
            flashes: 100 % of the canvas, 25 % or more: it may cause seizures, first at 0.4 s \
          (WCAG 2.3.1)

          """))
    }
  }

  @Test func `a canvas that needs more than the memory is refused`() async throws {
    let gif = GIF(screen: 1_000 × 1_000, [.image(1 × 1, .fill(0)), .trailer])
    try await withGIF(gif) { bench in
      expectFailure(
        try await bench.gifring("info", "--motion", "--memory=30M", "in.gif"), 77, "--memory")
      expectSuccess(try await bench.gifring("info", "--motion", "--memory=40M", "in.gif"))
    }
  }

  @Test func `damage that decoding finds is told`() async throws {
    try await withGIF(Animations.withDamage) { bench in
      for options in [["--motion"], ["--motion", "--check"]] {
        let outcome = try await Tool.run(["info", "in.gif"] + options, in: bench.folder.path)
        expectFailure(outcome, 1, "in.gif: damaged: frame 1: ")
      }
      let json = try await bench.gifring("info", "--motion", "--check", "--json", "in.gif")
      #expect(try json.records()[0]["frames"][1]["state"] == "partial")
    }
  }
}
