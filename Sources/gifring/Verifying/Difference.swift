internal import FrameExport
internal import Frames

/// Where two animations differ first.
struct Difference: Hashable {
  /// What differs.
  enum Kind: String {
    case source, file, canvas, plays, frameCount, duration, delay, pixel
  }

  /// A place in both animations.
  struct Place: Hashable {
    /// The frame of the first animation.
    let first: Int
    /// The frame of the second animation.
    let second: Int
    /// When it shows, from the start of a play.
    let time: Duration
  }

  let kind: Kind
  let first: String
  let second: String
  var place: Place?
  /// The pixel, nil for what is no pixel.
  var pixel: (x: Int, y: Int)? { coordinates.map { ($0[0], $0[1]) } }
  private var coordinates: [Int]?

  init(_ kind: Kind, _ first: String, _ second: String, at place: Place? = nil) {
    self.kind = kind
    self.first = first
    self.second = second
    self.place = place
  }

  /// What differs between two pictures of one size, nil for nothing.
  init?(_ first: Canvas, _ second: Canvas, at place: Place) {
    guard first != second,
      let index = zip(first.pixels, second.pixels).enumerated().first(where: { $1.0 != $1.1 })
    else { return nil }
    self.init(
      .pixel, Color(rawValue: first.pixels[index.offset]).hexText,
      Color(rawValue: second.pixels[index.offset]).hexText, at: place)
    let width = first.size.width
    coordinates = [index.offset % width, index.offset / width]
  }

  /// What differs between animations as a whole, nil for nothing.
  init?(_ first: any ReadableAnimation, _ second: any ReadableAnimation) {
    if first.size != second.size {
      self.init(.canvas, "\(first.size)", "\(second.size)")
    } else if first.loopCount.plays != second.loopCount.plays {
      self.init(.plays, first.loopCount.playsText, second.loopCount.playsText)
    } else {
      return nil
    }
  }
}

extension Difference {
  /// The difference in words.
  var sentence: String {
    switch kind {
    case .source: "the GIF is not the one that the frames were made from: \(values("CRC-32"))"
    case .file: first
    case .canvas: "the canvases differ: \(first) and \(second) pixels"
    case .plays: "the plays differ: \(first) and \(second)"
    case .frameCount: "the numbers of frames differ: \(first) and \(second)"
    case .duration: "the total times differ: \(first) and \(second)"
    case .delay: "\(whereabouts): the delays differ: \(first) and \(second)"
    case .pixel:
      "\(whereabouts): pixel \(pixel?.x ?? 0),\(pixel?.y ?? 0) is \(first) and \(second)"
    }
  }

  private func values(_ name: String) -> String { "\(name) \(first) and \(second)" }

  private var whereabouts: String {
    guard let place else { return "" }
    let frames =
      place.first == place.second
      ? "frame \(place.first)" : "frames \(place.first) and \(place.second)"
    return "\(frames) at \(place.time.secondsText)"
  }
}

extension LoopCount {
  /// The number of plays, or `forever`.
  fileprivate var playsText: String { plays.map(String.init) ?? "forever" }
}
