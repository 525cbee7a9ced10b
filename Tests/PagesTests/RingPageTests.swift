import Foundation
import Frames
import LayoutCore
import Pages
import Testing

@Suite struct RingPageTests {
  private static func page(
    title: String = "party.gif", layout: any CollectionLayout = RingLayout.circle, cells: Int = 5
  ) -> String {
    let size = Size(width: 320, height: 480)
    let page = RingPage(
      title: title, size: size,
      hub: RingPage.Hub(
        frames: [(0, 100), (1, 50), (0, 20)], pictures: [[1, 2, 3], [4]], plays: nil),
      states: PageStates(
        layout: layout, context: LayoutContext(size: size, itemCount: cells), hub: nil),
      look: RingPage.Look(
        background: .black, ornament: .black, text: Color(red: 255, green: 255, blue: 255),
        cellShape: .rounded(radius: 10), borderWidth: 1, borderColor: .black, colors: [.black],
        pictures: []))
    return String(decoding: page.html(), as: UTF8.self)
  }

  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let text = String(page[start.upperBound..<end.lowerBound])
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the policy lets in nothing but the page's own style and script`() throws {
    let page = Self.page()
    let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(policy.hasPrefix("default-src 'none'; "))
    #expect(policy.contains("img-src data:; base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe"))
    for (name, tag) in [("script-src", "script"), ("style-src", "style")] {
      let start = try #require(page.range(of: "<\(tag)>"))
      let end = try #require(page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex))
      let body = Array(page[start.upperBound..<end.lowerBound].utf8)
      let hash = Data(ReferenceSHA256.digest(of: body)).base64EncodedString()
      #expect(policy.contains("\(name) 'sha256-\(hash)'"))
    }
  }

  @Test func `nothing comes from elsewhere`() {
    let page = Self.page()
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("\"//"))
    #expect(page.ranges(of: "src=").isEmpty)
    #expect(page.matches(of: /href="([^"]*)"/).map(\.1) == ["data:,"])
  }

  @Test func `no text of a file gets out of its place`() throws {
    let title = "</script><script>alert(1)</script><!-- \"'&\u{2028}.gif"
    let page = Self.page(title: title)
    #expect(!page.contains("alert(1)</script>"))
    #expect(
      page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &quot;&#39;&amp;"))
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script>").count == 2)
  }

  @Test func `states read back as the layout's numbers`() throws {
    let data = try Self.data(of: Self.page())
    let states = try #require(data["states"] as? [[String: Any]])
    #expect(states.count == 36)
    let layout = RingLayout.circle
    for state in states {
      let count = try #require(state["count"] as? Int)
      let prepared = layout.prepare(
        LayoutContext(size: Size(width: 320, height: 480), itemCount: count))
      let elements = try #require(state["elements"] as? [[Any]])
      #expect(elements.count == count + 1)
      for element in elements.dropFirst() {
        let item = try #require(element[1] as? Int)
        let numbers = try #require(element[3] as? [Double])
        let cell = try #require(
          prepared.layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)))
        // Foundation's reader is off by a few units in the last place.
        let exact = [cell.center.x, cell.center.y, cell.size.width, cell.size.height, cell.alpha]
        #expect(zip(numbers, exact).allSatisfy { abs($0 - $1) <= 1e-12 * max(1, abs($1)) })
      }
      #expect((state["departures"] as? [Any])?.count == (count == 0 ? 0 : 1))
    }
  }

  @Test func `frames keep their pictures and times`() throws {
    let hub = try #require(try Self.data(of: Self.page())["hub"] as? [String: Any])
    #expect(hub["frames"] as? [[Int]] == [[0, 100], [1, 50], [0, 20]])
    #expect(
      hub["pictures"] as? [String]
        == ["data:image/png;base64,AQID", "data:image/png;base64,BA=="])
    #expect(hub["plays"] is NSNull)
  }

  @Test func `every control has a label and a key`() {
    let page = Self.page()
    let controls = page.matches(
      of: /<(?:button|input)[^>]*id="(\w+)"[^>]*aria-keyshortcuts="[^"]+"/)
    #expect(
      controls.map { String($0.1) }
        == [
          "play", "previous", "next", "slower", "faster", "insert", "delete", "scrub",
        ])
    #expect(page.contains("<html lang=\"en\">"))
    #expect(page.contains("prefers-reduced-motion"))
  }
}
