internal import FrameExport
internal import Frames
internal import GIFEncoding

/// Makes the bytes of a preview in one of the formats for animations.
enum AnimationFile {
  static func bytes(
    of pictures: PreviewPictures, as format: PreviewOptions.Format
  ) throws -> [UInt8] {
    switch format {
    case .gif: try AnimatedGIF.encode(pictures)
    default: throw Failure(.unavailable, "not there yet: \(format.rawValue)")
    }
  }
}
