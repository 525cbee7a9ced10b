internal import Frames

extension Diagnostic {
  /// The message with the place that it is about.
  var sentence: String {
    let frame = frame.map { "frame \($0): " } ?? ""
    return "\(frame)\(message) (at byte \(byteOffset))"
  }
}
