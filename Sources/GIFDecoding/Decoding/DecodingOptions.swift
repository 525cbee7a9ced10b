/// How a GIF is decoded.
public struct DecodingOptions: Sendable {
  /// The limits that hold, and the deadline.
  public var limits: Limits
  /// Whether to look for further images behind damage, where browsers stop.
  ///
  /// Where a byte starts no record, any record is looked for within 64 bytes, and then, up to the
  /// file's end, an image that looks whole: on the canvas, with a usual code size, its data starting
  /// with a clear code. Where the data of an image or an extension run to the file's end or into such
  /// a byte, such an image is looked for in them first. What is skipped is reported as damage.
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
