public import Frames
internal import Platform

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
  public mutating func forEachFrame<Worker: DecodingWorker & ~Copyable>(
    workers: Int, makeWorker: @Sendable () throws -> Worker,
    deliver: @Sendable (Worker.Product) throws -> Void
  ) throws where Worker.Picture == Frame {
    try forEachPicture(
      workers: workers, makeWorker: makeWorker, deliver: deliver, decodesEveryImage: true
    ) { $0.compose($1, $2, from: &$3) }
  }

  /// Decodes all further images as they are stored, on several threads.
  ///
  /// Parameters and errors are those of `forEachFrame(workers:makeWorker:deliver:)`.
  public mutating func forEachStoredPicture<Worker: DecodingWorker & ~Copyable>(
    workers: Int, makeWorker: @Sendable () throws -> Worker,
    deliver: @Sendable (Worker.Product) throws -> Void
  ) throws where Worker.Picture == StoredPicture {
    try forEachPicture(workers: workers, makeWorker: makeWorker, deliver: deliver) {
      $0.store($1, $2, from: &$3)
    }
  }

  /// Reads all further images without keeping their pixels, on several threads.
  ///
  /// Parameters and errors are those of `forEachFrame(workers:makeWorker:deliver:)`.
  public mutating func forEachCheckedImage<Worker: DecodingWorker & ~Copyable>(
    workers: Int, makeWorker: @Sendable () throws -> Worker,
    deliver: @Sendable (Worker.Product) throws -> Void
  ) throws where Worker.Picture == CheckedImage {
    try forEachPicture(workers: workers, makeWorker: makeWorker, deliver: deliver) {
      let check = $0.check($1, $2, from: &$3)
      let isEndless = $0.hasEnded && $3.isLongerThanIdleDataMayBe(imageAt: $1)
      return CheckedImage(
        index: $1, state: check.state, decodedPixelCount: check.decodedPixelCount,
        encoded: isEndless ? nil : try $3.encodedImage(at: $1))
    }
  }

  private mutating func forEachPicture<Worker: DecodingWorker & ~Copyable>(
    workers: Int, makeWorker: @Sendable () throws -> Worker,
    deliver: @Sendable (Worker.Product) throws -> Void, decodesEveryImage: Bool = false,
    take: @escaping PictureTaker<Worker.Picture>
  ) throws {
    let source = source
    let structure = structure
    let limits = limits
    let composer = composer
    let isWhole = try OrderedPipeline.run(
      nextIndex..<structure.images.count, laneCount: workers,
      makeLane: {
        DecodingLane(
          worker: try makeWorker(), decodesEveryImage: decodesEveryImage, composer: composer,
          take: take,
          images: ImageDecoder(source: source, structure: structure, limits: limits),
          deadline: limits.end)
      }, deliver: deliver)
    finish()
    // Behind images that no worker wanted there may be readable ones.
    if isWhole || composer.hasEnded { _ = try hasFrame(at: structure.images.count) }
  }
}

/// Gets the picture of a decoded image out of what came before.
private typealias PictureTaker<Picture> =
  @Sendable (
    SharedComposer, Int, DecodedImage, inout ImageDecoder
  ) throws -> Picture

/// Decodes, composes and hands over one picture at a time.
///
/// The product is a parameter of its own: as a member of the worker's type it would be searched among all
/// conformances of the process, which takes a tenth of a small run.
private struct DecodingLane<Worker: DecodingWorker & ~Copyable, Product>: PipelineLane, ~Copyable
where Worker.Product == Product {
  var worker: Worker
  /// Whether a picture that nobody wants is still part of those behind it.
  let decodesEveryImage: Bool
  let composer: SharedComposer
  let take: PictureTaker<Worker.Picture>
  var images: ImageDecoder
  let deadline: Deadline
  var decoded = DecodedImage.empty
  var decision = CaptureResult.finish

  mutating func prepare(_ index: Int) throws {
    decision = worker.decision(onImageAt: index)
    guard decision == .finish || decision == .skip && decodesEveryImage else { return }
    decoded = images.decode(imageAt: index)
    if let failure = images.inputFailure { throw DecodingError.input(failure) }
  }

  mutating func capture(_ index: Int) throws -> CaptureResult {
    guard !composer.hasEnded else { return .stop }
    if deadline.hasPassed {
      if index == 0 { try deadline.check() }
      composer.endForDeadline(before: index)
      return .stop
    }
    switch decision {
    case .stop: return .stop
    case .skip where !decodesEveryImage: return .skip
    case .skip, .finish: break
    }
    let picture = try take(composer, index, decoded, &images)
    return decision == .skip ? .skip : try worker.capture(picture)
  }

  mutating func finish() throws -> Product {
    try worker.finish()
  }
}
