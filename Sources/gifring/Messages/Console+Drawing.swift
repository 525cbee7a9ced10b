extension Console {
  /// Refuses to draw where standard output is no terminal that can be drawn on.
  ///
  /// - Parameter hint: what else could be done, as it stands at the end of the message.
  func requireDrawableTerminal(for command: String, hint: String = "") throws(UsageError) {
    guard output.isTerminal else {
      throw UsageError(
        "\(command) draws on a terminal, and standard output is none\(hint)", command: command)
    }
    let name = SystemCalls.environmentVariable("TERM") ?? ""
    guard !["", "dumb"].contains(name) else {
      let what = name.isEmpty ? "TERM is not set" : "TERM is dumb"
      throw UsageError(
        "the terminal can't be drawn on: \(what)\(hint)", command: command)
    }
  }
}
