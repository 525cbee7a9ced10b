import Foundation
import FrameSequencing
import Frames
import LayoutCore
import TestSupport
import Testing

/// What the page does in a browser.
@Suite(.serialized, .enabled(if: Browser.path != nil, "Chromium is not installed"))
struct PageTests {
  private static let size = Size(width: 320, height: 480)

  /// Red, green, blue and white for 50, 100, 200 and 100 ms, for ever.
  private static let delays = [5, 0, 20, 10].map { FrameDelay(centiseconds: UInt16($0)) }

  private func withPage(
    _ options: String..., name: String = "in.gif", reducingMotion: Bool = false,
    _ body: (Browser) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Animations.fourColors.bytes, as: name)
      let outcome = try await Tool.run(
        ["preview", "-q", name, "-o", "page.html"] + options, in: folder.path)
      expectSuccess(outcome)
      let browser = try Browser(in: folder)
      defer { browser.close() }
      try browser.open(folder.path(of: "page.html"), reducingMotion: reducingMotion)
      try body(browser)
      #expect(browser.faults == [])
    }
  }

  /// Where the cells are, by their numbers: the middle, and the opacity.
  private func cells(_ browser: Browser) throws -> [Int: [Double]] {
    let found = try browser.evaluate(
      """
      [...document.querySelectorAll(".cell")].map(node => {
        const place = new DOMMatrix(node.style.transform.replace(/ matrix3d.*/, ""));
        const [width, height] = [parseFloat(node.style.width), parseFloat(node.style.height)];
        return [Number(node.textContent), place.e + width / 2, place.f + height / 2,
          Number(node.style.opacity)];
      })
      """)
    let cells = try #require(found as? [[Double]])
    return Dictionary(uniqueKeysWithValues: cells.map { (Int($0[0]), Array($0[1...])) })
  }

  private func prepared(_ count: Int) -> PreparedRing {
    var ring = RingLayout.circle
    ring.hub = .overlay(Size(square: 350), fitsRing: true)
    return ring.prepare(LayoutContext(size: Self.size, itemCount: count))
  }

  private func expect(
    _ cells: [Int: [Double]], _ number: Int, at element: LayoutAttributes?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let element = try #require(element, sourceLocation: sourceLocation)
    let place = try #require(cells[number], sourceLocation: sourceLocation)
    let expected = [element.center.x, element.center.y, element.alpha]
    #expect(
      zip(place, expected).allSatisfy { abs($0 - $1) < 0.01 },
      "cell \(number) is at \(place), not at \(expected)", sourceLocation: sourceLocation)
  }

  private func frame(_ browser: Browser) throws -> Int? {
    Int(try browser.evaluate("document.querySelector('canvas').dataset.frame") as? String ?? "")
  }

  private func status(_ browser: Browser) throws -> String? {
    try browser.evaluate("document.getElementById('status').textContent") as? String
  }

  @Test func `each frame shows at its time, for hours`() async throws {
    try await withPage { browser in
      let timeline = Timeline(delays: Self.delays, plays: nil)
      let near = stride(from: 0.0, to: 2_000, by: 7)
      for time in Array(near) + [3_600_049, 3_600_051, 86_400_000.5] {
        try time < 3_000 ? browser.advance(to: time) : browser.sleep(to: time)
        #expect(
          try frame(browser) == timeline.frameIndex(at: .microseconds(Int(time * 1_000))),
          "at \(time) ms")
      }
    }
  }

  @Test func `playback stops, steps and goes on`() async throws {
    try await withPage { browser in
      try browser.advance(to: 60)
      #expect(try frame(browser) == 1)
      try browser.press("k")
      try browser.advance(to: 400)
      #expect(try frame(browser) == 1)
      #expect(try status(browser) == "Frame 2 of 4, paused, speed 1")
      for expected in [2, 3, 0] {
        try browser.press("ArrowRight")
        #expect(try frame(browser) == expected)
      }
      try browser.press("ArrowLeft")
      #expect(try frame(browser) == 3)
      try browser.press("Home")
      #expect(try frame(browser) == 0)
      try browser.press("End")
      #expect(try frame(browser) == 3)
      // The last frame begins anew, and shows for 100 ms.
      try browser.press("k")
      try browser.advance(to: 499)
      #expect(try frame(browser) == 3)
      try browser.advance(to: 501)
      #expect(try frame(browser) == 0)
    }
  }

  @Test func `speed and time can be chosen`() async throws {
    try await withPage { browser in
      try browser.press(".")
      try browser.advance(to: 80)
      #expect(try frame(browser) == 2)
      try browser.press(",")
      try browser.press(",")
      let slowed = try status(browser)
      #expect(slowed == "Frame 3 of 4, playing, speed 0.5")
      try browser.press("k")
      try browser.evaluate(
        """
        (() => { const scrub = document.getElementById("scrub");
          scrub.value = 149.5; scrub.dispatchEvent(new Event("input")); })()
        """)
      #expect(try frame(browser) == 1)
    }
  }

  @Test func `a tap on a cell deletes it as the layout says`() async throws {
    try await withPage("--cells", "6") { browser in
      let (before, after) = (prepared(6), prepared(5))
      let first = try #require(
        before.layoutAttributesForItem(at: LayoutIndexPath(item: 2, section: 0)))
      try browser.tap(first.center.x, first.center.y)
      let change = try LayoutTransition(
        from: before, to: after,
        update: LayoutUpdate(deletes: [LayoutIndexPath(item: 2, section: 0)]))
      for time in [0, 48, 160, 288] {
        try browser.advance(to: Double(time))
        let cells = try cells(browser)
        for element in change.elements(at: .milliseconds(time))
        where element.attributes.category == .cell {
          let number = try #require(element.old?.item)
          try expect(cells, number, at: element.attributes)
        }
      }
      try browser.advance(to: 400)
      let cells = try cells(browser)
      #expect(cells.keys.sorted() == [0, 1, 3, 4, 5])
      for (item, number) in [0, 1, 3, 4, 5].enumerated() {
        try expect(
          cells, number,
          at: after.layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)))
      }
    }
  }

  @Test func `a tap elsewhere inserts a cell, also while another one goes`() async throws {
    try await withPage("--cells", "6") { browser in
      try browser.tap(160, 240)
      try browser.advance(to: 160)
      let change = try LayoutTransition(
        from: prepared(6), to: prepared(7),
        update: LayoutUpdate(inserts: [LayoutIndexPath(item: 0, section: 0)]))
      let half = try cells(browser)
      for element in change.elements(at: .milliseconds(160))
      where element.attributes.category == .cell {
        // The new cell gets the next number.
        let number = element.old?.item ?? 6
        try expect(half, number, at: element.attributes)
      }
      // Cell 5 is going to its new place when it is deleted.
      let second = try LayoutTransition(
        interrupting: change, to: prepared(6),
        update: LayoutUpdate(deletes: [LayoutIndexPath(item: 6, section: 0)]),
        startTime: .milliseconds(160))
      try browser.press("-")
      try browser.advance(to: 256)
      let cells = try cells(browser)
      let numbers = [6, 0, 1, 2, 3, 4, 5]
      for element in second.elements(at: .milliseconds(256))
      where element.attributes.category == .cell {
        let old = try #require(element.old)
        try expect(cells, numbers[old.item], at: element.attributes)
      }
      try browser.advance(to: 600)
      #expect(try self.cells(browser).keys.sorted() == [0, 1, 2, 3, 4, 6])
    }
  }

  @Test func `cells come and go by keys, down to none`() async throws {
    try await withPage("--cells", "2") { browser in
      for count in [1, 0, 0] {
        try browser.press("-")
        try browser.advance(to: Double(1_000 * (3 - count)))
        #expect(try cells(browser).count == count)
      }
      try browser.press("+")
      try browser.advance(to: 9_000)
      #expect(try cells(browser).keys.sorted() == [2])
      #expect(try status(browser) == "Cell 2 comes: 1 cells")
    }
  }

  @Test func `an orbit goes on as the layout's does`() async throws {
    try await withPage("--cells", "5", "--orbit", "0.25", "--phase", "0.1") { browser in
      var ring = RingLayout.circle
      ring.orbit = Orbit(phase: 0.1, turnsPerSecond: 0.25)
      let layout = ring.prepare(LayoutContext(size: Self.size, itemCount: 5))
      for time in [0, 160, 1_008, 5_008] {
        try browser.advance(to: Double(time))
        let cells = try cells(browser)
        let moved = layout.advanced(to: .milliseconds(time))
        for item in 0..<5 {
          try expect(
            cells, item,
            at: moved.layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)))
        }
      }
    }
  }

  @Test func `who wants less motion begins with none`() async throws {
    try await withPage("--cells", "6", "--orbit", "1", reducingMotion: true) { browser in
      try browser.advance(to: 5_000)
      #expect(try frame(browser) == 0)
      #expect(
        try browser.evaluate("document.getElementById('play').textContent") as? String == "Play")
      try browser.tap(160, 240)
      try browser.advance(to: 5_016)
      let cells = try cells(browser)
      for item in 0..<7 {
        try expect(
          cells, item == 0 ? 6 : item - 1,
          at: prepared(7).layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)))
      }
    }
  }

  @Test func `a hub that is a cell plays and pauses, and stays`() async throws {
    try await withPage("--layout", "hub-ring", "--cells", "4") { browser in
      try browser.advance(to: 60)
      try browser.tap(160, 240)
      try browser.advance(to: 500)
      #expect(try frame(browser) == 1)
      #expect(try cells(browser).count == 4)
    }
  }

  @Test func `the name of a file is text, whatever it says`() async throws {
    let name = "<img src=x onerror=alert(1)>.gif"
    try await withPage(name: name) { browser in
      let title = try browser.evaluate("document.querySelector('h1').textContent") as? String
      #expect(title == name)
      let imageCount = try browser.evaluate("document.images.length") as? Int
      #expect(imageCount == 0)
    }
  }

  @Test func `the policy keeps everything else out`() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Animations.fourColors.bytes, as: "in.gif")
      expectSuccess(
        try await Tool.run(["preview", "-q", "in.gif", "-o", "page.html"], in: folder.path))
      // A script that somebody has added to the page doesn't run.
      let page = String(decoding: try folder.read("page.html"), as: UTF8.self)
      let changed = page.replacingOccurrences(
        of: "<main>", with: "<script>document.title = 'taken'</script><main>")
      try folder.write(Array(changed.utf8), as: "page.html")
      let browser = try Browser(in: folder)
      defer { browser.close() }
      try browser.open(folder.path(of: "page.html"))
      #expect(try browser.evaluate("document.title") as? String == "in.gif")
      #expect(browser.faults.contains { $0.contains("Content Security Policy") })
    }
  }
}
