import Foundation
import TestSupport

/// A way to run the tool as a user whom permissions bind, where the tests run as root.
enum Unprivileged {
  /// Sets `$UNPRIVILEGED` to what such a command starts with.
  static let prefix = """
    UNPRIVILEGED=; \
    test $(id -u) -ne 0 || UNPRIVILEGED='setpriv --reuid=65534 --regid=65534 --clear-groups';
    """

  /// Whether the built tool runs that way.
  static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", prefix + #"$UNPRIVILEGED "$0" version"#, Tool.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
