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

  static let tracedRaces = [
    Fault(
      "another run makes the output folder in the moment before this one does, the same work",
      needs: .tracer,
      script: Need.tracing + #"""
        looks=$(strace -f -e trace=newfstatat "$GIFRING" split -q in.gif -o out 2>&1 |
          grep newfstatat | grep -n '"out"' | head -n 1 | cut -d : -f 1)
        rm -r out
        $TRACER -e inject=newfstatat:delay_enter=1500000:when=$looks           "$GIFRING" split -q in.gif -o out & tool=$!
        sleep 0.5; "$GIFRING" split -q in.gif -o out || exit 99; wait $tool
        """#,
      says: nil,
      leaves: ["out"] + ["000.png", "001.png", "002.png", "003.png"].map { "out/in-\($0)" }
        + ["out/manifest.json"]),
    Fault(
      "SIGTERM while another process holds a lock of the folder that is joined", needs: .tracer,
      script: Need.tracing + #"""
        $TRACER -e inject=renameat2:delay_enter=1000000:when=1           "$GIFRING" split -q in.gif -o out & tool=$!
        until ls -d .out.gifring-* >/dev/null 2>&1; do kill -0 $tool || exit 99; done
        mkdir out; flock out sleep 30 & lock=$!
        sleep 2; pkill -TERM -P $tool; { wait $tool; status=$?; } 2>/dev/null
        kill -0 $lock || exit 98; { pkill -P $lock; wait $lock; } 2>/dev/null; exit $status
        """#,
      says: nil, leaves: ["out"]),
    Fault(
      "the disk fails when the new folder's name is flushed, `--sync`", needs: .tracer,
      script: Need.tracing + #"""
        for call in 5 6 7 8 9; do
          $TRACER -e inject=fsync:error=EIO:when=$call             "$GIFRING" split -q --sync in.gif -o a/b/out 2>said; status=$?
          test ! -e a || exit 99
          test $status -eq 74 || exit $status
        done; cat said >&2; rm said; exit 74
        """#,
      says: "cannot write a/b/out: "),
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
