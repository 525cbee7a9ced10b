internal import Platform

/// Why nothing can be decoded from an input.
@nonexhaustive
public enum DecodingError: Error, Hashable, Sendable {
  /// The bytes can't be had.
  case input(InputError)
  /// The bytes don't begin like a GIF; they look like another format, where one is recognized.
  case notGIF(found: ForeignFormat?)
  /// The file ends inside its header.
  case truncatedHeader(byteCount: Int)
  /// The file ends inside its global color table.
  case truncatedGlobalColorTable(byteCount: Int)
  /// There is no image in the file.
  case noImage(firstDamage: String?)
  /// Neither the logical screen nor the first image has an area.
  case emptyCanvas
  /// No image has a single readable pixel.
  case nothingReadable(firstDamage: String?)
  /// A limit refuses the file.
  case limit(LimitViolation)
  /// The time ran out before anything was known; `allowed` is how long it was, nil where only its end
  /// was given.
  case deadlinePassed(allowed: Duration?)
  /// The system gives no more memory.
  case outOfMemory
}

extension DecodingError: CustomStringConvertible {
  /// One lower-case sentence without a full stop.
  public var description: String {
    switch self {
    case .input(let error): error.description
    case .notGIF(let format?): "not a GIF: this is \(format.title)"
    case .notGIF(nil): "not a GIF: it doesn't begin with GIF87a or GIF89a"
    case .truncatedHeader(0): "not a GIF: the file is empty"
    case .truncatedHeader(let count): "the GIF header is cut off after \(count) bytes of 13"
    case .truncatedGlobalColorTable(let count):
      "the global color table is cut off at byte \(count)"
    case .noImage(let damage): "no image in the file" + because(damage)
    case .emptyCanvas: "the canvas has no pixels"
    case .nothingReadable(let damage):
      "no image has a single readable pixel" + because(damage)
    case .limit(let violation): "refused by a limit: \(violation)"
    case .deadlinePassed(let allowed):
      "refused by a limit: \(Deadline.complaint(allowed: allowed))"
    case .outOfMemory: "there is not enough memory"
    }
  }

  private func because(_ damage: String?) -> String {
    damage.map { ": \($0)" } ?? ""
  }
}
