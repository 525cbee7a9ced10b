import Frames
import GIFDecoding
import TestSupport

/// Everything that comes out of a file.
struct DecodedFile {
  let structure: GIFStructure
  let frames: [Frame]
  let diagnostics: [Diagnostic]

  init(
    _ bytes: [UInt8], _ options: DecodingOptions = DecodingOptions()
  ) throws(DecodingError) {
    var decoder = try GIFDecoder(ByteSource(bytes: bytes), options: options)
    var frames: [Frame] = []
    while let frame = try decoder.nextFrame() { frames.append(frame) }
    structure = decoder.structure
    self.frames = frames
    diagnostics = decoder.diagnostics.all
  }

  init(_ gif: GIF, _ options: DecodingOptions = DecodingOptions()) throws(DecodingError) {
    try self.init(gif.bytes, options)
  }

  /// Decodes on several threads.
  init(
    _ bytes: [UInt8], _ options: DecodingOptions = DecodingOptions(), workers: Int
  ) throws(DecodingError) {
    var decoder = try GIFDecoder(ByteSource(bytes: bytes), options: options)
    do {
      frames = try decoder.frames(workers: workers)
    } catch let error as DecodingError {
      throw error
    } catch {
      throw .outOfMemory
    }
    structure = decoder.structure
    diagnostics = decoder.diagnostics.all
  }

  /// The canvases in letters.
  var pictures: [String] { frames.map(\.canvas.letters) }
  /// The states of the frames.
  var states: [FrameState] { frames.map(\.state) }
  /// What was found, without the words.
  var findings: [Finding] { diagnostics.map(Finding.init) }
  var isDamaged: Bool { diagnostics.contains { $0.severity == .damage } }
}

/// A diagnostic without its message.
struct Finding: Hashable, CustomStringConvertible {
  let severity: Diagnostic.Severity
  let code: Diagnostic.Code
  let byteOffset: Int
  let frame: Int?

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    code = diagnostic.code
    byteOffset = diagnostic.byteOffset
    frame = diagnostic.frame
  }

  private init(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ byteOffset: Int, _ frame: Int?
  ) {
    self.severity = severity
    self.code = code
    self.byteOffset = byteOffset
    self.frame = frame
  }

  static func note(_ code: Diagnostic.Code, at byteOffset: Int, frame: Int? = nil) -> Finding {
    Finding(.note, code, byteOffset, frame)
  }

  static func damage(_ code: Diagnostic.Code, at byteOffset: Int, frame: Int? = nil) -> Finding {
    Finding(.damage, code, byteOffset, frame)
  }

  var description: String {
    "\(severity) \(code) at \(byteOffset)" + (frame.map { ", frame \($0)" } ?? "")
  }
}

extension GIF {
  /// Where an image's sub-blocks start: what damage of its data names.
  func dataOffset(ofImage index: Int) -> Int { range(ofImageData: index).lowerBound }
  /// Where an image's separator stands.
  func offset(ofImage index: Int) -> Int { range(ofImage: index).lowerBound }
  /// Where a block starts.
  func offset(ofBlock index: Int) -> Int { range(ofBlock: index).lowerBound }
}
