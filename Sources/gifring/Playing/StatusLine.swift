internal import FrameSequencing

/// What the last line of the terminal says.
struct StatusLine {
  /// The text, which fits into any number of columns when it is cut.
  let text: String

  init(_ sequencer: Sequencer, at now: Duration) {
    let timeline = sequencer.timeline
    let position = sequencer.position(at: now)
    let last = timeline.frames.upperBound - 1
    let plays = timeline.plays.map { " of \($0)" } ?? ""
    let state = sequencer.isPlaying && !position.isFinished ? "" : "  held"
    text =
      "frame \(position.frame ?? 0)/\(last)  \(Self.time(in: sequencer, at: now))  "
      + "play \(position.loop + 1)\(plays)  rate \(Self.rate(sequencer))\(state)  "
      + "(space , . + - r q)"
  }

  /// The bytes that show the text in a row, cut to one cell less than there are.
  func bytes(inRow row: Int, columns: Int) -> [UInt8] {
    let shown = TerminalText.truncated(TerminalText.escaped(text), to: columns - 1)
    return Array("\u{1b}[\(row + 1);1H\u{1b}[0m\(shown)\u{1b}[K".utf8)
  }

  /// Where the play is, and how long it is.
  private static func time(in sequencer: Sequencer, at now: Duration) -> String {
    let play = sequencer.timeline.playDuration
    let before = play * sequencer.position(at: now).loop
    return "\((sequencer.time(at: now) - before).secondsText) of \(play.secondsText)"
  }

  private static func rate(_ sequencer: Sequencer) -> String {
    FixedPoint.describe(
      Int((sequencer.playbackRate.value.magnitude * 1e6).rounded()), decimals: 6
    ).withSign(sequencer.playbackRate.value < 0)
  }
}

extension String {
  fileprivate func withSign(_ isNegative: Bool) -> String { isNegative ? "-" + self : self }
}
