import Foundation

/// A folder of its own for one test.
public struct TemporaryFolder: Sendable {
  /// The folder's absolute path.
  public let path: String

  fileprivate init() throws {
    let name = "gifring-tests-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The absolute path of a file or folder in the folder, which need not exist.
  public func path(of name: String) -> String {
    URL(filePath: path).appending(path: name).path
  }

  /// Writes a file and gives its path; folders on the way to it are made.
  @discardableResult
  public func write(_ bytes: [UInt8], as name: String) throws -> String {
    let url = URL(filePath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// The bytes of a file.
  public func read(_ name: String) throws -> [UInt8] {
    try Fixture.bytes(at: path(of: name))
  }

  /// The sorted names of what a folder in the folder holds, hidden files too.
  public func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: folder)).sorted()
  }

  fileprivate func remove() {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("left behind: \(path): \(error)")
    }
  }
}

/// Makes a folder for the time of `body`.
public func withTemporaryFolder<Result>(
  _ body: (TemporaryFolder) throws -> Result
) throws -> Result {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try body(folder)
}

/// Makes a folder for the time of `body`.
public func withTemporaryFolder<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ body: (TemporaryFolder) async throws -> Result
) async throws -> Result {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try await body(folder)
}
