import Frames
import Testing

@Suite struct DelayPolicyTests {
  @Test(
    "browsers show frames of 0 and 1 hundredths for a tenth of a second",
    arguments: [(0, 100), (1, 100), (2, 20), (9, 90), (10, 100), (65_535, 655_350)]
      as [(UInt16, Int)])
  func browser(centiseconds: UInt16, milliseconds: Int) {
    #expect(effective(.browser, centiseconds) == milliseconds)
  }

  @Test("authored delays stay as they are", arguments: [0, 1, 2, 10, 65_535] as [UInt16])
  func authored(centiseconds: UInt16) {
    #expect(effective(.authored, centiseconds) == Int(centiseconds) * 10)
  }

  @Test(
    "a minimum lengthens what is shorter and nothing else",
    arguments: [(0, 50), (4, 50), (5, 50), (6, 60), (65_535, 655_350)] as [(UInt16, Int)])
  func minimum(centiseconds: UInt16, milliseconds: Int) {
    #expect(effective(.minimum(centiseconds: 5), centiseconds) == milliseconds)
  }

  @Test func `a minimum of 0 is the authored delay`() {
    #expect(effective(.minimum(centiseconds: 0), 0) == 0)
    #expect(effective(.minimum(centiseconds: .max), 0) == 655_350)
  }

  @Test func `durations and milliseconds tell the same time`() {
    let delay = FrameDelay(centiseconds: 7)
    #expect(delay.duration == .milliseconds(70))
    #expect(DelayPolicy.authored.effectiveDuration(of: delay) == .milliseconds(70))
    #expect(
      DelayPolicy.browser.effectiveDuration(of: FrameDelay(centiseconds: 1)) == .milliseconds(100))
  }

  @Test func `a policy is told as the command line spells it`() {
    let policies: [DelayPolicy] = [.browser, .authored, .minimum(centiseconds: 5)]
    #expect(policies.map(\.description) == ["browser", "authored", "minimum:5"])
  }

  private func effective(_ policy: DelayPolicy, _ centiseconds: UInt16) -> Int {
    policy.effectiveMilliseconds(of: FrameDelay(centiseconds: centiseconds))
  }
}
