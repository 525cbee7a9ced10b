/// Why the bytes of an input can't be had.
@nonexhaustive
public enum InputError: Error, Hashable, Sendable {
  /// The system refuses to open the file.
  case cannotOpen(errorNumber: Int32)
  /// The path names a folder.
  case isDirectory
  /// Reading failed; `byteOffset` is nil for a stream.
  case cannotRead(errorNumber: Int32, byteOffset: Int?)
  /// A stream could not be kept in a temporary file.
  case cannotSpool(errorNumber: Int32)
}

extension InputError: CustomStringConvertible {
  /// One lower-case sentence without a full stop.
  public var description: String {
    switch self {
    case .cannotOpen(let number): "cannot be opened: \(systemMessage(number))"
    case .isDirectory: "cannot be opened: is a directory"
    case .cannotRead(let number, let offset?):
      "reading failed at byte \(offset): \(systemMessage(number))"
    case .cannotRead(let number, nil): "reading failed: \(systemMessage(number))"
    case .cannotSpool(let number):
      "cannot be kept in a temporary file: \(systemMessage(number))"
    }
  }
}
