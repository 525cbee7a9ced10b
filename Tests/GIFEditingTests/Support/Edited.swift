import Frames
import GIFDecoding
import GIFEditing
import TestSupport

/// A file before and after an edit.
struct Edited {
  let input: [UInt8]
  let result: EditedGIF

  /// Edits a file.
  init(
    _ input: [UInt8], options: DecodingOptions = DecodingOptions(),
    _ change: (inout Edit) -> Void = { _ in }
  ) throws {
    var edit = Edit()
    change(&edit)
    self.input = input
    result = try GIFEditor.edit(ByteSource(bytes: input), edit, options: options)
  }

  /// Edits a file.
  init(_ gif: GIF, _ change: (inout Edit) -> Void = { _ in }) throws {
    try self.init(gif.bytes, change)
  }

  /// The result's pictures, drawn by the plain decoder of the tests.
  func canvases() throws -> [Canvas] {
    try ReferenceCompositor.frames(of: result.bytes).map(\.canvas)
  }

  /// The result's pictures in letters.
  func letters() throws -> [String] { try canvases().map(\.letters) }

  /// The result's delays, read back.
  func delays() throws -> [UInt16] {
    try ReferenceGIF(result.bytes).images.map(\.control.delay)
  }

  /// The compressed data of the images of both files, from the code size to the terminator.
  func data() throws -> (input: [[UInt8]], result: [[UInt8]]) {
    (try Self.data(of: input), try Self.data(of: result.bytes))
  }

  private static func data(of bytes: [UInt8]) throws -> [[UInt8]] {
    try GIFStructure(ByteSource(bytes: bytes)).images.map {
      Array(bytes[$0.dataByteOffset - 1..<$0.endByteOffset])
    }
  }
}

/// The pictures of a file, drawn by the plain decoder of the tests.
func canvases(of bytes: [UInt8]) throws -> [Canvas] {
  try ReferenceCompositor.frames(of: bytes).map(\.canvas)
}
