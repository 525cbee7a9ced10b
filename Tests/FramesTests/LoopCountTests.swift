import Frames
import Testing

@Suite struct LoopCountTests {
  @Test(
    "browsers play a number of loops once more than it says",
    arguments: [(nil, 1), (1, 2), (3, 4), (65_535, 65_536)] as [(UInt16?, Int)])
  func plays(raw: UInt16?, plays: Int) {
    #expect(LoopCount(rawValue: raw).plays == plays)
  }

  @Test func `the number 0 is forever`() {
    #expect(LoopCount(rawValue: 0).plays == nil)
  }

  @Test(
    "plays are told in words",
    arguments: [(nil, "once"), (0, "forever"), (1, "2 times"), (65_535, "65536 times")]
      as [(UInt16?, String)])
  func words(raw: UInt16?, words: String) {
    #expect(LoopCount(rawValue: raw).description == words)
  }

  @Test func `a file without a loop block is not one that says 0`() {
    #expect(LoopCount(rawValue: nil) != LoopCount(rawValue: 0))
  }
}
