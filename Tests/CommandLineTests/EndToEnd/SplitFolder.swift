import Foundation
import Frames
import TestSupport

/// A folder that `gifring split` wrote, read by means that share nothing with the tool.
struct SplitFolder {
  struct Unreadable: Error {
    let what: String
  }

  let folder: TemporaryFolder
  let name: String
  let manifest: JSONValue

  init(_ folder: TemporaryFolder, _ name: String) throws {
    self.folder = folder
    self.name = name
    manifest = try JSONValue(json: folder.read("\(name)/manifest.json"))
  }

  var frames: [JSONValue] { manifest["frames"].array ?? [] }

  /// The files that frames name, in the order of the frames.
  var files: [String] { frames.compactMap(\.["file"].string) }

  /// What the folder holds beside the manifest, sorted.
  func names() throws -> [String] {
    try folder.names(in: name).filter { $0 != "manifest.json" }
  }

  func bytes(of file: String) throws -> [UInt8] {
    try folder.read("\(name)/\(file)")
  }

  /// The pictures of all frames.
  func pictures() throws -> [Canvas] {
    try frames.map(picture)
  }

  /// Every picture as its first pixel, in the letters of `Canvas.letters`.
  func letters() throws -> String {
    try pictures().map { String($0.letters.prefix(1)) }.joined()
  }

  private func picture(of frame: JSONValue) throws -> Canvas {
    guard let file = frame["file"].string else { throw Unreadable(what: "a frame without a file") }
    let bytes = try bytes(of: file)
    switch manifest["options"]["format"].string {
    case "png": return try Canvas(png: bytes)
    case "gif": return try ReferenceCompositor.frames(of: bytes)[0].canvas
    case "webp": return try WebPReader(bytes).pictures[0].canvas
    case "pam": return try [Canvas](pams: bytes)[0]
    default: return try Canvas(rgba: bytes, size: size(of: frame))
    }
  }

  private func size(of frame: JSONValue) -> PixelSize {
    let size = manifest["options"]["raw"] == true ? frame["rect"] : manifest["canvas"]
    return PixelSize(width: size["width"].integer ?? 0, height: size["height"].integer ?? 0)
  }
}
