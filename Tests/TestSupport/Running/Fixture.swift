import Foundation

/// The files that tests read.
public enum Fixture {
  /// Whether the machine lets programs open pseudo terminals: bare containers may not.
  public static let hasTerminals = FileHandle(forUpdatingAtPath: "/dev/ptmx") != nil

  private static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The path of the animation that the product ships as its example.
  public static let samplePath = packageFolder.appending(path: "Resources/SAMPLE.gif").path

  /// The path of the folder `shared` beside the package, nil where there is none.
  ///
  /// It holds a corpus of files with their right frames, which does not come with the package.
  public static let sharedFolder: String? = {
    let path = packageFolder.deletingLastPathComponent().appending(path: "shared/corpus").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return URL(filePath: path).deletingLastPathComponent().path
  }()

  /// The bytes of the example.
  public static func sample() throws -> [UInt8] {
    try bytes(at: samplePath)
  }

  /// The bytes of a file.
  public static func bytes(at path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
