import Foundation

/// The suites of golden cases: what an independent reference implementation in Python computed.
enum GoldenSuite: String, CaseIterable {
  case ring, ringEdges = "ring_edges", ringOptions = "ring_options", concentric, queries
  case flow, punch, sphere, wheel, wrap, waterfall
  case transitions, timing, transforms, hits, taps, orbit
}

/// One suite's file.
struct GoldenFile: Decodable {
  struct Case: Decodable {
    let name: String
    let input: GoldenValue
    let tolerance: Double
    let expect: GoldenValue
  }

  let suite: String
  let cases: [Case]

  /// Where the suites are: beside this file's folder, unless the environment names another folder.
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["GIFRING_LAYOUT_VECTORS"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors")
  }()

  /// - Throws: if the folder or the file is missing or isn't what it should be.
  init(_ suite: GoldenSuite) throws {
    let url = Self.folder.appending(path: "\(suite.rawValue).json")
    // JSONSerialization misreads a third of all doubles by some units in the last place.
    self = try JSONDecoder().decode(GoldenFile.self, from: Data(contentsOf: url))
  }
}
