import Foundation
import TestSupport
import Testing

/// A folder of its own in which the built tool runs.
struct Workbench {
  let folder: TemporaryFolder

  /// Runs the tool in the folder.
  func gifring(_ arguments: String..., stdin: [UInt8]? = nil) async throws -> Tool.Outcome {
    try await Tool.run(arguments, stdin: stdin, in: folder.path)
  }

  /// Runs a shell script in the folder; `$GIFRING` is the tool.
  func shell(_ script: String, stdin: [UInt8]? = nil) async throws -> Tool.Outcome {
    try await Tool.shell(script, stdin: stdin, in: folder.path)
  }

  /// What a split left in a folder.
  func output(_ name: String = "out") throws -> SplitFolder {
    try SplitFolder(folder, name)
  }

  /// Everything in the folder, hidden files and subfolders too, sorted.
  func entries() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  /// Removes a file, or a folder with all that is in it.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(of: name))
  }

  /// Which file stands at each path, and when it was last changed.
  func identities(in name: String = "out") throws -> [String: [String]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(of: name))
    return try paths.reduce(into: [:]) { found, path in
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.path(of: "\(name)/\(path)"))
      found[path] = [FileAttributeKey.systemFileNumber, .modificationDate, .size].map {
        "\(attributes[$0] ?? "?")"
      }
    }
  }
}

/// Makes a folder that holds `in.gif`, for the time of `body`.
func withGIF(
  _ bytes: [UInt8], isolation: isolated (any Actor)? = #isolation,
  _ body: (Workbench) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    try folder.write(bytes, as: "in.gif")
    try await body(Workbench(folder: folder))
  }
}

/// Makes a folder that holds `in.gif`, for the time of `body`.
func withGIF(
  _ gif: GIF, isolation: isolated (any Actor)? = #isolation,
  _ body: (Workbench) async throws -> Void
) async throws {
  try await withGIF(gif.bytes, body)
}

/// Expects that the tool did everything, without a word on standard error.
func expectSuccess(
  _ outcome: Tool.Outcome, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome.signal == nil, sourceLocation: sourceLocation)
  #expect(outcome.status == 0, sourceLocation: sourceLocation)
  #expect(outcome.stderr == "", sourceLocation: sourceLocation)
}

/// Expects that the tool ended with a status and one printable line that says why.
func expectFailure(
  _ outcome: Tool.Outcome, _ status: Int32, _ words: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(outcome.signal == nil, sourceLocation: sourceLocation)
  #expect(outcome.status == status, "\(outcome.stderr)", sourceLocation: sourceLocation)
  let text = outcome.stderr
  #expect(text.hasPrefix("gifring: ") && text.hasSuffix("\n"), sourceLocation: sourceLocation)
  let isOneLine = !text.unicodeScalars.dropLast().contains { $0.value < 32 || $0.value == 127 }
  #expect(isOneLine, "\(text)", sourceLocation: sourceLocation)
  for word in words { #expect(text.contains(word), "\(text)", sourceLocation: sourceLocation) }
}
