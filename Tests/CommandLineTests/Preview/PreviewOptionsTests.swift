import LayoutCore
import Scenes
import Testing
import gifring

@Suite struct PreviewOptionsTests {
  private func preview(_ arguments: RawArgument...) throws -> PreviewOptions {
    guard case .preview(let options) = try Invocation(["preview", "in.gif"] + arguments) else {
      throw NoSuchCommand()
    }
    return options
  }

  @Test(arguments: LayoutKind.allCases)
  func `each kind starts with the numbers that it is known with`(kind: LayoutKind) throws {
    let options = try preview("--layout", RawArgument(bytes: kind.rawValue.utf8))
    let counts: [LayoutKind: [Int]] = [
      .circle: [20], .photoCircle: [12], .hubRing: [14], .ring: [20], .concentric: [40],
      .flow: Array(repeating: 12, count: 10), .punch: Array(repeating: 12, count: 10),
      .sphere: [30], .wheel: [10], .waterfall: [20],
    ]
    #expect(options.itemCounts == counts[kind])
    #expect(options.size == Size(width: 320, height: kind == .sphere ? 400 : 480))
  }

  @Test func `a ring has room for the GIF`() throws {
    guard case .ring(let ring) = try preview().arrangement else { throw NoSuchCommand() }
    #expect(ring.hub == .overlay(Size(square: 350), fitsRing: true))
    guard case .ring(let bare) = try preview("--hub", "none").arrangement else {
      throw NoSuchCommand()
    }
    #expect(bare.hub == RingLayout.Hub.none)
  }

  static let destinations: [(RawArgument, PreviewOptions.Destination)] = [
    ("out.gif", .file(.gif, "out.gif")), ("a.b/OUT.HTML", .file(.html, "a.b/OUT.HTML")),
    ("x.webp", .file(.webp, "x.webp")), ("x.png", .file(.png, "x.png")),
    ("x.svg", .file(.svg, "x.svg")), ("frames", .folder("frames")), ("a.b/c", .folder("a.b/c")),
    ("frames/", .folder("frames/")),
  ]

  @Test(arguments: destinations)
  func `the suffix tells the format`(
    name: RawArgument, destination: PreviewOptions.Destination
  ) throws {
    #expect(try preview("-o", name).destination == destination)
  }

  @Test func `scripts reach the scene`() throws {
    let text = """
      1s tap 120,80; 2s insert 3
      2.5s delete 1.4   # a remark; 9s delete 0
      ;3s move 4:0;3s orbit -0.5;4s scroll 0,400;4s scroll 0,0 over 500ms; 5s toggle
      """
    let script = try SceneScript(text)
    #expect(
      script.events == [
        SceneEvent(at: .seconds(1), .tap(Point(x: 120, y: 80))),
        SceneEvent(at: .seconds(2), .insert(LayoutIndexPath(item: 3, section: 0))),
        SceneEvent(at: .milliseconds(2_500), .delete(LayoutIndexPath(item: 4, section: 1))),
        SceneEvent(
          at: .seconds(3),
          .update(
            LayoutUpdate(moves: [
              LayoutUpdate.Move(
                from: LayoutIndexPath(item: 4, section: 0),
                to: LayoutIndexPath(item: 0, section: 0))
            ]))),
        SceneEvent(at: .seconds(3), .orbit(turnsPerSecond: -0.5)),
        SceneEvent(at: .seconds(4), .scroll(to: Point(x: 0, y: 400), over: .milliseconds(300))),
        SceneEvent(at: .seconds(4), .scroll(to: .zero, over: .milliseconds(500))),
        SceneEvent(at: .seconds(5), .togglePlayback),
      ])
    #expect(try SceneScript(" ;; \n # nothing").events.isEmpty)
  }

  @Test(arguments: [
    "1s", "tap 1,2", "1s tap", "1s tap 1", "1s tap 1,2 3", "1s jump 3", "-1s insert 0",
    "1s insert x", "1s scroll 1,2 in 3s", "1s toggle 3", "1s move 4", "1s orbit nan",
  ])
  func `what is no event is refused`(text: String) {
    let error = #expect(throws: SceneScript.SyntaxError.self) {
      try SceneScript("0s toggle; " + text)
    }
    #expect(error?.event == text)
  }

  static let mistakes: [([RawArgument], String)] = [
    ([], "preview needs an INPUT"),
    (["a.gif", "b.gif"], "b.gif"),
    (["a.gif", "-o", "x.mp4"], "x.mp4"),
    (["a.gif", "-o", "-"], "can't go to standard output"),
    (["a.gif", "--layout", "rings"], "--layout needs"),
    (["a.gif", "--layout", "flow", "--hub", "first"], "--hub first is for"),
    (["a.gif", "--layout", "flow", "--orbit", "1"], "'flow' has no --orbit"),
    (["a.gif", "--layout", "flow", "--radius", "9"], "'flow' has no --radius"),
    (["a.gif", "--size", "0x10"], "--size must have an area"),
    (["a.gif", "--scale", "0"], "--scale must be above 0"),
    (["a.gif", "--duration", "0"], "--duration must be longer"),
    (["a.gif", "--script", "soon tap 1,1"], "--script needs"),
    (["a.gif", "-o", "x.gif", "--at", "1s"], "--at has no effect on a .gif file"),
    (["a.gif", "-o", "x.svg", "--fps", "9"], "--fps has no effect on a .svg file"),
    (["a.gif", "-o", "x.png", "--at", "1s", "--duration", "9"], "--duration has no effect"),
    (["a.gif", "-o", "x.gif", "--protocol", "kitty"], "--protocol has no effect"),
    (["a.gif", "-o", "x.gif", "--compression", "max"], "--compression has no effect on a .gif"),
    (["a.gif", "--compression", "max"], "--compression has no effect on the terminal"),
    (["a.gif", "--at", "1s"], "--at has no effect on the terminal"),
    (["a.gif", "-o", "x.html", "--script", "1s tap 1,1"], "--script has no effect"),
  ]

  @Test(arguments: mistakes)
  func `mistakes are told`(arguments: [RawArgument], words: String) throws {
    do throws(UsageError) {
      _ = try Invocation(["preview"] + arguments)
      Issue.record("nothing was said")
    } catch {
      #expect(error.message.contains(words), "\(error.message)")
      #expect(error.command == "preview")
    }
  }
}
