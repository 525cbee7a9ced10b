package import FrameExport
package import Platform

/// Writes bytes to an open file descriptor, without a buffer.
package struct DescriptorWriter: Hashable, Sendable {
  /// The descriptor; it is neither opened nor closed here.
  package let descriptor: Int32
  private let deadline: Deadline

  /// Makes a writer for an open descriptor.
  ///
  /// - Parameter deadline: when a reader that takes nothing is given up.
  package init(descriptor: Int32, until deadline: Deadline = .never) {
    self.descriptor = descriptor
    self.deadline = deadline
  }

  /// Standard output.
  package static let standardOutput = DescriptorWriter(descriptor: 1)
  /// Standard error.
  package static let standardError = DescriptorWriter(descriptor: 2)

  /// Whether a person looks at what is written: binary data doesn't belong there.
  package var isTerminal: Bool { SystemCalls.isTerminal(descriptor) }

  /// A writer for the same descriptor that gives up at a deadline.
  func until(_ deadline: Deadline) -> DescriptorWriter {
    DescriptorWriter(descriptor: descriptor, until: deadline)
  }

  /// Writes all of `bytes`, however slowly they are taken.
  ///
  /// - Throws: `OutputError` if they can't be written; a part of them may have been.
  package func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    try OutputFile(borrowing: descriptor, name: "standard output", until: deadline)
      .write(Array(bytes))
  }
}
