import Foundation
import TestSupport

/// What a machine must offer so that a fault can be made on it.
enum Need: String, CaseIterable {
  case fullDevice = "a device /dev/full"
  case mounts = "mounting, as root or in a user namespace"
  case unprivileged = "a user whom permissions bind"
  case memoryLimit = "a tool that runs in little memory, without a sanitizer"
  case threadLimit = "root, setpriv and prlimit"
  case fileSizeLimit =
    "a tool that writes no files when it starts, as one with ThreadSanitizer does"
  case smallTemporaryFolder = "mounting, and a tool that writes no files when it starts"
  case tracer = "strace, which makes single system calls fail or wait"
  case descriptorLimit = "a tool that needs no descriptor to end, as one built for coverage does"

  /// Whether the machine offers it.
  var isMet: Bool { Self.met.contains(self) }

  private static let met = Set(allCases.filter { succeeds($0.probe) })

  /// Sets `$NAMESPACE` to what a command starts with that may mount for itself alone.
  static let namespace = """
    NAMESPACE='unshare -m'; test $(id -u) -eq 0 || NAMESPACE='unshare -rm';
    """

  /// Sets `$TRACER` to what a command starts with whose system calls are tampered with.
  static let tracing = "TRACER='strace -f -qq -o /dev/null';"

  private static let mounting = namespace + "$NAMESPACE mount -t tmpfs -o size=64k none /tmp"
  private static let writesNothing = #"ulimit -f 0; exec "$GIFRING" version"#

  private var probe: String {
    switch self {
    case .fullDevice: "test -w /dev/full"
    case .mounts: Self.mounting
    case .unprivileged: Unprivileged.prefix + #"$UNPRIVILEGED "$GIFRING" version"#
    case .memoryLimit: #"ulimit -v 120000; exec "$GIFRING" version"#
    case .descriptorLimit:
      #"""
      test -z "$GIFRING_TEST_PROFILE_MODE" || exit 1
      ulimit -n 5; words=$("$GIFRING" info /dev/null 2>&1); test "${words#*LLVM}" = "$words"
      """#
    case .fileSizeLimit: Self.writesNothing
    case .smallTemporaryFolder: "(\(Self.mounting)) && (\(Self.writesNothing))"
    case .tracer: Self.tracing + #"$TRACER -e trace=none "$GIFRING" version"#
    case .threadLimit:
      #"setpriv --reuid=64999 --clear-groups prlimit --nproc=1:1 "$GIFRING" version"#
    }
  }

  private static func succeeds(_ script: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.environment = ProcessInfo.processInfo.environment.merging(["GIFRING": Tool.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
