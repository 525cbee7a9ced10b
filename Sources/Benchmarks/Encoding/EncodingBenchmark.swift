internal import FrameExport
internal import Frames
internal import GIFEncoding

/// Prints how many bytes animations take in each format, and how long a frame takes:
/// `swift run -c release Benchmarks encoding FILE.gif…`.
///
/// With `-o FOLDER` the animations are kept there. `.scripts/compare-encoders` sets other programs
/// beside them.
enum EncodingBenchmark {
  static let usage = "       Benchmarks encoding [-o FOLDER] FILE.gif…"

  /// What a format makes of an animation.
  private struct Contender {
    let name: String
    let suffix: String
    let encode: @Sendable (FileAnimation) throws -> [UInt8]
  }

  private static let contenders = [
    Contender(name: "GIF", suffix: ".gif") { try AnimatedGIF.encode($0) },
    apng("default", .standard), apng("best", .best), apng("max", .max),
    Contender(name: "WebP", suffix: ".webp") { try AnimatedWebP.encode($0) },
  ]

  private static func apng(_ name: String, _ compression: CompressionLevel) -> Contender {
    Contender(name: "APNG \(name)", suffix: ".\(name).png") {
      try AnimatedPNG.encode($0, compression: compression)
    }
  }

  static func run(_ arguments: ArraySlice<String>) throws {
    var files = arguments
    let folder = files.first == "-o" ? files.dropFirst().first : nil
    if folder != nil { files = files.dropFirst(2) }
    guard !files.isEmpty else { return print("usage:" + usage.dropFirst(6)) }
    print(contenders.map { "\($0.name) bytes\tms a frame" }.joined(separator: "\t") + "\tfile")
    for path in files { try run(path, keepingIn: folder) }
  }

  private static func run(_ path: String, keepingIn folder: String?) throws {
    let animation = try FileAnimation(path: path)
    let columns = try contenders.map { contender in
      let start = ContinuousClock.now
      let bytes = try contender.encode(animation)
      let tenths =
        (ContinuousClock.now - start) / .microseconds(100) / Double(animation.frameCount)
      if let folder { try keep(bytes, of: path, contender.suffix, in: folder) }
      return "\(bytes.count)\t\(tenths.rounded() / 10)"
    }
    print(columns.joined(separator: "\t") + "\t" + path)
  }

  private static func keep(
    _ bytes: [UInt8], of path: String, _ suffix: String, in folder: String
  ) throws {
    let output = try OutputFolder(
      RawPath(folder), options: OutputFolder.Options(replacesExisting: true))
    let stem = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "animation"
    try output.write(bytes, to: RawPath(stem + suffix))
    try output.commit()
  }
}
