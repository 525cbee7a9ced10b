internal import Frames
internal import GIFDecoding

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Prints the figures that the README quotes: `swift run -c release Benchmarks [FILE…]`, and with a word
/// in front those of the layouts, of drawn scenes, of playback and of whole processes.
///
/// Decoding has the whole file in memory. The rival is giflib's line reader, alone for "indices" and
/// with the plain compositor of a C program for "RGBA". Ratios are ours divided by theirs; the rival is
/// left out for a file that it can't read.
@main
enum Benchmarks {
  static func main() async throws {
    let files = CommandLine.arguments.dropFirst()
    switch files.first {
    case "layout": return LayoutBenchmark.run()
    case "encoding": return try EncodingBenchmark.run(files.dropFirst())
    case "processes":
      if try !ProcessBenchmark.run(files.dropFirst()) { exit(EXIT_FAILURE) }
      return
    case "rendering": return try RenderingBenchmark.run()
    case "sequencing": return try await SequencingBenchmark.run(files.dropFirst())
    default: break
    }
    guard !files.isEmpty else {
      print("usage: Benchmarks FILE.gif… | layout | rendering")
      print(SequencingBenchmark.usage)
      print(EncodingBenchmark.usage + "\n" + ProcessBenchmark.usage)
      return
    }
    print(DecodingRow.header)
    var rows: [DecodingRow] = []
    for path in files {
      let row = try DecodingRow(path: path)
      print(row.line)
      rows.append(row)
    }
    print(DecodingRow.summary(rows))
  }
}

/// The geometric mean of some ratios.
func geometricMean(_ values: [Double]) -> Double {
  exp(values.reduce(0) { $0 + log($1) } / Double(max(values.count, 1)))
}
