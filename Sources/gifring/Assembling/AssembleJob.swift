internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import GIFEncoding

/// Makes a file of an animation.
struct AssembleJob {
  /// As many canvases as the encoders and readers hold at a time.
  private static let canvasesInMemory = 9

  let options: AssembleOptions
  let animation: any ReadableAnimation
  let limits: Limits
  let console: Console

  /// Writes the file.
  ///
  /// - Parameter check: says before the file appears whether what was read is good enough.
  /// - Returns: when the frames of the file show.
  func run(check: () throws -> Void) throws -> AssembledTimes {
    let size = animation.size
    try limits.check(.outputPixels, size.pixelCount * animation.times.count)
    try limits.check(
      .memoryBytes, Self.canvasesInMemory * 4 * size.pixelCount + encoderBytes(size))
    let times = try times()
    let file = try SingleFile(options.output, replaces: options.replacesFile)
    defer { file.abort() }
    let bytes = try encode(
      AssembledAnimation(
        animation: animation,
        loopCount: loopCount, durations: times.durations, iccProfile: animation.iccProfile(),
        limits: limits,
        progress: { index in
          console.showProgress(
            "\(animation.name): frame \(index + 1) of \(animation.times.count)")
        }))
    try check()
    try file.write(bytes, limits: limits)
    return times
  }

  /// How often the file plays.
  var loopCount: LoopCount { options.loopCount ?? animation.loopCount }

  /// What an encoder takes beside canvases.
  private func encoderBytes(_ size: PixelSize) -> Int {
    guard options.format == .png, let level = options.compression else { return 0 }
    return level.additionalByteCount(forAnimationOf: size.pixelCount)
  }

  private func times() throws -> AssembledTimes {
    let shown = try shownTimes()
    guard options.format == .gif else { return AssembledTimes(shown) }
    let isOwn = options.times == .own
    return try AssembledTimes(
      shown, policy: options.input.delayPolicy,
      gif: isOwn ? animation.times.map { $0.delay?.duration ?? $0.shown } : shown)
  }

  /// For how long each frame is to show.
  private func shownTimes() throws(Failure) -> [Duration] {
    let times = animation.times
    switch options.times {
    case .own: return times.map(\.shown)
    case .all(let time): return times.map { _ in time }
    case .each(let durations):
      guard durations.count == times.count else {
        throw Failure(
          .usage, "--delays gives \(durations.count) times for \(times.count) frames")
      }
      return durations
    }
  }

  private func encode(_ animation: AssembledAnimation) throws -> [UInt8] {
    switch options.format {
    case .gif:
      let colors: AnimatedGIFOptions.Colors =
        options.mayLoseColors ? .quantized(.none) : .exact
      return try AnimatedGIF.encode(animation, options: AnimatedGIFOptions(colors: colors))
    case .webp:
      return try AnimatedWebP.encode(
        animation, compression: options.compression ?? .standard)
    case .png:
      return try AnimatedPNG.encode(animation, compression: options.compression ?? .best)
    }
  }
}
