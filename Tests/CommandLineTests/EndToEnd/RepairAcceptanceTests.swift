import Foundation
import TestSupport
import Testing

/// Other programs on repaired files, where both are at hand.
@Suite(
  .enabled(
    if: Fixture.sharedFolder != nil && Program.isInstalled("gifsicle")
      && Program.isInstalled("ffmpeg"),
    "the damaged files don't come with the package, or gifsicle or ffmpeg is missing"))
struct RepairAcceptanceTests {
  @Test(arguments: files, [[], ["--keep-partial"]])
  func `a repaired file is taken without complaint`(
    _ file: String, options: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      let words = ["repair", "-q", file, "-o", "out.gif"] + options
      let repaired = try await Tool.run(words, in: folder.path)
      let isUsable = try await isUsable(file, partially: !options.isEmpty)
      #expect((repaired.code <= 1) == isUsable, "\(repaired.code) \(repaired.stderr)")
      guard isUsable else { return }
      let complaints = try await Tool.shell(
        """
        gifsicle out.gif -o /dev/null 2>&1 | grep -v -e 'local colormaps' -e '--colors'
        ffmpeg -v error -threads 1 -i out.gif -f null - </dev/null 2>&1
        """, in: folder.path)
      #expect(complaints.code == 0)
      #expect(complaints.text == "")
    }
  }

  /// Whether a file has a frame to keep, as `info` sees it: a complete one, or at least a part of one.
  private func isUsable(_ file: String, partially: Bool) async throws -> Bool {
    let info = try await Tool.run(["info", "--check", "--salvage", "--json", file])
    let record = try JSONSerialization.jsonObject(with: Data(info.stdout)) as? [String: Any]
    let frames = record?["frames"] as? [[String: Any]] ?? []
    let states = frames.compactMap { $0["state"] as? String }
    return states.contains("complete") || partially && states.contains("partial")
  }

  /// Every ninth of the files below 50 kB, without those that are made to cost every reader seconds.
  private static let files: [String] = {
    let shared = URL(filePath: Fixture.sharedFolder ?? "/")
    let folders = ["corpus", "hostile/files"].map { shared.appending(path: $0) }
    let paths = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .map { folder.appending(path: $0).path }
    }
    let small = paths.filter { path in
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return path.hasSuffix(".gif") && !path.contains("/bomb__") && size ?? .max < 50_000
    }
    return small.indices.filter { $0 % 9 == 0 }.map { small[$0] }
  }()
}
