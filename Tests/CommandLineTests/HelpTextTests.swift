import GIFDecoding
import Testing
import gifring

@Suite struct HelpTextTests {
  @Test(arguments: HelpGolden.texts.map(\.topic))
  func `help says what it always said`(topic: HelpTopic) throws {
    let golden = try #require(HelpGolden.texts.first { $0.topic == topic })
    #expect(HelpText.lines(about: topic).joined(separator: "\n") == golden.text)
  }

  @Test(arguments: [HelpTopic.overview, .limits] + Command.allCases.map(HelpTopic.command))
  func `help fits a terminal of 80 columns`(topic: HelpTopic) {
    let lines = HelpText.lines(about: topic)
    #expect(lines.allSatisfy { $0.utf8.count <= HelpText.width && !$0.hasSuffix(" ") })
    #expect(lines.allSatisfy { line in line.utf8.allSatisfy { (0x20...0x7e).contains($0) } })
    let longest = [
      HelpTopic.overview: 31, .command(.split): 41, .command(.info): 26,
      .command(.layout): 40, .command(.timeline): 40, .command(.play): 40,
      .command(.preview): 40, .command(.sheet): 40, .command(.assemble): 27, .command(.edit): 33,
    ]
    #expect(lines.count <= longest[topic] ?? 24)
  }

  @Test(arguments: Command.allCases)
  func `help names every option`(command: Command) {
    let text = HelpText.lines(about: .command(command)).joined(separator: "\n")
    for option in command.spec.options {
      #expect(text.contains(option.flag))
      if let short = option.short { #expect(text.contains("-\(short), \(option.flag)")) }
    }
  }

  @Test func `the limits are told with the values that hold`() throws {
    let lines = HelpText.lines(about: .limits)
    for limit in Limit.allCases {
      let values = [Limits.standard, .strict].map { limit.describe($0[limit]) }
      #expect(
        lines.contains { line in
          line.hasPrefix("\(limit.option) ") && values.allSatisfy { line.contains($0) }
        }, "\(limit.title)")
    }
  }
}
