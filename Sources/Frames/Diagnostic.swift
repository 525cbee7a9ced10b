/// Something in a file that deviates from the GIF89a specification, and what was done about it.
public struct Diagnostic: Hashable, Sendable {
  /// How much the deviation matters.
  public enum Severity: String, Hashable, Sendable {
    /// Browsers show the file as if nothing were wrong.
    case note
    /// Something was lost: the process ends with exit status 1.
    case damage
  }

  /// How much the deviation matters.
  public let severity: Severity
  /// What kind of deviation it is.
  public let code: Code
  /// One sentence that says what was found and what was done about it.
  public let message: String
  /// Where in the file it is, in bytes from its start.
  public let byteOffset: Int
  /// The index of the frame that it concerns, if it concerns one.
  public let frame: Int?

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, _ code: Code, _ message: String, byteOffset: Int, frame: Int? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.byteOffset = byteOffset
    self.frame = frame
  }
}

extension Diagnostic {
  /// The kinds of deviation, as manifests spell them.
  @nonexhaustive
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The file ends without a trailer right after an image.
    case missingTrailer
    /// The file ends where a record should start, but not right after an image.
    case truncatedFile
    /// The file ends inside an extension.
    case truncatedExtension
    /// The file ends inside an image.
    case truncatedImage
    /// The compressed data of an image is damaged or ends too early.
    case damagedImage
    /// An image's LZW minimum code size can't be decoded.
    case badCodeSize
    /// A byte that starts no record stands where one should start.
    case unknownRecord
    /// Bytes were skipped to find the next record.
    case skippedBytes
    /// Bytes follow the trailer.
    case trailingData
    /// A graphic control has not the length that the specification gives it.
    case oddGraphicControl
    /// A loop block is too short to hold a number.
    case oddLoopBlock
    /// The first image is larger than the logical screen.
    case canvasFromFirstImage
    /// The background color is set, and ignored as browsers do.
    case backgroundIgnored
    /// The pixel aspect ratio is set, and ignored as browsers do.
    case aspectRatioIgnored
    /// An image lies partly or wholly outside the canvas.
    case imageOutsideCanvas
    /// An image without pixels.
    case emptyImage
    /// Pixels whose value is outside the color table are shown black.
    case indexOutsideTable
    /// An image without any color table is shown black.
    case noColorTable
    /// Plain text, which no browser draws.
    case plainTextIgnored
    /// Text or application data above its limit was not kept.
    case dataNotKept
    /// A limit was met while decoding or writing.
    case limit
    /// The source changed while it was read.
    case sourceChanged
    /// Further diagnostics were counted and not kept.
    case moreDiagnostics
  }
}
