import Foundation
import TestSupport
import Testing

/// Splits real files, puts them together again and compares, where they are at hand.
///
/// Debug builds are slow: every twelfth of the smaller files is taken. With `GIFRING_ROUND_TRIPS=all`
/// none is left out.
@Suite(.enabled(if: Fixture.sharedFolder != nil, "the corpus does not come with the package"))
struct CorpusRoundTripTests {
  private static let takesAll = ProcessInfo.processInfo.environment["GIFRING_ROUND_TRIPS"] == "all"

  @Test(arguments: 0..<4)
  func `what is split and assembled is what it was`(part: Int) async throws {
    try await withTemporaryFolder { folder in
      let bench = Workbench(folder: folder)
      for (place, path) in Self.files.enumerated() where place % 4 == part {
        try await expectRoundTrip(of: path, in: bench)
        for name in try folder.names() { try bench.remove(name) }
      }
    }
  }

  private func expectRoundTrip(of path: String, in bench: Workbench) async throws {
    let options = ["--compression=fast", "-o", "f"]
    let split = try await Tool.run(["split", "-q", path] + options, in: bench.folder.path)
    // Damaged files can't come out as they were.
    #expect([0, 1, 65, 77].contains(split.code), "\(path): \(split.stderr)")
    guard split.code == 0 else { return }
    let assembly = try await bench.gifring("assemble", "-q", "f", "-o", "out.gif")
    #expect(assembly.status == 0, "\(path): \(assembly.stderr)")
    for other in [path, "out.gif"] {
      let comparison = try await bench.gifring("verify", "-q", "--exact", "f", "--against", other)
      #expect(comparison.status == 0, "\(path): \(comparison.stderr)")
    }
  }

  private static let files: [String] = {
    let folder = URL(filePath: Fixture.sharedFolder ?? "/").appending(path: "corpus")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let paths = (names ?? []).sorted().filter { $0.hasSuffix(".gif") }
      .map { folder.appending(path: $0).path }
    if takesAll { return paths }
    let small = paths.filter { byteCount(of: $0) < 20_000 }
    return stride(from: 0, to: small.count, by: 12).map { small[$0] }
  }()

  private static func byteCount(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.size] as? Int ?? .max
  }
}
