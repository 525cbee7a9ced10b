import FrameSequencing
import Frames
import GIFDecoding

/// Plays a GIF twice by a clock that nobody has to wait for: `swift run PlayerExample party.gif`.
///
/// With `ContinuousClock()` in its place the same loop plays at the right pace.
@main
enum PlayerExample {
  static func main() async throws {
    let path = CommandLine.arguments.dropFirst().first ?? "Resources/SAMPLE.gif"
    let structure = try GIFDecoder(ByteSource(path: path)).structure
    let timeline = Timeline(delays: structure.images.map(\.delay), plays: 2)
    let clock = StepClock()
    for await event in Player(timeline, clock: clock) {
      print(clock.now.offset, event)
    }
  }
}
