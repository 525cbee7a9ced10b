/// A bound on what a file may ask for.
///
/// Each is on by default and has an option that changes it.
public enum Limit: String, CaseIterable, Hashable, Sendable {
  /// Bytes of one input.
  case inputBytes
  /// Pixels of the canvas, of the first image, and of any later image.
  case canvasPixels
  /// Width and height of the canvas.
  case canvasSide
  /// Frames of an animation that is decoded.
  case frames
  /// Frames of an animation that is only listed.
  case listedFrames
  /// Pixels of all the images' rectangles together.
  ///
  /// Those of LZW minimum code sizes above 8, which no encoder writes, count sixteenfold: they take so
  /// much longer.
  case imagePixels
  /// Pixels of all the frames together.
  case outputPixels
  /// Bytes of all the files written for one input.
  case outputBytes
  /// Bytes of comments that are kept.
  case textBytes
  /// Bytes of application extensions that are kept.
  case applicationBytes
  /// Bytes of image data that make no pixel: clear codes, and data after the last pixel.
  case idleDataBytes
  /// Bytes of memory that decoding and writing may take together.
  case memoryBytes
  /// Width and height of a sprite sheet's pages.
  case sheetSide
}

extension Limit {
  /// The place in `allCases`, which follows the declarations.
  var place: Int {
    switch self {
    case .inputBytes: 0
    case .canvasPixels: 1
    case .canvasSide: 2
    case .frames: 3
    case .listedFrames: 4
    case .imagePixels: 5
    case .outputPixels: 6
    case .outputBytes: 7
    case .textBytes: 8
    case .applicationBytes: 9
    case .idleDataBytes: 10
    case .memoryBytes: 11
    case .sheetSide: 12
    }
  }

  /// The value that holds unless another is asked for.
  public var standard: Int {
    switch self {
    case .inputBytes: 256 << 20
    case .canvasPixels: 1 << 25
    case .canvasSide: 65_535
    case .frames: 10_000
    case .listedFrames: 1_000_000
    case .imagePixels: 1 << 30
    case .outputPixels: 1 << 32
    case .outputBytes: 4 << 30
    case .textBytes: 64 << 10
    case .applicationBytes: 1 << 20
    case .idleDataBytes: 1 << 20
    case .memoryBytes: 1 << 30
    case .sheetSide: 16_384
    }
  }

  /// What the limit counts, as messages name it.
  public var title: String {
    switch self {
    case .inputBytes: "input bytes"
    case .canvasPixels: "canvas pixels"
    case .canvasSide: "canvas side"
    case .frames: "frame count"
    case .listedFrames: "listed frames"
    case .imagePixels: "image pixels in all"
    case .outputPixels: "output pixels"
    case .outputBytes: "output bytes"
    case .textBytes: "comment bytes"
    case .applicationBytes: "application data bytes"
    case .idleDataBytes: "image data bytes without a pixel"
    case .memoryBytes: "memory bytes"
    case .sheetSide: "sheet side"
    }
  }

  /// The command line option that changes the limit.
  public var option: String { "--\(optionName)" }

  /// The long name of that option, without dashes.
  package var optionName: String {
    switch self {
    case .inputBytes: "max-input"
    case .canvasPixels: "max-pixels"
    case .canvasSide: "max-side"
    case .frames: "max-frames"
    case .listedFrames: "max-frames"
    case .imagePixels: "max-image-pixels"
    case .outputPixels: "max-output-pixels"
    case .outputBytes: "max-output-bytes"
    case .textBytes: "max-text"
    case .applicationBytes: "max-app-data"
    case .idleDataBytes: "max-idle-bytes"
    case .memoryBytes: "memory"
    case .sheetSide: "max-sheet-side"
    }
  }

  /// The attack or accident that the limit stops.
  public var purpose: String {
    switch self {
    case .inputBytes: "endless files and pipes"
    case .canvasPixels: "a huge canvas in a tiny file"
    case .canvasSide: "a canvas too long to show"
    case .frames: "floods of tiny frames"
    case .listedFrames: "the same, in 'info'"
    case .imagePixels: "many large images in few bytes"
    case .outputPixels: "many frames of a large canvas"
    case .outputBytes: "filling the disk"
    case .textBytes: "endless comments"
    case .applicationBytes: "endless application data"
    case .idleDataBytes: "codes that make no pixel"
    case .memoryBytes: "running out of memory"
    case .sheetSide: "sheets too large for textures"
    }
  }
}
