internal import CWebP
public import Frames

/// A WebP file as libwebp's decoder shows it.
public struct WebPReader {
  /// What is wrong with a file.
  public enum Failure: Error {
    /// libwebp takes it for no animation.
    case badFile
  }

  /// How often the animation plays, 0 for ever.
  public private(set) var playCount = 0
  /// The picture of each frame and the time that it shows.
  public private(set) var pictures: [TimedCanvas] = []

  /// Reads a file, which may be a still one.
  public init(_ file: [UInt8]) throws {
    try unsafe file.withUnsafeBufferPointer { bytes in
      var data = unsafe WebPData(bytes: bytes.baseAddress, size: bytes.count)
      guard let decoder = unsafe WebPAnimDecoderNew(&data, nil) else { throw Failure.badFile }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      guard unsafe WebPAnimDecoderGetInfo(decoder, &info) != 0 else { throw Failure.badFile }
      playCount = Int(info.loop_count)
      let size = PixelSize(width: Int(info.canvas_width), height: Int(info.canvas_height))
      var start = 0
      while unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var pixels: UnsafeMutablePointer<UInt8>?
        var end: Int32 = 0
        guard unsafe WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0 else {
          throw Failure.badFile
        }
        let bytes = unsafe UnsafeRawBufferPointer(start: pixels, count: 4 * size.pixelCount)
        let words = unsafe Array(bytes.bindMemory(to: UInt32.self))
        pictures.append(
          TimedCanvas(
            canvas: Canvas(size: size, pixels: words),
            duration: .milliseconds(Int(end) - start)))
        start = Int(end)
      }
    }
  }
}
