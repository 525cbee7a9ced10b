/// Why standard output could not be written.
package enum WriteError: Error, Hashable, Sendable {
  /// Nobody reads the pipe any more (EPIPE): the process should end as SIGPIPE ends it.
  case closedPipe
  /// `write(2)` failed with this error number.
  case failed(code: Int32)
}

extension WriteError: CustomStringConvertible {
  /// What happened, in words.
  package var description: String {
    switch self {
    case .closedPipe: "the reader is gone"
    case .failed(let code): "writing failed: \(SystemCalls.describe(errorNumber: code))"
    }
  }
}

/// Writes bytes to an open file descriptor, without a buffer.
package struct DescriptorWriter: Hashable, Sendable {
  /// The descriptor; it is neither opened nor closed here.
  package let descriptor: Int32

  /// Makes a writer for an open descriptor.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Standard output.
  package static let standardOutput = DescriptorWriter(descriptor: 1)
  /// Standard error.
  package static let standardError = DescriptorWriter(descriptor: 2)

  /// Whether a person looks at what is written: binary data doesn't belong there.
  package var isTerminal: Bool { SystemCalls.isTerminal(descriptor) }

  /// Writes all of `bytes`, however slowly they are taken.
  ///
  /// - Throws: `WriteError` if they can't be written; a part of them may have been.
  package func write(_ bytes: some Sequence<UInt8>) throws(WriteError) {
    var remaining = ArraySlice(bytes)
    while !remaining.isEmpty {
      remaining = remaining.dropFirst(try SystemCalls.write(remaining, to: descriptor).get())
    }
  }
}
