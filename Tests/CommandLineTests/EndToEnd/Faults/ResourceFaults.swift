import Frames
import TestSupport
import Testing

/// A system that has little left to give.
extension Fault {
  static let resources = [
    Fault("descriptors running out (`ulimit -n`)", needs: .descriptorLimit) { bench in
      var codes: [Int32] = []
      for count in 4...14 {
        let outcome = try await bench.shell(
          #"ulimit -n \#(count); exec "$GIFRING" split -q --jobs=4 in.gif -o out"#)
        try expectAllOrNothing(bench, outcome)
        if outcome.code == 0 { try bench.remove("out") }
        codes.append(outcome.code)
      }
      #expect(codes.last == 0)
      return codes
    },
    Fault("no thread left (`ulimit -u`)", needs: .threadLimit) { bench in
      let outcome = try await bench.shell(
        #"""
        chmod 777 .
        exec setpriv --reuid=64999 --clear-groups prlimit --nproc=1:1 \
          "$GIFRING" split -q --jobs=4 in.gif -o out
        """#)
      try expectAllOrNothing(bench, outcome)
      return [outcome.code]
    },
    Fault("1.5 GB of address space (`ulimit -v`)", of: largeCanvas, needs: .memoryLimit) { bench in
      let outcome = try await bench.shell(
        #"ulimit -v 1500000; exec "$GIFRING" split -q --format=rgba --jobs=8 in.gif -o out"#)
      expectSuccess(outcome)
      #expect(try bench.output().files.count == 2)
      return [outcome.code]
    },
    Fault("less address space than the canvas needs", of: largeCanvas, needs: .memoryLimit) {
      bench in
      let outcome = try await bench.shell(
        #"ulimit -v 120000; exec "$GIFRING" split -q --format=rgba in.gif -o out"#)
      expectFailure(outcome, 77, "memory bytes ")
      #expect(try bench.entries() == ["in.gif"])
      return [outcome.code]
    },
  ]

  static let largeCanvas = GIF(
    screen: 3000 × 2000, [.image(1 × 1, .fill(0)), .image(1 × 1, .fill(1)), .trailer]
  ).bytes

  private static func expectAllOrNothing(_ bench: Workbench, _ outcome: Tool.Outcome) throws {
    if outcome.code == 0 {
      expectSuccess(outcome)
      try isWhole()(bench)
    } else {
      expectFailure(outcome, outcome.code)
    }
    #expect(try bench.folder.names() == ["in.gif"] + (outcome.code == 0 ? ["out"] : []))
  }
}
