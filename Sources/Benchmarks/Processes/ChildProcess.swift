#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program that ran to its end, with nothing to read and nobody to hear it.
struct ChildProcess {
  /// From its start until it is known to have ended.
  let seconds: Double
  /// Its exit status; nil if a signal ended it.
  let status: Int32?

  /// Runs a program, named by its path.
  init(_ path: String, _ arguments: [String]) throws(SystemError) {
    let words = CStrings([path] + arguments)
    let environment = CStrings(Self.environment)
    let start = ContinuousClock.now
    let status = try Self.wait(for: Self.spawn(path, words, environment))
    seconds = (ContinuousClock.now - start) / .seconds(1)
    self.status = status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }

  /// What programs need to find others and their own files.
  private static var environment: [String] {
    ["PATH", "HOME", "TMPDIR"].compactMap { name in
      Environment.value(of: name).map { "\(name)=\($0)" }
    }
  }

  private static func spawn(
    _ path: String, _ words: borrowing CStrings, _ environment: borrowing CStrings
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, path, &actions, nil, words.pointers, environment.pointers)
    try SystemError.check(code, "posix_spawn")
    return process
  }

  private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw .last("waitpid") }
    }
    return status
  }
}

/// Variables of the environment.
enum Environment {
  static func value(of name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }
}

/// Strings as C takes them: terminated by NUL, their list by nil.
@safe
private struct CStrings: ~Copyable {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      unsafe (pointers + index).initialize(to: strdup(string))
    }
    unsafe (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
