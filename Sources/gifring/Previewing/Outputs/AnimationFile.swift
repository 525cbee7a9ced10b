internal import FrameExport
internal import Frames
internal import GIFEncoding

/// Makes the bytes of a preview in one of the formats for animations.
enum AnimationFile {
  /// Encodes the pictures.
  ///
  /// - Throws: what keeps a picture from being made or encoded.
  static func bytes(
    of pictures: PreviewPictures, as format: PreviewOptions.Format,
    _ compression: CompressionLevel?
  ) throws -> [UInt8] {
    switch format {
    case .gif: try AnimatedGIF.encode(pictures)
    case .webp: try AnimatedWebP.encode(pictures, compression: compression ?? .standard)
    case .png, .html, .svg:
      try AnimatedPNG.encode(pictures, compression: compression ?? .best)
    }
  }
}
