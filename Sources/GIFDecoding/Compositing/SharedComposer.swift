internal import Frames
internal import Synchronization

/// A `FrameComposer` that the lanes of a pipeline share.
///
/// The pipeline's turnstile lets one lane at a time in, in the order of the frames, so the lock is
/// never waited for: it is there for the compiler to see that nothing else could happen.
final class SharedComposer: Sendable {
  private let state: Mutex<FrameComposer>

  init(_ composer: FrameComposer) {
    state = Mutex(composer)
  }

  var diagnostics: DiagnosticLog { state.withLock { $0.ledger.diagnostics } }
  var hasReadableImage: Bool { state.withLock { $0.ledger.hasReadableImage } }
  var hasEnded: Bool { state.withLock { $0.ledger.hasEnded } }

  func compose(_ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder) -> Frame {
    state.withLock { $0.compose(index, decoded, from: &images) }
  }

  func store(
    _ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder
  ) -> StoredPicture {
    state.withLock { $0.store(index, decoded, from: &images) }
  }

  func check(
    _ index: Int, _ decoded: DecodedImage, from images: inout ImageDecoder
  ) -> (state: FrameState, decodedPixelCount: Int) {
    state.withLock { $0.check(index, decoded, from: &images) }
  }

  func endForDeadline(before index: Int) {
    state.withLock { $0.endForDeadline(before: index) }
  }
}
