import Foundation
import TestSupport
import Testing

/// Sidecars in the programs that they are for.
@Suite(.serialized) struct SheetReaderTests {
  @Test(
    .enabled(if: Browser.path != nil, "Chromium is not installed"),
    arguments: [["--trim", "--layout", "packed"], ["--max-size", "400x400"]])
  func `a browser shows each frame for exactly its time`(options: [String]) async throws {
    try await withGIF(Fixture.sample()) { bench in
      expectSuccess(
        try await Tool.run(
          ["sheet", "-q", "in.gif", "-o", "s.png", "--sidecar", "aseprite,css"] + options,
          in: bench.folder.path))
      let page = try bench.folder.write(
        Array(
          """
          <!doctype html><html data-ready="yes"><link rel="stylesheet" href="s.css">
          <body><div class="s" id="s"></div></body></html>
          """.utf8), as: "page.html")
      let browser = try Browser(in: bench.folder)
      defer { browser.close() }
      try browser.open(page)
      var start = 0
      for frame in try Self.frames(bench) {
        let end = start + (frame["duration"].integer ?? 0)
        for time in [start, end - 1] {
          #expect(try Self.shown(at: time, in: browser) == frame["shown"].string)
        }
        start = end
      }
      #expect(start == 2_850)
    }
  }

  /// The frames of all JSON files in order, each with what a browser should show.
  private static func frames(_ bench: Workbench) throws -> [JSONValue] {
    var frames: [Int: JSONValue] = [:]
    for name in try bench.folder.names() where name.hasSuffix(".json") {
      let root = try JSONValue(json: bench.folder.read(name))
      for (number, frame) in root["frames"].members ?? [:] {
        var frame = frame
        let (place, size) = (frame["frame"], frame["sourceSize"])
        let numbers = [place["x"], place["y"], place["w"], place["h"], size["w"], size["h"]]
          .map { $0.integer ?? -1 }
        let image = root["meta"]["image"].string ?? ""
        frame["shown"] = .string(
          "\(image) \(-numbers[0])px \(-numbers[1])px \(numbers[2])px \(numbers[3])px "
            + "\(numbers[4]) \(numbers[5])")
        frames[frame["index"].integer ?? Int(number) ?? -1] = frame
      }
    }
    return frames.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func shown(at milliseconds: Int, in browser: Browser) throws -> String? {
    try browser.evaluate(
      """
      (() => {
        const element = document.getElementById("s");
        const animation = element.getAnimations()[0];
        animation.pause();
        animation.currentTime = \(milliseconds);
        const style = getComputedStyle(element);
        const image = style.backgroundImage.match(/([^/]*)"\\)$/)[1];
        return [image, style.backgroundPosition, style.width, style.height, element.offsetWidth,
          element.offsetHeight].join(" ");
      })()
      """) as? String
  }

  @Test(.enabled(if: Program.isInstalled("aapt2"), "aapt2 is not installed"))
  func `Android's compiler takes the resources`() async throws {
    try await withGIF(Fixture.sample()) { bench in
      for name in ["new", "9 Lives"] {
        expectSuccess(
          try await bench.gifring(
            "sheet", "-q", "in.gif", "-o", "\(name).png", "--sidecar", "android"))
      }
      let outcome = try await bench.shell("aapt2 compile --dir res -o out.zip && test -s out.zip")
      #expect(outcome.status == 0, "\(outcome.stderr)")
      #expect(
        try bench.folder.names(in: "res/drawable") == ["gif_9_lives.xml", "gif_new.xml"])
    }
  }
}
