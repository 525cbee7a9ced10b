/// What becomes of an image's rectangle before the next image is drawn: GIF89a, section 23.
public enum DisposalMethod: String, Hashable, Sendable {
  /// Nothing is said (0): the image stays.
  case unspecified
  /// The image stays (1, and the undefined values 5, 6 and 7).
  case doNotDispose
  /// The rectangle becomes transparent (2), as every browser does it.
  case restoreToBackground
  /// The rectangle becomes what it was before this image (3, and 4, which old encoders wrote).
  case restoreToPrevious

  /// The method that browsers take a graphic control's three bits for.
  public init(rawBits: UInt8) {
    switch rawBits {
    case 0: self = .unspecified
    case 2: self = .restoreToBackground
    case 3, 4: self = .restoreToPrevious
    default: self = .doNotDispose
    }
  }

  /// Whether the image stays on the canvas when its time is over.
  public var keepsImage: Bool { self == .unspecified || self == .doNotDispose }
}
