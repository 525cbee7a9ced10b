internal import FoundationEssentials
internal import Frames

/// What `verify --json` prints.
struct VerifyRecord: Encodable {
  struct Found: Encodable {
    let what: Difference.Kind
    let first: String
    let second: String
    let frame: Int?
    let otherFrame: Int?
    let milliseconds: Int?
    let x: Int?
    let y: Int?
    let message: String

    init(_ difference: Difference) {
      what = difference.kind
      first = difference.first
      second = difference.second
      frame = difference.place?.first
      otherFrame = difference.place?.second
      milliseconds = difference.place?.time.roundedMilliseconds
      x = difference.pixel?.x
      y = difference.pixel?.y
      message = difference.sentence
    }
  }

  struct Side: Encodable {
    let input: String
    let inputBytes: Data?
    let width: Int
    let height: Int
    let frames: Int
    /// An optional value that is there, so that `null` is written for animations without end.
    let plays: Int??
    let durationMilliseconds: Int

    init(_ animation: any ReadableAnimation) {
      input = animation.name.echo
      inputBytes = animation.name.undecodable
      (width, height) = (animation.size.width, animation.size.height)
      frames = animation.times.count
      plays = .some(animation.loopCount.plays)
      durationMilliseconds = animation.duration.roundedMilliseconds
    }
  }

  let same: Bool
  let compared: VerifyJob.Manner
  let first: Side
  let second: Side
  let difference: Found?

  init(_ outcome: VerifyJob.Outcome) {
    same = outcome.difference == nil
    compared = outcome.manner
    first = Side(outcome.comparison.first)
    second = Side(outcome.comparison.second)
    difference = outcome.difference.map(Found.init)
  }
}
