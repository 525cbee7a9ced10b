import Frames
import TestSupport
import Testing

/// Inputs that change while they are read.
extension Fault {
  static let changes = [
    change("source that shrinks", "truncate -s 2000 in.gif", says: "gifring: in.gif: "),
    change(
      "source that is overwritten",
      "dd if=/dev/zero of=in.gif conv=notrunc bs=1k seek=90 count=20 2>/dev/null",
      says: "gifring: in.gif: "),
    change("source that grows", "cat in.gif in.gif > more; cat more >> in.gif; rm more", says: nil),
    change("source that is replaced or removed", "rm in.gif; echo other > in.gif", says: nil),
  ]

  /// More than the tool reads at once: 600 images in 130 KB.
  private static let longGIF =
    GIF(screen: 24 × 24, []).bytes
    + repeatElement(GIFBlock.image(24 × 24, .fill(1, .literals)).bytes, count: 600).joined()

  /// Changes the source as soon as the output is begun.
  ///
  /// Whatever is left is whole: each file that the manifest names, and no other.
  private static func change(_ name: String, _ script: String, says words: String?) -> Fault {
    Fault(name, of: longGIF) { bench in
      let outcome = try await bench.shell(
        #"""
        "$GIFRING" split -q in.gif -o out & tool=$!
        until ls -d .out.gifring-* >/dev/null 2>&1; do kill -0 $tool || exit 99; done
        \#(script); wait $tool
        """#)
      #expect(outcome.status == 0 ? outcome.stderr == "" : outcome.stderr.hasPrefix(words ?? "-"))
      let isKept = outcome.status <= 1
      #expect(try bench.folder.names() == ["in.gif"] + (isKept ? ["out"] : []))
      if isKept {
        let output = try bench.output()
        #expect(try output.names() == output.files)
        #expect(outcome.status == 1 || output.files.count == 600)
      }
      return [outcome.code]
    }
  }
}
