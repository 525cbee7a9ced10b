import Foundation
import Frames
import TestSupport
import Testing

/// Signals that come at any moment of a run.
extension Fault {
  static let signals = [
    interrupted("SIGINT, SIGTERM or SIGHUP at any moment", frameCount: frameCount),
    interrupted("the same, while the whole work takes some milliseconds", frameCount: 60),
    Fault("reader that goes away at any moment (SIGPIPE)", of: animation) { bench in
      let tries = try await bench.shell(partings).numbers()
      #expect(tries.count == 25)
      #expect(try bench.entries() == ["in.gif"])
      return tries.map { Int32($0["code", default: -1]) }
    },
    Fault(
      "the same where SIGPIPE is ignored", of: animation,
      script: #"""
        trap '' PIPE
        { "$GIFRING" split --format=rgba in.gif -o -; echo $? > s; } | head -c 9 >/dev/null
        s=$(cat s); rm s; exit $s
        """#,
      says: "standard output: broken pipe"),
    Fault(
      "process that is killed (SIGKILL), and run again", of: animation
    ) { bench in
      let killed = try await bench.shell(
        #"""
        { until ls -d .out.gifring-* >/dev/null 2>&1; do kill -0 $$ || exit; done; kill -9 $$; } &
        exec "$GIFRING" split -q in.gif -o out
        """#)
      let left = try bench.folder.names().filter { $0.hasPrefix(".out.gifring-") }
      #expect(left.count == 1)
      let again = try await bench.gifring("split", "-q", "in.gif", "-o", "out")
      expectSuccess(again)
      #expect(try bench.output().files.count == frameCount)
      #expect(try bench.folder.names() == left + ["in.gif", "out"])
      return [killed.code, again.code]
    },
  ]

  private static let frameCount = 150
  private static let animation = Animations.flood(frameCount, size: 40 × 40)

  private static func interrupted(_ name: String, frameCount: Int) -> Fault {
    Fault(name, of: Animations.flood(frameCount, size: 40 × 40)) { bench in
      let tries = try await bench.shell(interruptions).numbers()
      for entry in tries {
        // The signal may come when the output has appeared, and the process has not ended yet.
        #expect([0, frameCount + 1].contains(entry["files"]))
        #expect(entry["code"] != 0 || entry["files"] == frameCount + 1)
        #expect(entry["hidden"] == 0)
      }
      let cut = tries.filter { $0["code"] != 0 }
      #expect(tries.count == 75 && cut.count > 25)
      // A machine that is busy with other tests may be late at times.
      #expect(cut.count { $0["survived", default: 0] > 1000 } <= 3)
      #expect(try bench.entries() == ["in.gif"])
      return tries.map { Int32($0["code", default: -1]) }
    }
  }

  /// Runs whose ends are spread over the time that a whole run takes; that of the first is 0, which
  /// `timeout` takes for never.
  private static let interruptions = #"""
    now() { echo $(($(date +%s%N) / 1000000)); }
    i=0; whole=0
    while [ $i -lt 75 ]; do
      case $((i % 3)) in 0) signal=INT ;; 1) signal=TERM ;; 2) signal=HUP ;; esac
      moment=$((whole * i / 75)); start=$(now)
      timeout --preserve-status -s $signal $((moment / 1000)).$(printf %03d $((moment % 1000))) \
        "$GIFRING" split -q in.gif -o a/out; code=$?; took=$(($(now) - start))
      test $code -ne 0 || whole=$took
      echo code $code survived $((took - moment)) files $(find . -path ./a/\* -type f | wc -l) \
        hidden $(find . -name '.*' ! -name . | wc -l)
      rm -rf a; i=$((i + 1))
    done
    """#

  /// Readers that take so many bytes; a pipe takes 64 KiB more.
  private static let partings = #"""
    i=0
    exec 3>&1
    while [ $i -lt 25 ]; do
      { "$GIFRING" split --format=rgba in.gif -o -; echo code $? >&3; } |
        head -c $((i * 20000)) > /dev/null
      i=$((i + 1))
    done
    """#
}

extension Tool.Outcome {
  /// The lines of standard output, which hold names each with a number.
  fileprivate func numbers() -> [[String: Int]] {
    #expect(stderr == "")
    return text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Dictionary(
        uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
          (String(words[$0]), Int(words[$0 + 1]) ?? -1)
        })
    }
  }
}
