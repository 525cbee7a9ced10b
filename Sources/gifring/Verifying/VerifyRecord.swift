internal import FrameExport
internal import Frames

/// What `verify --json` prints.
struct VerifyRecord: InputRecord {
  let outcome: VerifyJob.Outcome

  func addMembers(to json: inout JSONText) {
    let comparison = outcome.comparison
    json.member("compared", outcome.manner.rawValue)
    if let difference = outcome.difference {
      json.object("difference") { $0.addMembers(of: difference) }
    }
    json.object("first") { $0.addMembers(of: comparison.first) }
    json.member("same", outcome.difference == nil)
    json.object("second") { $0.addMembers(of: comparison.second) }
  }
}

extension JSONText {
  fileprivate mutating func addMembers(of difference: Difference) {
    member("first", difference.first)
    if let place = difference.place { member("frame", place.first) }
    member("message", difference.sentence)
    if let place = difference.place {
      member("milliseconds", place.time.roundedMilliseconds)
      member("otherFrame", place.second)
    }
    member("second", difference.second)
    member("what", difference.kind.rawValue)
    if let pixel = difference.pixel {
      member("x", pixel.x)
      member("y", pixel.y)
    }
  }

  fileprivate mutating func addMembers(of animation: any ReadableAnimation) {
    member("durationMilliseconds", animation.duration.roundedMilliseconds)
    member("frames", animation.times.count)
    member("height", animation.size.height)
    addEcho(of: animation.name)
    member("plays", animation.loopCount.plays)
    member("width", animation.size.width)
  }
}
