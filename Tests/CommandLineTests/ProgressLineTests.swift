import Testing
import gifring

@Suite struct ProgressLineTests {
  private let start = ContinuousClock.now

  @Test func `the line is rewritten at most ten times a second`() {
    var line = ProgressLine()
    var updates = 0
    for millisecond in 0..<1000 {
      let now = start + .milliseconds(millisecond)
      if line.update("frame \(millisecond)", at: now, columns: 80) != nil { updates += 1 }
    }
    #expect(updates == 10)
  }

  @Test func `a text that isn't shown isn't made`() {
    var line = ProgressLine()
    #expect(line.update("a", at: start, columns: 80) == "\r\u{1b}[Ka")
    var wasMade = false
    func text() -> String {
      wasMade = true
      return "b"
    }
    #expect(line.update(text(), at: start + .milliseconds(99), columns: 80) == nil)
    #expect(!wasMade)
    #expect(line.update(text(), at: start + .milliseconds(100), columns: 80) == "\r\u{1b}[Kb")
  }

  @Test func `the line is erased once`() {
    var line = ProgressLine()
    #expect(line.erase() == nil)
    _ = line.update("a", at: start, columns: 80)
    #expect(line.erase() == "\r\u{1b}[K")
    #expect(line.erase() == nil)
  }

  @Test func `the line fits the terminal and is escaped`() {
    var line = ProgressLine()
    #expect(line.update("日本\u{1b}", at: start, columns: 6) == "\r\u{1b}[K日本\\")
  }
}
