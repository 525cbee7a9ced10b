import GIFDecoding
import Testing
import gifring

@Suite struct LimitOptionsTests {
  @Test func `the strict set is a sixteenth of the usual one`() throws {
    let limits = try split("a", "--limits", "strict").input.limits
    #expect(limits == .strict)
    for limit in Limit.allCases {
      #expect(limits[limit] == Limits.standard[limit] / 16)
    }
    #expect(try split("a", "--limits=default").input.limits == .standard)
  }

  @Test(
    arguments: [
      ("--max-input", .inputBytes), ("--max-pixels", .canvasPixels), ("--max-side", .canvasSide),
      ("--max-frames", .frames), ("--max-frames", .listedFrames),
      ("--max-image-pixels", .imagePixels), ("--max-output-pixels", .outputPixels),
      ("--max-output-bytes", .outputBytes), ("--max-text", .textBytes),
      ("--max-app-data", .applicationBytes), ("--max-idle-bytes", .idleDataBytes),
      ("--memory", .memoryBytes),
    ] as [(RawArgument, Limit)])
  func `each flag sets its limit`(flag: RawArgument, limit: Limit) throws {
    let limits = try split("a", flag, "123").input.limits
    #expect(limits[limit] == 123)
    let strict = try split("a", "--limits", "strict", flag, "123").input.limits
    #expect(strict[limit] == 123)
    #expect(strict != .strict)
  }

  @Test func `the table of limits tells every limit, and each option sets its own alone`() throws {
    let options = Set(Limit.allCases.map(\.option))
    let told = HelpText.lines(about: .limits).filter { $0.hasPrefix("--") }
      .map { String($0.prefix { $0 != " " }) }
    #expect(Set(told) == options.union(["--deadline"]))
    for option in told {
      let arguments = ["sheet", "a", option, "7"].map { RawArgument(bytes: $0.utf8) }
      guard case .sheet(let sheet) = try Invocation(arguments) else {
        Issue.record("no sheet: \(option)")
        continue
      }
      for limit in Limit.allCases {
        let value = limit.option == option ? 7 : Limits.standard[limit]
        #expect(sheet.input.limits[limit] == value, "\(option) and \(limit)")
      }
      #expect(sheet.input.timeout == (option == "--deadline" ? .seconds(7) : nil))
    }
  }

  @Test func `sizes are in powers of 1024, numbers in powers of 1000`() throws {
    let limits = try split("a", "--max-input", "1.5K", "--max-pixels", "1.5k").input.limits
    #expect(limits[.inputBytes] == 1536)
    #expect(limits[.canvasPixels] == 1500)
  }

  @Test func `the deadline is a time`() throws {
    #expect(try split("a", "--deadline", "2.5").input.timeout == .milliseconds(2500))
  }

  @Test func `a limit out of its bounds is refused`() {
    #expect(
      complaint(about: "split", "a", "--max-side", "65536")
        == "--max-side needs a whole number from 1 to 65535, not '65536'")
    #expect(
      complaint(about: "split", "a", "--memory", "0")
        == "--memory needs a size from 1 up, such as 64M or 1.5G, not '0'")
    #expect(complaint(about: "split", "a", "--max-text", "0") == nil)
  }
}
