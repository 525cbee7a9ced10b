public import Frames

/// Makes something of frames, one at a time: a picture file, say.
///
/// A worker keeps what it needs of a frame in `capture`, which is called in the order of the frames,
/// and does the long part of its work in `finish`, while others do theirs.
public protocol FrameWorker: SendableMetatype {
  /// What a frame becomes.
  associatedtype Product

  /// Copies what is needed of a frame.
  ///
  /// The frame shares its canvas with the decoder: don't keep it.
  ///
  /// - Returns: whether the frame is of interest; only then is `finish` called.
  mutating func capture(_ frame: borrowing Frame) throws -> Bool

  /// Makes the product of the captured frame.
  mutating func finish() throws -> Product
}

extension GIFDecoder {
  /// Decodes all further frames, on several threads.
  ///
  /// Images decode and products are finished in parallel; frames are composed, captured and delivered
  /// in order. Memory grows with the number of workers, never with that of the frames.
  ///
  /// - Parameters:
  ///   - workers: how many threads take part, the calling one among them; at least 1.
  ///   - makeWorker: is called once on each thread.
  ///   - deliver: takes the products in the order of the frames, one at a time, on any thread.
  /// - Throws: what `nextFrame()` throws, and the first error of a worker or of `deliver`.
  public mutating func forEachFrame<Worker: FrameWorker>(
    workers: Int, makeWorker: @Sendable () throws -> Worker,
    deliver: @Sendable (Worker.Product) throws -> Void
  ) throws {
    let source = source
    let structure = structure
    let limits = limits
    let composer = composer
    try OrderedPipeline.run(
      nextIndex..<structure.images.count, laneCount: workers,
      makeLane: {
        FrameLane(
          worker: try makeWorker(), composer: composer,
          images: ImageDecoder(source: source, structure: structure, limits: limits),
          deadline: Deadline(instant: limits.deadline))
      }, deliver: deliver)
    finish()
    _ = try hasFrame(at: structure.images.count)
  }
}

/// Decodes, composes and hands over one frame at a time.
private struct FrameLane<Worker: FrameWorker>: PipelineLane, ~Copyable {
  var worker: Worker
  let composer: SharedComposer
  var images: ImageDecoder
  let deadline: Deadline
  var decoded = DecodedImage.empty

  mutating func prepare(_ index: Int) throws {
    decoded = images.decode(imageAt: index)
    if let failure = images.inputFailure { throw DecodingError.input(failure) }
  }

  mutating func capture(_ index: Int) throws -> PipelineStep {
    guard !composer.hasEnded else { return .end }
    if deadline.hasPassed {
      guard index > 0 else { throw DecodingError.deadlinePassed }
      composer.endForDeadline(before: index)
      return .end
    }
    let frame = composer.compose(index, decoded, from: &images)
    return try worker.capture(frame) ? .finish : .skip
  }

  mutating func finish() throws -> Worker.Product {
    try worker.finish()
  }
}
