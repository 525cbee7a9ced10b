internal import FrameExport
internal import Platform

/// Writes frames to standard output in the order of the output, whatever the order they come in.
struct OrderedStream {
  private let deadline: Deadline
  private var next: Int
  private var held: [Int: [UInt8]] = [:]

  /// Starts with the output's frame of that index.
  ///
  /// - Parameter deadline: when a reader that takes nothing is given up.
  init(first: Int, until deadline: Deadline) {
    self.deadline = deadline
    next = first
  }

  /// Writes a frame, or holds it back until those before it are there.
  mutating func write(_ bytes: [UInt8], as index: Int) throws(OutputError) {
    held[index] = bytes
    while let bytes = held.removeValue(forKey: next) {
      try OutputFile.standardOutput(until: deadline).write(bytes)
      next += 1
    }
  }
}
