internal import Frames

extension Console {
  /// Says that browsers will play a GIF slower than was asked for.
  func warnOfShortDelays(about file: RawArgument) {
    reportWarning("delays below 0.02 s are stored, which browsers make 0.1 s", about: file)
  }
}

extension FrameDelay {
  /// Whether browsers show the frame for longer.
  var isTooShortForBrowsers: Bool { centiseconds < 2 }
}
