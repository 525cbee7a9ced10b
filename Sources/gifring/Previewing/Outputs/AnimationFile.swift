internal import FrameExport
internal import Frames
internal import GIFEncoding

/// Makes the bytes of a preview in one of the formats for animations.
enum AnimationFile {
  static func bytes(
    of pictures: PreviewPictures, as format: PreviewOptions.Format
  ) throws -> [UInt8] {
    throw Failure(.unavailable, "not there yet: \(format.rawValue)")
  }
}
