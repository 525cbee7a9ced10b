import Foundation
import Frames
import LayoutCore
import TestSupport
import Testing

@Suite struct PreviewDrawingTests {
  @Test func `a drawing has the layout's numbers and the frame of its moment`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring(
          "preview", "-q", "in.gif", "-o", "x.svg", "--at", "0.2", "--cells", "5"))
      let text = String(decoding: try bench.folder.read("x.svg"), as: UTF8.self)
      let layout = RingLayout.circle.prepare(
        LayoutContext(size: Size(width: 320, height: 480), itemCount: 5))
      for item in 0..<5 {
        let cell = try #require(
          layout.layoutAttributesForItem(at: LayoutIndexPath(item: item, section: 0)))
        #expect(text.contains("<text x=\"\(cell.center.x)") || cell.center.x == 288)
        #expect(text.contains(">\(item)</text>"))
      }
      let pictures = text.matches(of: /data:image\/png;base64,([A-Za-z0-9+\/=]+)/)
      let png = try #require(pictures.first.flatMap { Data(base64Encoded: String($0.1)) })
      #expect(pictures.count == 1)
      #expect(
        try Canvas(png: Array(png))
          == Canvas(
            size: 3 × 2, filledWith: Color(red: 0, green: 0, blue: 255)))
    }
  }

  @Test func `the text of names stays text`() async throws {
    try await withGIF(Animations.fourColors) { bench in
      let name = "<script>&\"\u{202e}.gif"
      try bench.folder.write(Animations.fourColors.bytes, as: name)
      expectSuccess(try await bench.gifring("preview", "-q", name, "-o", "x.svg"))
      let text = String(decoding: try bench.folder.read("x.svg"), as: UTF8.self)
      #expect(text.contains("<title>&lt;script&gt;&amp;&quot;\\u{202e}.gif</title>"))
    }
  }

  @Test(arguments: ["circle", "hub-ring", "flow", "punch", "sphere", "wheel", "concentric"])
  func `drawings are well-formed`(kind: String) async throws {
    try await withGIF(Animations.fourColors) { bench in
      expectSuccess(
        try await bench.gifring("preview", "-q", "in.gif", "-o", "x.svg", "--layout", kind))
      let parser = XMLShape(try bench.folder.read("x.svg"))
      #expect(parser.isWellFormed)
    }
  }
}

/// The tags of an XML document, which must close in order.
private struct XMLShape {
  let isWellFormed: Bool

  init(_ bytes: [UInt8]) {
    var open: [Substring] = []
    var isSound = true
    let text = String(decoding: bytes, as: UTF8.self)
    for tag in text.matches(of: /<(\/?)(\w+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/) {
      if tag.1 == "/" {
        isSound = isSound && open.popLast() == tag.2
      } else if tag.4 != "/" {
        open.append(tag.2)
      }
    }
    let count = text.matches(of: /<(\/?)(\w+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/).count
    isWellFormed = isSound && open.isEmpty && count == text.count(where: { $0 == "<" })
  }
}
