internal import FrameSequencing
internal import Frames
internal import LayoutCore

extension RingScene {
  /// The scene at a time.
  ///
  /// Before the time 0 no event has happened yet. Times beyond 10^12 seconds, in either direction,
  /// count as those.
  ///
  /// - Complexity: that of a query of the layout, and O(k log k) for k elements in the view; O(n) for
  ///   n items while a transition runs.
  public func snapshot(at time: Duration) -> Snapshot {
    let time = min(max(time, .zero - Self.farthest), Self.farthest)
    let chapter = chapters[chapterIndex(at: time)]
    let position = timeline.position(at: chapter.hubClock.time(at: time))
    let elements = elements(of: chapter, at: time, hubFrame: position.frame)
    return Snapshot(
      time: time, size: size, elements: elements, hubFrame: position.frame,
      nextChange: nextChange(
        after: time, in: chapter, isHubSeen: elements.contains { $0.contentRect != nil }))
  }

  private static let farthest = Duration.seconds(1_000_000_000_000)

  private func elements(
    of chapter: SceneChapter, at time: Duration, hubFrame: Int?
  ) -> [SceneElement] {
    var elements: [(key: PaintKey, element: SceneElement)] = []
    chapter.forEachElement(at: time) { attributes, item in
      guard !attributes.isHidden, attributes.alpha > 0,
        let element = element(attributes, item: item, hubFrame: hubFrame)
      else { return }
      elements.append((PaintKey(attributes), element))
    }
    // Leaving cells have the index paths of others: the order of visits decides between them.
    return elements.enumerated().sorted { first, second in
      if first.element.key < second.element.key { return true }
      return !(second.element.key < first.element.key) && first.offset < second.offset
    }.map(\.element.element)
  }

  private func element(
    _ attributes: LayoutAttributes, item: Int?, hubFrame: Int?
  ) -> SceneElement? {
    if attributes.isHub, let hubFrame {
      let canvas = Size(width: Double(canvasSize.width), height: Double(canvasSize.height))
      return SceneElement(
        attributes: attributes, content: .hubFrame(hubFrame),
        contentRect: attributes.frame.aspectFit(canvas))
    }
    if let item { return SceneElement(attributes: attributes, content: .item(item)) }
    guard let kind = attributes.elementKind, kind != .hub else { return nil }
    return SceneElement(attributes: attributes, content: .view(kind))
  }
}

extension RingScene {
  /// The last chapter that has begun.
  private func chapterIndex(at time: Duration) -> Int {
    var (low, high) = (1, chapters.count)
    while low < high {
      let middle = (low + high) / 2
      if chapters[middle].start > time { high = middle } else { low = middle + 1 }
    }
    return low - 1
  }

  private func nextChange(
    after time: Duration, in chapter: SceneChapter, isHubSeen: Bool
  ) -> Duration? {
    if chapter.transition(at: time) != nil || chapter.layout.isMoving(at: time) { return time }
    let next = chapterIndex(at: time) + 1
    let event = chapters.indices.contains(next) ? chapters[next].start : nil
    let frame = isHubSeen ? nextFrame(after: time, in: chapter) : nil
    return [event, frame].compactMap(\.self).min()
  }

  /// When the GIF shows another frame; nil while it is paused and when it is finished.
  private func nextFrame(after time: Duration, in chapter: SceneChapter) -> Duration? {
    guard chapter.hubClock.isPlaying else { return nil }
    let hubTime = chapter.hubClock.time(at: time)
    guard let wait = timeline.position(at: hubTime).timeToNextChange else { return nil }
    // Timelines count whole nanoseconds, rounded down.
    return time + wait - (hubTime - .nanoseconds(hubTime.wholeNanoseconds))
  }
}
