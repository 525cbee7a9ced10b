/// The GIF's own time in a scene, which stands still while the GIF is paused.
struct HubClock: Sendable {
  private(set) var isPlaying = true
  private var sceneTime = Duration.zero
  private var hubTime = Duration.zero

  /// The time on the GIF's timeline.
  func time(at time: Duration) -> Duration {
    isPlaying ? hubTime + (time - sceneTime) : hubTime
  }

  mutating func toggle(at time: Duration) {
    hubTime = self.time(at: time)
    sceneTime = time
    isPlaying.toggle()
  }
}
