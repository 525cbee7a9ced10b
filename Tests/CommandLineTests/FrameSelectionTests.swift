import Testing
import gifring

@Suite struct FrameSelectionTests {
  @Test(arguments: [
    ("0", [0]), ("0,3-5,-1", [0, 3, 4, 5, 9]), ("7-", [7, 8, 9]), ("-3--1", [7, 8, 9]),
    ("-3-", [7, 8, 9]), ("7-5", [7, 6, 5]), ("-1-7", [9, 8, 7]), ("2--8", [2]),
    ("1,1,0", [1, 1, 0]),
    ("8-20", [8, 9]), ("-20-1", [0, 1]), ("20-8", [9, 8]), ("-10", [0]), ("-20-", Array(0...9)),
    ("0-9223372036854775807", Array(0...9)), ("007", [7]),
  ])
  func `lists name frames of ten in order`(text: String, indices: [Int]) throws {
    let selection = try #require(FrameSelection(argument: text))
    #expect(try selection.resolve(count: 10) == indices)
  }

  @Test(
    arguments: [
      "", ",", "1,", ",1", "a", "-", "--", "1--", "--1", "1---2", "1-2-3", "1..2", "+1", " 1", "1 ",
      "1.5", "9223372036854775808", "0x1", "1-,",
    ])
  func `what is no list is refused`(text: String) {
    #expect(FrameSelection(argument: text) == nil)
  }

  @Test(arguments: [
    ("12-14", 10, "--frames 12-14 lies outside the animation: frames are 0 to 9"),
    ("0,10-", 10, "--frames 10- lies outside the animation: frames are 0 to 9"),
    ("-11", 10, "--frames -11 lies outside the animation: frames are 0 to 9"),
    ("-14--11", 10, "--frames -14--11 lies outside the animation: frames are 0 to 9"),
    ("1", 1, "--frames 1 lies outside the animation: there is only frame 0"),
    ("0", 0, "--frames 0 lies outside the animation: there are no frames"),
    ("0-", 0, "--frames 0- lies outside the animation: there are no frames"),
    ("-1-1", 0, "--frames -1-1 lies outside the animation: there are no frames"),
    (
      "-9223372036854775807", 5,
      "--frames -9223372036854775807 lies outside the animation: frames are 0 to 4"
    ),
  ])
  func `a range without a frame is an error`(text: String, count: Int, message: String) throws {
    let selection = try #require(FrameSelection(argument: text))
    #expect(throws: UsageError(message, command: "split")) { try selection.resolve(count: count) }
  }

  @Test func `a selection can't grow without end`() throws {
    let selection = try #require(FrameSelection(argument: "0-,0-"))
    #expect(try selection.resolve(count: 500_000).count == 1_000_000)
    #expect(throws: UsageError.self) { try selection.resolve(count: 500_001) }
  }
}
