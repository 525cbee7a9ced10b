import Foundation
import TestSupport
import Testing

@Suite struct LayoutToolTests {
  @Test func `a flow is written as it always was`() async throws {
    let outcome = try await Tool.run(
      [
        "layout", "flow", "--items", "2", "--size", "320x100", "--header", "60x30", "--hit",
        "10,40",
      ])
    #expect(outcome.text == Golden.flow)
  }

  @Test func `a moment of a change is written as it always was`() async throws {
    let outcome = try await Tool.run([
      "layout", "waterfall", "--items", "1", "--size", "210x100", "--delete", "0", "--at", "0.15",
      "--curve", "linear",
    ])
    #expect(outcome.text == Golden.change)
  }

  @Test func `a picture is drawn as it always was`() async throws {
    let outcome = try await Tool.run([
      "layout", "ring", "--items", "1", "--size", "200x100", "--item-size", "20", "--radius", "40",
      "--hub", "overlay:50x30", "--facing", "inward", "--phase", "0.25", "--hit", "1,2", "--format",
      "svg",
    ])
    #expect(outcome.text == Golden.picture)
  }

  @Test func `boxes are drawn in paint order, culled ones not at all`() async throws {
    let outcome = try await Tool.run(["layout", "sphere", "--items", "30", "--format", "svg"])
    let answer = try await LayoutAnswerTests.answer(["sphere", "--items", "30"])
    let depths = try (answer["elements"].array ?? []).map { element in
      (label: "\(try #require(element["item"].integer))", depth: element["transform3D"][14])
    }
    let expected = depths.sorted {
      ($0.depth.value, Int($0.label) ?? 0) < ($1.depth.value, Int($1.label) ?? 0)
    }
    let labels = outcome.text.matches(of: /central">|<text [^>]*>([0-9]+)<\/text>/)
      .compactMap { $0.1.map(String.init) }
    #expect(labels.count == 30)
    #expect(labels == expected.map(\.label))
    let culled = try await Tool.run(["layout", "wheel", "--items", "60", "--format", "svg"])
    #expect(culled.text.matches(of: /<polygon/).count < 60)
  }

  @Test func `an invalid update is refused in the core's words`() async throws {
    let outcome = try await Tool.run(["layout", "ring", "--items", "3", "--delete", "3"])
    #expect(outcome.status == 64)
    #expect(outcome.stdout.isEmpty)
    #expect(
      outcome.stderr
        == "gifring: invalid batch update: item 3 of section 0 is to be deleted or moved, but the "
        + "section has 3 items (see 'gifring layout --help')\n")
  }

  @Test(arguments: [
    ["layout", "waterfall", "--heights"], ["layout", "flow", "--item-sizes"],
  ])
  func `lists without end, or of no text, are refused by one line`(words: [String]) async throws {
    try await withTemporaryFolder { folder in
      let long = try folder.write([UInt8](repeating: 0x31, count: 2 << 20 + 1), as: "long")
      let outcome = try await Tool.run(words + ["@\(long)"])
      #expect(outcome.status == 77)
      #expect(
        outcome.stderr == "gifring: \(long): longer than the 2 MiB of a script or list\n")
      let device = try await Tool.run(words + ["@/dev/zero"])
      #expect(device.status == 65)
      #expect(device.stderr == "gifring: /dev/zero: no text: it has null bytes\n")
    }
  }

  @Test func `lists can stand in files and come through pipes`() async throws {
    try await withTemporaryFolder { folder in
      let file = try folder.write(Array("50 60.5\n70,80\n".utf8), as: "heights")
      let words = ["layout", "waterfall", "--items", "4", "--heights"]
      let expected = try await Tool.run(words + ["50,60.5,70,80"])
      #expect(expected.status == 0)
      #expect(try await Tool.run(words + ["@\(file)"]).stdout == expected.stdout)
      let sizes = ["layout", "flow", "--sections", "2,1", "--item-sizes"]
      let piped = try await Tool.run(sizes + ["@-"], stdin: Array("9x8 7\n/5\n".utf8))
      #expect(piped.stdout == (try await Tool.run(sizes + ["9x8,7/5"])).stdout)
      #expect(piped.status == 0)
      let missing = try await Tool.run(words + ["@\(file).not"])
      #expect(missing.status == 66)
      for (index, text) in ["1,x", "@1", "nan"].enumerated() {
        let wrong = try folder.write(Array(text.utf8), as: "wrong\(index)")
        let outcome = try await Tool.run(words + ["@\(wrong)"])
        #expect(outcome.status == 65)
        #expect(outcome.stderr == "gifring: \(wrong): not a list for --heights\n")
      }
    }
  }

  @Test(arguments: [
    [
      "ring", "--items", "1000000000000000", "--rect", "280,230,40x1e-12", "--hit", "0,0",
      "--item-size", "1e-12",
    ],
    ["flow", "--items", "1000000000000000", "--rect", "0,1e12,320x100"],
    ["punch", "--items", "10M", "--rect", "0,100,320x100"],
    ["ring", "--items", "1000000000000000", "--nearest", "33", "--rect", "0,0,1x1"],
    ["wheel", "--items", "3", "--size", "0x0", "--wrap", "1e300,-1e300"],
    ["punch", "--items", "0", "--size", "0x0", "--snap", "1e300,-1e300,1e300,0"],
    ["circle", "--items", "3", "--pixel-scale", "1e308", "--punch"],
    ["circle", "--items", "3", "--delete", "0", "--at", "0.1", "--curve", "0,-1e300,1,1e300"],
    ["concentric", "--items", "10M", "--rect", "0,0,50x50"],
    ["ring", "--items", "0", "--size", "0x0", "--format", "svg"],
    ["sphere", "--items", "2", "--size", "0x0"], ["wheel", "--items", "1", "--eye", "0"],
    ["flow", "--sections", "0,0", "--item-size=-5x-5", "--size=-1x-1"],
  ])
  func `extreme numbers are answered at once`(words: [String]) async throws {
    let outcome = try await Tool.run(["layout"] + words, timeout: .seconds(10))
    #expect(outcome.status == 0, "\(outcome.stderr)")
    #expect(outcome.stdout.count < 1_000_000)
    #expect(outcome.text.firstMatch(of: /\b-?(nan|inf)/) == nil)
  }

  @Test(arguments: [
    (["ring", "--items", "11M"], "11,000,000 items"),
    (["sphere", "--items", "1G", "--rect", "0,0,1x1"], "items"),
    (["waterfall", "--items", "1G", "--rect", "0,0,1x1"], "items"),
    (["flow", "--items", "1G", "--item-sizes", "5", "--rect", "0,0,1x1"], "items"),
    (["ring", "--items", "1G", "--delete", "0", "--at", "0", "--rect", "0,0,1x1"], "items"),
    (["ring", "--items", "1G", "--punch", "--snap", "0,0", "--rect", "0,0,1x1"], "items"),
    (["ring", "--items", "1G", "--punch", "--hit", "320,240", "--rect", "0,0,1x1"], "items"),
    (["ring", "--items", "1M", "--format", "svg"], "1,000,000 boxes"),
  ])
  func `what would take too long or too much is refused`(
    words: [String], what: String
  ) async throws {
    let outcome = try await Tool.run(["layout"] + words, timeout: .seconds(20))
    #expect(outcome.status == 77)
    #expect(outcome.stdout.isEmpty)
    #expect(outcome.stderr.contains(what))
  }

  @Test func `a full disk and a reader that leaves end the listing`() async throws {
    let full = try await Tool.shell("$GIFRING layout ring --items 20k >/dev/full")
    #expect(full.status == 74)
    #expect(full.stderr.hasPrefix("gifring: cannot write standard output"))
    let left = try await Tool.shell("$GIFRING layout ring --items 10M | head -c 5")
    #expect(left.text == "{\"sch")
  }
}

extension JSONValue {
  fileprivate var value: Double {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): (value * 1024).rounded() / 1024
    default: .nan
    }
  }
}

private enum Golden {
  static let flow = """
    {"schema":1,"kind":"flow","view":[0,0,320,100],"contentSize":[320,140],"itemCounts":[2],\
    "elements":[{"kind":"header","section":0,"item":0,"center":[160,15],"size":[320,30],\
    "frame":[0,0,320,30],"alpha":1,"zIndex":0},{"kind":"cell","section":0,"item":0,\
    "center":[35,65],"size":[50,50],"frame":[10,40,50,50],"alpha":1,"zIndex":0},\
    {"kind":"cell","section":0,"item":1,"center":[97.5,65],"size":[50,50],\
    "frame":[72.5,40,50,50],"alpha":1,"zIndex":0}],"hits":[{"point":[10,40],\
    "element":{"kind":"cell","section":0,"item":0,"center":[35,65],"size":[50,50],\
    "frame":[10,40,50,50],"alpha":1,"zIndex":0},"tap":{"action":"delete","section":0,\
    "item":0}}]}

    """
  static let change = """
    {"schema":1,"kind":"waterfall","view":[0,0,210,100],"contentSize":[210,0],\
    "itemCounts":[0],"elements":[{"kind":"cell","section":0,"item":0,"center":[50,50],\
    "size":[100,100],"frame":[0,0,100,100],"alpha":0.5,"zIndex":0,"phase":"delete"}],\
    "hits":[]}

    """
  static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">
    <title>ring</title>
    <style>rect,polygon{fill:#4a90d9;stroke:#fff}.hub{fill:#f5a623}.header,\
    .footer{fill:#9b9b9b}.background{fill:#eee}.hit{fill:#d0021b}\
    text{font:12px sans-serif;fill:#fff;text-anchor:middle;dominant-baseline:central}</style>
    <g><rect class="hub" x="75" y="35" width="50" height="30" rx="10"/>\
    <text x="100" y="50">hub</text></g>
    <g><rect class="cell" x="90" y="80" width="20" height="20" rx="10"/>\
    <text x="100" y="90">0</text></g>
    <circle class="hit" cx="1" cy="2" r="3"/>
    </svg>

    """
}
