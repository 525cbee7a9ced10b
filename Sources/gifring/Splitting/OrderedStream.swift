internal import FrameExport

/// Writes frames to standard output in the order of the output, whatever the order they come in.
struct OrderedStream {
  private var next: Int
  private var held: [Int: [UInt8]] = [:]

  /// Starts with the output's frame of that index.
  init(first: Int) {
    next = first
  }

  /// Writes a frame, or holds it back until those before it are there.
  mutating func write(_ bytes: [UInt8], as index: Int) throws(OutputError) {
    held[index] = bytes
    while let bytes = held.removeValue(forKey: next) {
      try OutputFile.standardOutput.write(bytes)
      next += 1
    }
  }
}
