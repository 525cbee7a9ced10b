import Foundation
import FrameExport
import Testing

/// A folder for one test, removed with everything in it when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String = "") -> RawPath {
    RawPath(name.isEmpty ? url.path : url.path + "/" + name)
  }

  func put(_ text: String, at name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.path + "/" + name, withDestinationPath: target)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func isLink(_ name: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path + "/" + name)) != nil
  }

  /// Everything in the folder, hidden files and folders included, sorted.
  func entries() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
  }
}

extension OutputFolder {
  func write(_ text: String, to name: RawPath) throws(OutputError) {
    try write(Array(text.utf8), to: name)
  }

  func commit(text: String) throws(OutputError) {
    try commit { file throws(OutputError) in try file.write(Array(text.utf8)) }
  }
}
