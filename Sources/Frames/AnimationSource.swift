/// An animation whose pictures can be walked from the first to the last, as often as needed.
///
/// It is what encoders read. They may walk it twice, first for its colors and then for its pictures,
/// and keep only a few pictures at a time; so a source makes each picture when it is asked for, and
/// makes the same ones in every walk.
public protocol AnimationSource {
  /// The size of every picture.
  var size: PixelSize { get }
  /// How often the animation plays.
  var loopCount: LoopCount { get }
  /// The ICC color profile that goes into files as it is, nil or empty for none; colors stay as they are.
  var iccProfile: [UInt8]? { get }

  /// Makes each picture in order and hands it to `body`.
  ///
  /// A source that goes on drawing on the same canvas pays for a copy of it where `body` has kept it.
  ///
  /// - Throws: what keeps the source from making a picture, or what `body` throws.
  func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws
}

extension AnimationSource {
  /// No color profile.
  public var iccProfile: [UInt8]? { nil }
}

/// An animation whose pictures are all in memory.
public struct StoredAnimation: AnimationSource, Hashable, Sendable {
  /// The size of every picture.
  public let size: PixelSize
  /// How often the animation plays.
  public var loopCount: LoopCount
  /// The ICC color profile, nil for none.
  public var iccProfile: [UInt8]?
  /// The pictures in order.
  public private(set) var pictures: [TimedCanvas]

  /// Makes an animation from its pictures.
  ///
  /// - Precondition: each picture has the size `size`.
  public init(size: PixelSize, loopCount: LoopCount, pictures: [TimedCanvas]) {
    precondition(pictures.allSatisfy { $0.canvas.size == size }, "pictures of one size")
    self.size = size
    self.loopCount = loopCount
    self.pictures = pictures
  }

  /// Hands each picture to `body`.
  ///
  /// - Throws: what `body` throws.
  public func forEachPicture(_ body: (TimedCanvas) throws -> Void) throws {
    for picture in pictures { try body(picture) }
  }
}
