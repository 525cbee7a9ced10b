import LayoutCore
import Testing
import gifring

/// That nothing that the layouts can be told is out of the command line's reach: every stored field of
/// every option type of the core must be changed by some command line, and a new field is missed.
@Suite struct LayoutFieldTests {
  @Test(
    arguments: [
      (
        "ring",
        [
          ["--radius", "9"], ["--item-size", "9"], ["--hub", "first"], ["--start", "9"],
          ["--sweep", "9"], ["--counterclockwise"], ["--facing", "inward"], ["--phase", "0.5"],
          ["--orbit", "2"],
        ]
      ),
      (
        "concentric",
        [
          ["--inner-radius", "9"], ["--item-size", "9"], ["--item-spacing", "9"],
          ["--ring-spacing", "9"], ["--start", "9"], ["--counterclockwise"],
        ]
      ),
      (
        "flow",
        [
          ["--scroll", "horizontal"], ["--item-size", "9"], ["--item-sizes", "9"],
          ["--inset", "9"],
          ["--item-spacing", "9"], ["--line-spacing", "9"], ["--header", "9"], ["--footer", "9"],
          ["--background", "9"], ["--item-size", "9/8"],
        ]
      ),
      ("sphere", [["--mode", "seed"], ["--item-size", "9"], ["--eye", "9"]]),
      ("wheel", [["--item-size", "9"], ["--eye", "9"]]),
      (
        "waterfall",
        [
          ["--columns", "9"], ["--heights", "9"], ["--item-height", "9"], ["--inset", "9"],
          ["--item-spacing", "9"], ["--line-spacing", "9"],
        ]
      ),
    ] as [(RawArgument, [[RawArgument]])])
  func `every field of every layout can be given`(kind: RawArgument, lines: [[RawArgument]]) throws
  {
    try check(kind, lines) { Mirror(reflecting: $0.arrangement).children.first?.value }
  }

  @Test func `every field of contexts, hits and changes can be given`() throws {
    try check("ring", [["--size", "9x9"], ["--sections", "1,2"], ["--rtl"]]) { $0.context }
    try check(
      "ring", [["--hit-shape", "ellipse"], ["--cells-only"], ["--single-sided"]], ["--hit=1,1"]
    ) {
      $0.questions.hitOptions
    }
    try check("ring", [["--insert", "1"], ["--delete", "1"], ["--move", "1:2"]], ["--delete=0"]) {
      $0.change?.update
    }
    try check(
      "ring",
      [
        ["--insert", "1"], ["--begin", "9s"], ["--duration", "9s"], ["--path", "polar"],
        ["--curve", "linear"],
      ],
      ["--delete=0", "--at=0"]
    ) { $0.change }
  }

  @Test func `a change has no field that a transition doesn't take, and the reverse`() throws {
    let ring = RingLayout.circle.prepare(LayoutContext(size: .zero, itemCount: 1))
    let transition = Mirror(reflecting: try LayoutTransition(from: ring, to: ring))
    let own: Set = ["from", "to", "update", "interrupted", "keptLegs"]
    let change = Mirror(
      reflecting: try #require(try layout("ring", "--delete", "0").change))
    #expect(
      Set(transition.children.compactMap(\.label)).subtracting(own)
        == Set(change.children.compactMap(\.label)).subtracting(["update"]))
  }

  /// Each of `lines` changes some field of what `part` picks, and together they change all.
  private func check(
    _ kind: RawArgument, _ lines: [[RawArgument]], _ common: [RawArgument] = [],
    part: (LayoutOptions) -> Any?
  ) throws {
    func fields(_ words: [RawArgument]) throws -> [String: String] {
      guard case .layout(let options) = try Invocation(["layout", kind] + common + words) else {
        throw NoSuchCommand()
      }
      return Self.fields(of: try #require(part(options)))
    }
    let plain = try fields([])
    var changed: Set<String> = []
    for line in lines {
      let found = try fields(line)
      let differing = plain.keys.filter { found[$0] != plain[$0] }
      #expect(!differing.isEmpty, "\(line) changes nothing")
      changed.formUnion(differing)
    }
    #expect(changed == Set(plain.keys))
  }

  /// The stored fields of a value by their paths; those of the core's own option types one by one.
  private static func fields(of value: Any, path: String = "") -> [String: String] {
    guard value is FlowLayout.Section || value is Orbit || path.isEmpty else {
      return [path: String(reflecting: value)]
    }
    return Mirror(reflecting: value).children.reduce(into: [:]) { fields, child in
      let name = path + "." + (child.label ?? "")
      fields.merge(Self.fields(of: child.value, path: name)) { $1 }
    }
  }
}
