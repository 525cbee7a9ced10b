internal import TerminalDrawing

extension PlayOptions.Drawing {
  /// The painter for this way to draw on the terminal that there is.
  ///
  /// - Throws: `Failure`, with the status for what is missing where only a library is.
  func painter(ground: Ground) throws(Failure) -> any FramePainter {
    do throws(DrawingError) {
      return try painter(
        ground: ground, environment: { SystemCalls.environmentVariable($0) })
    } catch {
      throw Failure(
        error.isUnavailable ? .unavailable : .inputOutput, "--protocol \(rawValue): \(error)")
    }
  }
}

extension DrawingError {
  /// Whether only a library is missing.
  fileprivate var isUnavailable: Bool { self == .libraryMissing || self == .staticExecutable }
}
