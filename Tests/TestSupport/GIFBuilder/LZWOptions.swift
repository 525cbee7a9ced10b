/// What a test's LZW encoder does otherwise than the usual one.
public struct LZWOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Takes the options as bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The usual encoder: a leading clear code, the longest known strings, a clear code when the table
  /// is full, an end code.
  public static let compressed: LZWOptions = []
  /// Literals only, with a clear code before the codes grow: the "uncompressed GIF".
  public static let literals = LZWOptions(rawValue: 1)
  /// No clear code at the start.
  public static let noClear = LZWOptions(rawValue: 2)
  /// A full table stays in use without a clear code.
  public static let deferredClear = LZWOptions(rawValue: 4)
  /// No end code.
  public static let noEndCode = LZWOptions(rawValue: 8)
}
