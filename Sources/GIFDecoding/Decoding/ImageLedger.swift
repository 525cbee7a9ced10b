internal import Frames
internal import Platform

/// The account of decoded images: what state they are in, what was wrong, and how much data was idle.
struct ImageLedger: Sendable {
  private let mostIdleBytes: Int
  private let allowedTime: Duration?
  private var idleByteCount = 0
  /// For each image whether it was entered: one that is decoded again counts once.
  private var isEntered: [Bool]
  /// The deviations found by the structure pass, and those found while decoding.
  private(set) var diagnostics: DiagnosticLog
  /// Whether an image had a pixel that could be decoded, or was empty from the start.
  private(set) var hasReadableImage = false
  /// Whether a limit ended the work before the last image.
  private(set) var hasEnded = false

  init(structure: GIFStructure, limits: Limits) {
    diagnostics = structure.diagnostics
    mostIdleBytes = limits[.idleDataBytes]
    allowedTime = limits.end.allowed
    isEntered = [Bool](repeating: false, count: structure.images.count)
  }

  /// Enters what decoding an image gave.
  ///
  /// - Returns: the state of its frame.
  mutating func record(
    _ result: ImageDecoder.Result, _ decoded: DecodedImage, _ image: StoredImage, at index: Int
  ) -> FrameState {
    let state = Self.state(of: image, result)
    guard !isEntered[index] else { return state }
    isEntered[index] = true
    hasReadableImage = hasReadableImage || state != .missing
    noteFindings(result, decoded, image, at: index)
    countIdleData(result.idleByteCount, of: image, at: index)
    return state
  }

  private mutating func noteFindings(
    _ result: ImageDecoder.Result, _ decoded: DecodedImage, _ image: StoredImage, at index: Int
  ) {
    switch decoded {
    case .empty:
      note(.emptyImage, "an image without pixels draws nothing", image, index)
    case .refused(let code, let reason):
      damage(code, reason, at: image.byteOffset, index)
    case .bytes(_, let palette), .rows(let palette):
      if let failure = result.failure {
        damage(failure.code, failure.reason, at: image.dataByteOffset, index)
      }
      if result.hasValuesOutsideTable { noteValuesOutsideTable(palette, image, index) }
    }
  }

  /// Records that the time is over before the image at `index`.
  mutating func endForDeadline(before index: Int, at byteOffset: Int) {
    hasEnded = true
    let complaint = Deadline.complaint(allowed: allowedTime)
    damage(
      .limit, "decoding ends after \(index) frames: \(complaint)", at: byteOffset, index)
  }

  private static func state(of image: StoredImage, _ result: ImageDecoder.Result) -> FrameState {
    if result.pixelCount == image.rect.size.pixelCount { return .complete }
    return result.pixelCount == 0 ? .missing : .partial
  }

  private mutating func noteValuesOutsideTable(
    _ palette: borrowing Palette, _ image: StoredImage, _ index: Int
  ) {
    if palette.definedCount == 0 {
      note(.noColorTable, "an image without a color table is shown black", image, index)
    } else {
      note(.indexOutsideTable, "pixels outside the color table are shown black", image, index)
    }
  }

  private mutating func countIdleData(_ byteCount: Int, of image: StoredImage, at index: Int) {
    idleByteCount += byteCount
    guard idleByteCount > mostIdleBytes else { return }
    let violation = LimitViolation(.idleDataBytes, value: idleByteCount, most: mostIdleBytes)
    damage(
      .limit, "decoding ends after this frame: \(violation)", at: image.dataByteOffset, index)
    hasEnded = true
  }

  private mutating func note(
    _ code: Diagnostic.Code, _ message: String, _ image: StoredImage, _ index: Int
  ) {
    diagnostics.append(
      Diagnostic(.note, code, message, byteOffset: image.byteOffset, frame: index))
  }

  private mutating func damage(
    _ code: Diagnostic.Code, _ message: String, at offset: Int, _ index: Int
  ) {
    diagnostics.append(Diagnostic(.damage, code, message, byteOffset: offset, frame: index))
  }
}
