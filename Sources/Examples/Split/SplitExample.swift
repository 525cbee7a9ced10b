import FrameExport
import Frames
import GIFDecoding

/// Splits a GIF into PNG data: `swift run SplitExample party.gif`.
@main
enum SplitExample {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "Resources/SAMPLE.gif"
    var decoder = try GIFDecoder(ByteSource(path: path))
    var encoder = try PNGEncoder(compression: .standard)
    while let frame = try decoder.nextFrame() {
      let png = try encoder.encode(frame.canvas)
      let duration = DelayPolicy.browser.effectiveDuration(of: frame.delay)
      print("frame \(frame.index): \(png.count) bytes of PNG, shown for \(duration)")
    }
    for diagnostic in decoder.diagnostics.all { print(diagnostic) }
  }
}
