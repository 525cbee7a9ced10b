internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Holds frames that were picked from a GIF, in any order, against their places in it.
struct SelectionComparison {
  let listed: ListedAnimation
  let source: DecodedAnimation

  /// Finds the folder and the GIF among two animations, nil if they aren't one of each.
  init?(_ comparison: Comparison) {
    let pair = [comparison.first, comparison.second]
    guard let listed = pair.lazy.compactMap({ $0 as? ListedAnimation }).first,
      let source = pair.lazy.compactMap({ $0 as? DecodedAnimation }).first
    else { return nil }
    self.listed = listed
    self.source = source
  }

  /// Whether the GIF is the one that the frames were made from.
  var isOfSource: Bool {
    get throws {
      let declared = listed.manifest.summary.source
      return try source.structure.byteCount == declared.byteCount
        && source.checksum() == declared.crc32
    }
  }

  /// Where they differ, nil for nowhere.
  ///
  /// The GIF is walked once: the frames are read in the order of their places in it.
  func difference() throws -> Difference? {
    if let difference = Difference(listed, source) { return difference }
    let frames = listed.manifest.frames
    var waiting = frames.indices.sorted {
      (frames[$0].sourceIndex, $0) < (frames[$1].sourceIndex, $1)
    }[...]
    let (pictures, walk) = (listed.makeListedReader(), try source.makeReader())
    for (place, time) in source.times.enumerated() where !waiting.isEmpty {
      guard let canvas = try walk.next() else { break }
      while let index = waiting.first, frames[index].sourceIndex == place {
        let picture = try pictures.picture(at: index)
        let found = Difference.Place(
          first: index, second: place, time: .milliseconds(frames[index].startMilliseconds))
        if let difference = Difference(picture, canvas, at: found) { return difference }
        if let delay = listed.times[index].delay, let other = time.delay, delay != other {
          return Difference(
            .delay, delay.duration.secondsText, other.duration.secondsText, at: found)
        }
        waiting.removeFirst()
      }
    }
    guard let index = waiting.first else { return nil }
    return Difference(
      .frameCount, "\(max(frames[index].sourceIndex, 0))", "\(source.times.count)")
  }
}
