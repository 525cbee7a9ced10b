/// How a GIF is decoded.
public struct DecodingOptions: Sendable {
  /// The limits that hold, and the deadline.
  public var limits: Limits
  /// Whether to look up to 64 bytes ahead for the next record where a byte starts none.
  ///
  /// Browsers stop there. What is skipped is reported as damage.
  public var salvages: Bool

  /// Whether frames come with `Frame.indexed` wherever one palette is known to explain them.
  public var tracksIndices: Bool

  /// Makes options; without arguments, what suits files from anywhere.
  public init(limits: Limits = .standard, salvages: Bool = false, tracksIndices: Bool = false) {
    self.limits = limits
    self.salvages = salvages
    self.tracksIndices = tracksIndices
  }
}
