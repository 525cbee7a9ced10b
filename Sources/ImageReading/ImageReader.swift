public import Frames
internal import GIFDecoding
internal import PictureScaling
package import Platform

/// What pictures are refused, before memory is taken for them.
public struct ImageLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var bytes: Int
  /// The most pixels of a picture as it is stored: what damaged or hostile headers ask for.
  public var pixels: Int

  /// Makes limits; as they stand, 64 MiB and the 2^25 pixels of a GIF's canvas.
  public init(bytes: Int = 64 << 20, pixels: Int = 1 << 25) {
    self.bytes = bytes
    self.pixels = pixels
  }
}

/// Reads still pictures: PNG, JPEG, WebP, GIF and PAM, by what the file holds, not by its name.
///
/// Transparent pixels are kept, colors are taken for sRGB (PNG's gamma aside), and JPEG's EXIF
/// orientation is applied. The whole file must be sound.
public struct ImageReader: Sendable {
  /// As many bytes tell every format.
  private static let signatureBytes = 64

  /// What is refused.
  public let limits: ImageLimits
  /// What the picture is to cover, nil for all that is stored.
  ///
  /// A larger picture comes out smaller, in its own proportions: as small as still covers this size.
  /// JPEG and WebP are already decoded at a smaller size. None comes out larger than it is.
  public let target: PixelSize?

  /// Makes a reader.
  public init(covering target: PixelSize? = nil, limits: ImageLimits = ImageLimits()) {
    self.target = target
    self.limits = limits
  }

  /// Reads a file, whose path is any bytes.
  ///
  /// What begins like no picture is not read to its end.
  ///
  /// - Throws: ``ImageReadingError``.
  public func read(path: [UInt8]) throws(ImageReadingError) -> Canvas {
    try read(path: path, until: .never)
  }

  /// Reads a file, whose path is any bytes, and which must have come by a deadline.
  ///
  /// - Throws: ``ImageReadingError``.
  package func read(
    path: [UInt8], until deadline: Deadline
  ) throws(ImageReadingError) -> Canvas {
    do {
      return try read(try bytes(of: PieceReader(path: path, deadline: deadline)))
    } catch let error as ImageReadingError {
      throw error
    } catch DecodingError.input(let error) {
      throw .input(error)
    } catch DecodingError.deadlinePassed(let allowed) {
      throw .deadlinePassed(allowed: allowed)
    } catch {
      throw .outOfMemory
    }
  }

  private func bytes(of pieces: PieceReader) throws -> [UInt8] {
    var pieces = pieces
    var bytes: [UInt8] = []
    while bytes.count <= limits.bytes {
      let piece = try pieces.next()
      if piece.isEmpty { break }
      let isNew = bytes.count < Self.signatureBytes
      bytes += piece
      if isNew, bytes.count >= Self.signatureBytes { _ = try format(of: bytes) }
    }
    return bytes
  }

  /// Reads a file's bytes.
  ///
  /// - Throws: ``ImageReadingError``.
  public func read(_ bytes: [UInt8]) throws(ImageReadingError) -> Canvas {
    guard bytes.count <= limits.bytes else { throw .tooManyBytes(limit: limits.bytes) }
    let canvas =
      switch try format(of: bytes) {
      case .png: try PNGPicture(bytes, limits: limits).decoded()
      case .jpeg: try oriented(bytes)
      case .webp: try webP(bytes)
      case .gif: try firstFrame(ofGIF: bytes)
      case .pam: try PAMPicture(bytes, limits: limits).decoded()
      }
    return canvas.scaled(to: goal(for: canvas.size), filter: .area)
  }

  private func format(of bytes: [UInt8]) throws(ImageReadingError) -> ImageFormat {
    if let format = ImageFormat(firstBytes: bytes) { return format }
    throw .unknownFormat(
      found: ForeignFormat(firstBytes: Array(bytes.prefix(Self.signatureBytes))))
  }

  private func oriented(_ bytes: [UInt8]) throws(ImageReadingError) -> Canvas {
    let orientation = EXIFOrientation(jpeg: bytes)
    let picture = try JPEGPicture(bytes, limits: limits)
    let stored = orientation.stored(goal(for: orientation.shown(picture.size)))
    return orientation.apply(to: try picture.decoded(atLeast: stored))
  }

  private func webP(_ bytes: [UInt8]) throws(ImageReadingError) -> Canvas {
    let picture = try WebPPicture(bytes, limits: limits)
    return try picture.decoded(goal(for: picture.size))
  }

  private func firstFrame(ofGIF bytes: [UInt8]) throws(ImageReadingError) -> Canvas {
    var gifLimits = Limits.standard
    gifLimits[.canvasPixels] = limits.pixels
    do throws(DecodingError) {
      var decoder = try GIFDecoder(
        ByteSource(bytes: bytes), options: DecodingOptions(limits: gifLimits))
      guard let frame = try decoder.nextFrame(), frame.state == .complete else {
        throw .nothingReadable(firstDamage: decoder.diagnostics.firstDamage?.message)
      }
      return frame.canvas
    } catch {
      throw .gif(error)
    }
  }

  /// The smallest size of a picture's proportions that covers the target, or its own.
  func goal(for size: PixelSize) -> PixelSize {
    guard let target, !target.isEmpty, size.width > target.width, size.height > target.height
    else { return size }
    if size.width * target.height <= size.height * target.width {
      let height = (size.height * target.width + size.width - 1) / size.width
      return PixelSize(width: target.width, height: height)
    }
    let width = (size.width * target.height + size.height - 1) / size.height
    return PixelSize(width: width, height: target.height)
  }
}

extension ImageLimits {
  /// Refuses a picture that is too large.
  func check(_ size: PixelSize) throws(ImageReadingError) {
    guard size.pixelCount <= pixels else { throw .tooManyPixels(size, limit: pixels) }
  }
}

extension Canvas {
  /// Takes what a library has decoded: bytes in the order R, G, B, A.
  init(size: PixelSize, decoded pixels: [UInt32]) {
    self.init(
      size: size,
      pixels: pixels.map { word in
        let pixel = UInt32(littleEndian: word)
        return pixel >> 24 == 0 ? 0 : pixel
      })
  }
}
