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
  /// - Returns: how long one play takes.
  func run(check: () throws -> Void) throws -> Duration {
    let size = animation.size
    try limits.check(.outputPixels, size.pixelCount * animation.times.count)
    try limits.check(
      .memoryBytes, Self.canvasesInMemory * 4 * size.pixelCount + encoderBytes(size))
    let durations = try durations()
    let file = try SingleFile(options.output, replaces: options.replacesFile)
    defer { file.abort() }
    let bytes = try encode(
      AssembledAnimation(
        animation: animation,
        loopCount: options.loopCount ?? animation.loopCount,
        durations: durations, iccProfile: animation.iccProfile(), limits: limits,
        progress: { index in
          console.showProgress(
            "\(animation.name): frame \(index + 1) of \(animation.times.count)")
        }))
    try check()
    try file.write(bytes, limits: limits)
    return durations.reduce(.zero, +)
  }

  /// What an encoder takes beside canvases.
  private func encoderBytes(_ size: PixelSize) -> Int {
    guard options.format == .png, let level = options.compression?.level else { return 0 }
    return level.additionalByteCount(forAnimationOf: size.pixelCount)
  }

  private func durations() throws(Failure) -> [Duration] {
    let times = animation.times
    switch options.times {
    case .own where options.format == .gif: return times.map { $0.delay?.duration ?? $0.shown }
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
        animation, compression: options.compression?.level ?? .standard)
    case .png:
      return try AnimatedPNG.encode(animation, compression: options.compression?.level ?? .best)
    }
  }
}
