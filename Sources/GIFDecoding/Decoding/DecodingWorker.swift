/// Makes something of pictures, one at a time: a file, say.
///
/// A worker keeps what it needs of a picture in `capture`, which is called in the order of the
/// pictures, and does the long part of its work in `finish`, while others do theirs.
public protocol DecodingWorker: SendableMetatype, ~Copyable {
  /// What comes out of the decoder: `Frame`, `StoredPicture` or `CheckedImage`.
  associatedtype Picture
  /// What a picture becomes.
  associatedtype Product

  /// Whether the picture of the image at `index` is wanted, asked before the image is decoded.
  ///
  /// It may be asked on any thread and in any order; whoever stops at one picture must stop at all
  /// behind it. An image that is skipped is not decoded where no other picture needs it.
  func decision(onImageAt index: Int) -> CaptureResult

  /// Copies what is needed of a picture.
  ///
  /// A frame shares its canvas with the decoder: don't keep it.
  mutating func capture(_ picture: borrowing Picture) throws -> CaptureResult

  /// Makes the product of the picture that was captured last.
  mutating func finish() throws -> Product
}

extension DecodingWorker where Self: ~Copyable {
  /// Every picture is wanted.
  public func decision(onImageAt index: Int) -> CaptureResult { .finish }
}

/// What a worker wants to do with a picture.
public enum CaptureResult: Sendable {
  /// `finish` is called, and its product delivered.
  case finish
  /// The picture gives no product.
  case skip
  /// Nothing more is wanted, this picture included.
  case stop
}
