import TestSupport
import Testing

/// Runs that are in each other's way.
extension Fault {
  static let races = [
    Fault("eight runs into one folder at once, the same work") { bench in
      try await eightRuns(bench) { _ in [] }
    },
    Fault("eight runs into one folder at once, different work") { bench in
      try await eightRuns(bench) { $0 % 2 == 0 ? ["--background=red"] : ["--frames=0,3"] }
    },
    Fault(
      "output folder that is removed while it is written",
      of: Animations.flood(400, size: 24 × 24),
      script: #"""
        mkdir out; "$GIFRING" split -q in.gif -o out & tool=$!
        until ls -d out/.gifring-* >/dev/null 2>&1; do kill -0 $tool || exit 99; done
        mv out gone; while ! rm -r gone 2>/dev/null; do :; done; wait $tool
        """#,
      says: "in.gif: cannot "),
  ]

  /// Runs the tool eight times at once, into a folder that is there or not.
  private static func eightRuns(
    _ bench: Workbench, _ options: @Sendable @escaping (Int) -> [String]
  ) async throws -> [Int32] {
    var all: [Int32] = []
    for folder in ["new", "old"] {
      if folder == "old" { _ = try await bench.shell("mkdir old") }
      let outcomes = try await withThrowingTaskGroup(of: Tool.Outcome.self) { group in
        for run in 0..<8 {
          let arguments = ["split", "-q", "in.gif", "-o", folder] + options(run)
          group.addTask { try await Tool.run(arguments, in: bench.folder.path) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let successCount = outcomes.count { $0.code == 0 }
      #expect(successCount == (options(0) == options(1) ? 8 : 4))
      let output = try bench.output(folder)
      #expect(try output.names() == output.files)
      #expect(try ["RGBW", "RW"].contains(output.letters()))
      all += outcomes.map(\.code)
    }
    #expect(try bench.folder.names() == ["in.gif", "new", "old"])
    return all
  }
}
