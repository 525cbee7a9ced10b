internal import Platform

/// Why results could not be written.
///
/// Descriptions show paths as they are: escape control characters before a terminal sees them.
@nonexhaustive
public enum OutputError: Error, Hashable, Sendable {
  /// A file with other content stands at the path already, which replacing files would replace.
  case differs(RawPath)
  /// Something stands at the path already that is never replaced, as a folder, or the name was given
  /// twice in one run.
  case exists(RawPath)
  /// A name that is no relative path inside the output folder.
  case leavesFolder(RawPath)
  /// The system refuses to make the file or the folder; `errno` says why.
  case cannotCreate(RawPath, errno: Int32)
  /// Writing failed, as on a full disk; `errno` says why.
  case writeFailed(RawPath, errno: Int32)
  /// Whoever reads the output took nothing until the time was over; `allowed` is how long it was, nil
  /// where only its end was given.
  case deadlinePassed(RawPath, allowed: Duration?)
  /// The run was given up while this file was written: an earlier error or a signal is the reason.
  case aborted(RawPath)

  /// Whether the output could not be created, as opposed to a failure while it was written.
  ///
  /// A process ends with exit status 73 for the former and 74 for the latter.
  public var isCreationFailure: Bool {
    switch self {
    case .differs, .exists, .leavesFolder, .cannotCreate: true
    case .writeFailed, .deadlinePassed, .aborted: false
    }
  }

  /// Whether the reader of a pipe has gone.
  public var isBrokenPipe: Bool {
    if case .writeFailed(_, let errno) = self {
      errno == SystemError.brokenPipe.code
    } else {
      false
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// One sentence that names the file.
  public var description: String {
    switch self {
    case .differs(let path): "\(path) exists with other content"
    case .exists(let path): "\(path) exists already"
    case .leavesFolder(let path): "\(path) is no name inside the output folder"
    case .cannotCreate(let path, let errno):
      "cannot create \(path): \(SystemError(code: errno).reason)"
    case .writeFailed(let path, let errno):
      "cannot write \(path): \(SystemError(code: errno).reason)"
    case .deadlinePassed(let path, let allowed):
      "cannot write \(path): \(Deadline.complaint(allowed: allowed))"
    case .aborted(let path): "\(path) was not written because the run was given up"
    }
  }
}

extension OutputError {
  /// The same error of a file by the path that people know it by.
  package func about(_ path: RawPath) -> OutputError {
    switch self {
    case .differs: .differs(path)
    case .exists: .exists(path)
    case .leavesFolder: .leavesFolder(path)
    case .cannotCreate(_, let errno): .cannotCreate(path, errno: errno)
    case .writeFailed(_, let errno): .writeFailed(path, errno: errno)
    case .deadlinePassed(_, let allowed): .deadlinePassed(path, allowed: allowed)
    case .aborted: .aborted(path)
    }
  }

  /// What a system call's error means for someone who is making `path`.
  init(creating path: RawPath, _ error: SystemError) {
    if error.saysThatSomethingIsInTheWay {
      self = .exists(path)
    } else if error.saysThatWritingFailed {
      self = .writeFailed(path, errno: error.code)
    } else {
      self = .cannotCreate(path, errno: error.code)
    }
  }

  /// What a system call's error means for someone who is writing `path`.
  init(writing path: RawPath, _ error: SystemError) {
    self = .writeFailed(path, errno: error.code)
  }
}
