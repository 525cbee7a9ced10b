internal import FrameSequencing

extension MotionReport {
  /// What a person reads.
  var lines: [String] { ["motion: \(motion) (WCAG 2.2.2)", "flashes: \(flashes) (WCAG 2.3.1)"] }

  private var motion: String {
    let time = length.map { "for \($0.secondsText)" } ?? "for ever"
    guard moves else { return "none, nothing changes" }
    return needsPause
      ? "\(time), more than 5 s: pages must let people stop it" : "\(time), 5 s at most"
  }

  private var flashes: String {
    let percent = mostFlashingPixels * 100 / max(pixelCount, 1)
    guard let firstExcess else { return "\(percent) % of the canvas, below 25 %" }
    return "\(percent) % of the canvas, 25 % or more: it may cause seizures, first at "
      + firstExcess.secondsText
  }

  /// The members of a JSON object.
  var json: String {
    let length = length.map { "\($0.wholeNanoseconds / 1_000_000)" } ?? "null"
    let firstExcess = firstExcess.map { "\($0.roundedMilliseconds)" } ?? "null"
    return "{\"firstExcessMilliseconds\":\(firstExcess),\"flashingPixels\":\(mostFlashingPixels),"
      + "\"moves\":\(moves),\"needsPause\":\(needsPause),"
      + "\"tooManyFlashes\":\(hasTooManyFlashes),\"totalMilliseconds\":\(length)}"
  }
}
