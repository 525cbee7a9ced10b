import Testing
import gifring

@Suite struct LayoutUsageTests {
  @Test(
    arguments: [
      (
        [],
        "layout needs a KIND: circle, photo-circle, hub-ring, ring, concentric, flow, punch, "
          + "sphere, wheel or waterfall"
      ),
      (["circel"], "unknown kind of layout 'circel' (did you mean 'circle'?)"),
      (["ring", "flow"], "unexpected argument 'flow'"),
      (["ring", "--radios", "3"], "unknown option '--radios' (did you mean '--radius'?)"),
      (
        ["sphere", "--mode", "sead"],
        "--mode needs seed, corrected or fibonacci, not 'sead' (did you mean 'seed'?)"
      ),
      (["ring", "--items", "-1"], "--items needs a whole number from 0 up, not '-1'"),
      (["ring", "--items", "1", "--sections", "1"], "--items and --sections exclude each other"),
      (["ring", "--path", "polar"], "--path needs --at"),
      (["ring", "--seamless", "1s"], "--seamless needs --orbit"),
      (["ring", "--single-sided"], "--single-sided needs --hit"),
      (["ring", "--at", "1", "--curve", "linear"], "--curve needs --insert, --delete or --move"),
      (
        ["ring", "--radius", "outset:3"],
        "--radius needs a number such as 120, inset:50, fraction:2.5 or inscribed, not 'outset:3'"
      ),
      (
        ["flow", "--background", "1,2"],
        "--background needs none, or insets such as 10 or 10,10,50,10, not '1,2'"
      ),
      (
        ["flow", "--item-sizes", "1,x"],
        "--item-sizes needs sizes such as 50x40,60,70x30, or @FILE, not '1,x'"
      ),
      (
        ["concentric", "--item-size", "3x4"],
        "--item-size needs a finite number such as 120 or -0.5, not '3x4'"
      ),
    ] as [([RawArgument], String)])
  func `what makes no sense is named`(arguments: [RawArgument], message: String) {
    #expect(throws: UsageError(message, command: "layout")) {
      try Invocation(["layout"] + arguments)
    }
  }

  @Test(arguments: LayoutKind.allCases)
  func `options that a kind doesn't know are refused, with both names`(kind: LayoutKind) throws {
    let foreign: [(name: String, value: String, kinds: [LayoutKind])] = [
      ("radius", "3", [.circle, .photoCircle, .hubRing, .ring]),
      ("start", "3", [.circle, .photoCircle, .hubRing, .ring, .concentric]),
      ("inner-radius", "3", [.concentric]), ("scroll", "vertical", [.flow, .punch]),
      ("inset", "3", [.flow, .punch, .waterfall]), ("columns", "3", [.waterfall]),
      ("mode", "seed", [.sphere]), ("eye", "3", [.sphere, .wheel]),
      ("wrap", "1,2", [.sphere, .wheel]),
      ("nearest", "3", [.circle, .photoCircle, .hubRing, .ring]),
      ("item-spacing", "3", [.concentric, .flow, .punch, .waterfall]),
      ("item-size", "30", LayoutKind.allCases.filter { $0 != .waterfall }),
    ]
    for option in foreign {
      let message = complaint(
        about: "layout", RawArgument(bytes: kind.rawValue.utf8),
        RawArgument(bytes: "--\(option.name)=\(option.value)".utf8))
      if option.kinds.contains(kind) {
        #expect(message == nil)
      } else {
        let owners = option.kinds.map(\.rawValue)
        #expect(message?.hasPrefix("'\(kind.rawValue)' has no --\(option.name): ") == true)
        #expect(owners.allSatisfy { message?.contains($0) == true })
      }
    }
  }

  @Test(
    arguments: [
      ("--phase", "nan"), ("--phase", "inf"), ("--phase", "-infinity"), ("--phase", "1e999"),
      ("--phase", "0x1p3"), ("--phase", ""), ("--phase", " 1"), ("--start", "NaN"),
      ("--size", "nanx3"), ("--size", "3"), ("--size", "3x4x5"), ("--offset", "1"),
      ("--offset", "1,inf"), ("--rect", "0,0,infx1"), ("--rect", "0,0,1,1"), ("--hit", "nan,1"),
      ("--radius", "inset:inf"), ("--hub", "first:"), ("--hub", "overlay:fit:fit"),
      ("--hub", "none:3"), ("--item-size", "tangent:1:2:3"), ("--insert", "-1"),
      ("--insert", "1.2.3"), ("--insert", "99999999999999999999"), ("--move", "1"),
      ("--move", "1:2:3"), ("--sections", "1,,2"), ("--at", "-1"), ("--orbit", "1_0"),
      ("--snap", "1"),
      ("--snap", "1,2,3"), ("--nearest", "0,x"),
      ("--pixel-scale", "x"),
    ] as [(RawArgument, RawArgument)])
  func `numbers are finite decimals, lists whole`(option: RawArgument, value: RawArgument) {
    check(option, value, complaint(about: "layout", "ring", option, value))
  }

  @Test(
    arguments: [
      ("--hit-shape", "rounded:inf"), ("--curve", "0,0,1"), ("--curve", "1.1,0,1,1"),
      ("--curve", "0,0,-0.1,1"), ("--curve", "nan,0,1,1"), ("--seamless", "1s,0"),
      ("--seamless", ",3"), ("--begin", "-1"),
    ] as [(RawArgument, RawArgument)])
  func `so they are where an option needs another`(option: RawArgument, value: RawArgument) {
    let message = complaint(
      about: "layout", "ring", "--hit=1,2", "--orbit=1", "--delete=0", "--at=0", option, value)
    check(option, value, message)
  }

  private func check(_ option: RawArgument, _ value: RawArgument, _ message: String?) {
    #expect(message?.hasPrefix("\(option) needs ") == true, "\(message ?? "accepted")")
    #expect(message?.contains("not '\(value)'") == true)
  }
}
