internal import FrameSequencing
internal import GIFDecoding
internal import LayoutCore
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
    if let signal = try session.run() { TerminalCalls.die(by: signal) }
    return Outcome(
      size: "", pictureCount: 0, duration: .zero,
      damagedCellCount: material.cells.damageCount,
      damagedFrame: material.frames.firstDamagedFrame)
  }
}

/// A preview that plays on a terminal until somebody quits, its time is over, or a signal ends it.
struct PreviewSession {
  /// How often something that moves is drawn: as fast as terminals can follow.
  private static let refresh = Duration.milliseconds(33)

  private let job: PreviewJob
  private let material: PreviewMaterial
  private let painter: any FramePainter
  private let terminal: PlayTerminal
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

  /// Plays.
  ///
  /// - Returns: the signal that is to end the process, nil for none.
  /// - Throws: why it can't go on.
  mutating func run() throws -> Int32? {
    PlaySignals.install()
    defer {
      terminal.leave(saying: painter.farewell)
      PlaySignals.uninstall()
    }
    do {
      try terminal.enter()
      while true {
        if case .some(let ending) = try turn() { return ending }
      }
    } catch is PlayTerminal.Interruption {
      return PlaySignals.endingSignal
    }
  }

  private var now: Duration { isHeld ? time : time + (clock.now - since) }

  /// Shows what is due and waits for what comes; nil while it goes on.
  private mutating func turn() throws -> Int32?? {
    let snapshot = scene.snapshot(at: now)
    try show(snapshot)
    try material.check(job.options)
    if let end = job.options.duration, now >= end { return .some(nil) }
    let wait = wait(after: snapshot)
    if wait == nil, !terminal.hasKeys { return .some(nil) }
    switch terminal.wait(atMost: wait) {
    case .hangup: return .some(nil)
    case .keys(let keys):
      if keys.contains(.quit) { return .some(nil) }
      for key in keys { press(key) }
    case .other: break
    }
    for event in PlaySignals.take() {
      if case .end(let signal) = event { return signal }
      try answer(event)
    }
    return nil
  }

  /// How long nothing changes; nil for ever.
  private func wait(after snapshot: Snapshot) -> Duration? {
    if isHeld { return nil }
    let change = snapshot.isMoving ? snapshot.time + Self.refresh : snapshot.nextChange
    return [change, job.options.duration].compactMap(\.self).min().map { max($0 - now, .zero) }
  }

  private mutating func show(_ snapshot: Snapshot) throws {
    let frames = material.frames
    let canvas = try renderer.picture(of: snapshot) { index throws(DecodingError) in
      try frames.canvas(at: index)
    }
    var output = try painter.paint(canvas, on: terminal.size)
    if isNew { output = painter.farewell + "\u{1b}[0m\u{1b}[2J".utf8 + output }
    isNew = false
    if output.isEmpty { return }
    try terminal.write("\u{1b}[?2026h".utf8 + output + "\u{1b}[?2026l".utf8)
  }
}

extension PreviewSession {
  private mutating func press(_ key: PlayKey) {
    let path = LayoutIndexPath(item: job.options.kind == .hubRing ? 1 : 0, section: 0)
    switch key {
    case .hold: hold(!isHeld)
    case .faster: happen(.insert(path))
    case .slower: happen(.delete(path))
    default: break
    }
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

  private mutating func answer(_ event: PlaySignals.Event) throws {
    switch event {
    case .end: break
    case .resize: redraw()
    case .resume:
      try terminal.enter()
      redraw()
    case .suspend:
      let wasHeld = isHeld
      hold(true)
      terminal.leave(saying: painter.farewell)
      PlaySignals.suspend()
      try terminal.enter()
      redraw()
      hold(wasHeld)
    }
  }

  /// Lets everything be drawn anew.
  private mutating func redraw() {
    isNew = true
    painter.forget()
  }
}
