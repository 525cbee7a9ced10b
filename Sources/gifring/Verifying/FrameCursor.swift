internal import Frames

/// Walks over what shows of an animation: frames without time are passed over, but for the last.
struct FrameCursor {
  private let reader: any FrameReader
  private let times: [FrameTime]
  /// The frame that shows; -1 before the first.
  private(set) var index = -1
  /// What shows, nil behind the end.
  private(set) var canvas: Canvas?
  /// For how long it still shows.
  private(set) var remaining = Duration.zero

  init(_ animation: any ReadableAnimation) throws {
    reader = try animation.makeReader()
    times = animation.times
    try advance()
  }

  /// Lets time pass, up to what remains of the frame.
  mutating func pass(_ time: Duration) throws {
    remaining -= time
    if remaining == .zero { try advance() }
  }

  private mutating func advance() throws {
    repeat {
      // The reader draws over its picture if nobody else has it.
      canvas = nil
      canvas = try reader.next()
      guard canvas != nil, index + 1 < times.count else { return canvas = nil }
      index += 1
      remaining = times[index].shown
    } while remaining == .zero && index + 1 < times.count
  }
}
