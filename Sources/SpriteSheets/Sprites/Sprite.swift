internal import FrameExport
public import Frames

/// What a sheet shows of one frame: the part of it that gets a place, and which picture that is.
public struct Sprite: Hashable, Sendable {
  /// The size of the whole frame.
  public let frameSize: PixelSize
  /// The part of the frame that is on the sheet: at least one pixel.
  public let rect: PixelRect
  /// Tells equal pictures.
  let picture: PictureFingerprint

  /// Measures a frame.
  ///
  /// Without a transparent border, or untrimmed, the sprite is the whole frame. A frame without any
  /// opaque pixel is trimmed to the one at its top left, since no reader of sheets knows empty sprites.
  ///
  /// - Parameters:
  ///   - frame: the composited picture.
  ///   - trims: whether rows and columns at the borders are left out that are transparent.
  /// - Precondition: the frame has an area.
  /// - Complexity: O(pixels).
  public init(of frame: Canvas, trims: Bool) {
    precondition(!frame.size.isEmpty, "a frame has pixels")
    frameSize = frame.size
    rect = trims ? Self.opaqueBounds(of: frame) : PixelRect(frame.size)
    let part = rect.covers(frame.size) ? frame : frame.part(rect)
    picture = PictureFingerprint(part, crc32: CRC32.checksum(ofPixels: part.pixels))
  }

  private static func opaqueBounds(of frame: Canvas) -> PixelRect {
    let pixels = frame.pixels
    let bounds = frame.size.bounds { pixels[$0] >> 24 != 0 }
    return bounds.isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : bounds
  }
}

extension Canvas {
  fileprivate func part(_ rect: PixelRect) -> Canvas {
    Canvas(size: rect.size, pixels: pixels(in: rect))
  }
}
