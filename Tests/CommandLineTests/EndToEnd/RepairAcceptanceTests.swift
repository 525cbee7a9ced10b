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
  @Test(arguments: [[], ["--keep-partial"]])
  func `a sample of repaired files is taken without complaint`(options: [String]) async throws {
    try await withTemporaryFolder { folder in
      let outcome = try await Tool.shell(
        """
        options=$1; shift
        for file; do
          "$GIFRING" repair -q $options "$file" -o out.gif --force 2>/dev/null || [ $? = 1 ] || continue
          echo written
          gifsicle out.gif -o /dev/null 2>&1 | grep -v -e 'local colormaps' -e '--colors'
          ffmpeg -v error -threads 1 -i out.gif -f null - </dev/null 2>&1 | sed "s|^|$file: |"
        done; true
        """, [options.joined(separator: " ")] + Self.files, in: folder.path)
      #expect(outcome.signal == nil)
      let lines = outcome.text.split(separator: "\n")
      #expect(lines.count > Self.files.count / 3)
      #expect(lines.filter { $0 != "written" } == [])
    }
  }

  /// Every ninth of the files below 50 kB.
  private static let files: [String] = {
    let shared = URL(filePath: Fixture.sharedFolder ?? "/")
    let folders = ["corpus", "hostile/files"].map { shared.appending(path: $0) }
    let paths = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .map { folder.appending(path: $0).path }
    }
    let small = paths.filter { path in
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return path.hasSuffix(".gif") && size ?? .max < 50_000
    }
    return small.indices.filter { $0 % 9 == 0 }.map { small[$0] }
  }()
}
