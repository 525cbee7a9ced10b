import LayoutCore
import TestSupport
import Testing

@Suite("Flows")
struct FlowLayoutTests {
  @Test("a rectangle finds what looking at every element finds, on 2,000 random flows")
  func queriesEqualBruteForce() {
    var random = SplitMix64(seed: 10)
    for round in 0..<2_000 {
      let flow = random.flow(maximumCount: 25)
      let rect = random.rect(around: flow.contentSize)
      #expect(flow.elementIDs(in: rect) == flow.elementsByBruteForce(in: rect), "round \(round)")
    }
  }

  @Test("nothing overlaps in 2,000 random flows")
  func nothingOverlaps() {
    var random = SplitMix64(seed: 11)
    for round in 0..<2_000 {
      let flow = random.flow(maximumCount: 12, fits: true)
      // Rounding may make neighbors that touch overlap by an ulp.
      let frames = flow.allElements.map { $0.frame.inset(by: EdgeInsets(all: 1e-9)) }
      for (index, frame) in frames.enumerated() {
        let others = frames[(index + 1)...]
        #expect(!others.contains { $0.overlaps(frame) }, "round \(round)")
      }
    }
  }

  @Test("items that fit stay inside the insets")
  func itemsStayInside() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let flow = random.flow(maximumCount: 12, fits: true)
      let content = Rect(origin: .zero, size: flow.contentSize)
        .inset(by: EdgeInsets(all: -1e-9))
      for element in flow.allElements where element.category == .cell {
        #expect(element.frame.minX >= content.minX && element.frame.maxX <= content.maxX)
        #expect(element.frame.minY >= content.minY && element.frame.maxY <= content.maxY)
      }
    }
  }

  @Test("negative insets make sections overlap, and queries still find everything")
  func negativeInsets() {
    var random = SplitMix64(seed: 13)
    for round in 0..<500 {
      let sections = (0..<4).map { _ in
        var section = random.flowSection(count: 6)
        section.inset.top = random.double(-200...50)
        section.inset.bottom = random.double(-200...50)
        section.backgroundInset = random.chance(0.5) ? EdgeInsets(all: 2) : nil
        return section
      }
      let flow = FlowLayout(sections: sections).prepare(
        LayoutContext(
          bounds: Rect(x: 0, y: 0, width: 300, height: 300), itemCounts: [6, 6, 6, 6]))
      let rect = Rect(
        x: random.double(-50...300), y: random.double(-300...500), width: 80, height: 30)
      #expect(flow.elementIDs(in: rect) == flow.elementsByBruteForce(in: rect), "round \(round)")
    }
  }

  @Test("a background lies behind its whole section, header and footer included")
  func background() throws {
    var layout = FlowLayout.grid
    layout.section.headerReferenceSize = Size(width: 60, height: 30)
    layout.section.backgroundInset = EdgeInsets(all: 5)
    let flow = layout.prepare(
      LayoutContext(
        bounds: Rect(x: 0, y: 0, width: 320, height: 480), itemCounts: [12, 12]))
    let path = LayoutIndexPath(item: 0, section: 1)
    let background = try #require(
      flow.layoutAttributesForDecorationView(ofKind: .sectionBackground, at: path))
    #expect(background.frame == Rect(x: 5, y: 265, width: 310, height: 250))
    let painted = flow.layoutAttributesForElements(in: background.frame).inPaintOrder()
    #expect(painted.first?.category == .decoration(.sectionBackground))
    #expect(flow.indexPathForItem(at: Point(x: 8, y: 300)) == nil)
    #expect(flow.element(at: Point(x: 8, y: 300))?.category == background.category)
  }

  @Test("item, header, footer and rectangle queries agree")
  func queriesAgree() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<200 {
      let flow = random.flow(maximumCount: 20)
      for element in flow.allElements {
        switch element.category {
        case .cell:
          #expect(flow.layoutAttributesForItem(at: element.indexPath) == element)
        case .supplementary(let kind):
          let found = flow.layoutAttributesForSupplementaryView(
            ofKind: kind, at: element.indexPath)
          #expect(found == element)
        case .decoration: Issue.record("no section has a background")
        }
      }
    }
  }

  @Test("a hundred thousand sections answer from a few")
  func manySections() {
    let flow = FlowLayout.grid.prepare(
      LayoutContext(
        bounds: Rect(x: 0, y: 0, width: 320, height: 480),
        itemCounts: Array(repeating: 12, count: 20_000)))
    let found = flow.elementIDs(in: Rect(x: 0, y: 1_000_000, width: 320, height: 480))
    #expect(found.count > 10 && found.count < 60)
  }
}
