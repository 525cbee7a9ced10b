#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program that is installed.
struct Program {
  let path: String

  /// Names a program that was given.
  init(path: String) {
    self.path = path
  }

  /// Looks for a program as a shell does, but rather takes one that is no script: the start of a
  /// wrapper's interpreter would count against it.
  init?(named name: String) {
    let folders = (Environment.value(of: "PATH") ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }.filter(Self.isExecutable)
    guard let path = paths.first(where: { !Self.isScript($0) }) ?? paths.first else { return nil }
    self.init(path: path)
  }

  /// The Python that has Pillow, which may be behind a script.
  static func pythonWithPillow(_ scratch: borrowing ScratchFolder) throws(SystemError) -> Program? {
    let link = "\(scratch.path)/python"
    let code = "import os, sys, PIL; os.symlink(sys.executable, sys.argv[1])"
    for name in ["python3", "python"] {
      guard let found = Program(named: name) else { continue }
      if try ChildProcess(found.path, ["-c", code, link]).status == 0 {
        return Program(path: link)
      }
    }
    return nil
  }

  private static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  private static func isScript(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var start: [UInt8] = [0, 0]
    return unsafe read(file, &start, 2) == 2 && start == Array("#!".utf8)
  }
}
