internal import FrameSequencing
internal import GIFDecoding
internal import LayoutCore
internal import Platform
internal import Rendering
internal import Scenes
internal import TerminalDrawing

extension PreviewJob {
  /// Plays the preview in the terminal.
  func play() throws -> Outcome {
    let material = try material()
    let painter = try options.drawing.painter(ground: .color(options.theme.background))
    var session = PreviewSession(
      job: self, material: material, painter: painter, terminal: PlayTerminal())
    if let signal = try session.run() { Signals.die(by: signal) }
    return Outcome(
      size: "", pictureCount: 0, duration: .zero,
      damagedCellCount: material.cells.damageCount,
      damagedFrame: material.frames.firstDamagedFrame)
  }
}

/// A preview that plays on a terminal until somebody quits, its time is over, or a signal ends it.
struct PreviewSession: TerminalSession {
  /// How often something that moves is drawn: as fast as terminals can follow.
  private static let refresh = Duration.milliseconds(33)

  private let job: PreviewJob
  private let material: PreviewMaterial
  let painter: any FramePainter
  let terminal: PlayTerminal
  private var scene: RingScene
  private var renderer: Renderer
  /// What keys made happen.
  private var events: [SceneEvent] = []
  private let clock = ContinuousClock()
  /// The scene's time, and when that was; it stands still while held.
  private var time = Duration.zero
  private var since: ContinuousClock.Instant
  private var isHeld = false
  private var isNew = true

  init(
    job: PreviewJob, material: PreviewMaterial, painter: any FramePainter,
    terminal: PlayTerminal
  ) {
    (self.job, self.material, self.painter, self.terminal) = (job, material, painter, terminal)
    (scene, renderer) = (material.scene, material.renderer)
    since = clock.now
  }

  private var now: Duration { isHeld ? time : time + (clock.now - since) }

  mutating func show() throws -> Rest? {
    let snapshot = scene.snapshot(at: now)
    try show(snapshot)
    try material.check(job.options)
    if let end = job.options.duration, now >= end { return nil }
    if let wait = wait(after: snapshot) { return .atMost(wait) }
    return terminal.hasKeys ? .forEver : nil
  }

  /// How long nothing changes; nil for ever.
  private func wait(after snapshot: Snapshot) -> Duration? {
    if isHeld { return nil }
    let change = snapshot.isMoving ? snapshot.time + Self.refresh : snapshot.nextChange
    return [change, job.options.duration].compactMap(\.self).min().map { max($0 - now, .zero) }
  }

  private mutating func show(_ snapshot: Snapshot) throws {
    let canvas = try renderer.picture(of: snapshot, material.frames, job.decoding.limits)
    var output = try painter.paint(canvas, on: terminal.size)
    if isNew { output = painter.farewell + "\u{1b}[0m\u{1b}[2J".utf8 + output }
    isNew = false
    if output.isEmpty { return }
    try terminal.write("\u{1b}[?2026h".utf8 + output + "\u{1b}[?2026l".utf8)
  }
}

extension PreviewSession {
  mutating func press(_ key: PlayKey) {
    let path = LayoutIndexPath(item: job.options.kind == .hubRing ? 1 : 0, section: 0)
    switch key {
    case .hold: hold(!isHeld)
    case .faster: happen(.insert(path))
    case .slower: happen(.delete(path))
    default: break
    }
  }

  mutating func standStill(during suspension: () throws -> Void) rethrows {
    let wasHeld = isHeld
    hold(true)
    try suspension()
    hold(wasHeld)
  }

  mutating func forgetScreen() {
    isNew = true
  }

  private mutating func hold(_ isHeld: Bool) {
    time = now
    since = clock.now
    self.isHeld = isHeld
  }

  /// Lets something happen now; what can't happen doesn't.
  private mutating func happen(_ action: SceneEvent.Action) {
    let event = SceneEvent(at: now, action)
    do throws(SceneError) {
      scene = try PreviewScene(
        job.options, job.structure, script: job.script, later: events + [event]
      ).scene
      events.append(event)
    } catch {}
  }
}
