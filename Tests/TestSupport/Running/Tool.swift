import Foundation

/// Runs the built `gifring`, as a user does.
public enum Tool {
  /// What a process left.
  public struct Outcome: Sendable {
    /// The exit status; of no meaning after a signal.
    public let status: Int32
    /// The signal that ended the process, nil when it exited by itself.
    public let signal: Int32?
    /// What it wrote to its standard output.
    public let stdout: [UInt8]
    /// What it wrote to its standard error, as text.
    public let stderr: String

    /// The standard output as text.
    public var text: String { String(decoding: stdout, as: UTF8.self) }
    /// The exit status as a shell gives it: 128 and the number of the signal after one.
    public var code: Int32 { signal.map { 128 + $0 } ?? status }
  }

  /// The path of the built tool, beside the running tests.
  public static let path: String = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(filePath: ".")
    return tests.deletingLastPathComponent().appending(path: "gifring").path
  }()

  /// Runs the tool with arguments and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - stdin: What comes through a pipe on its standard input, nil for no input.
  ///   - environment: Variables that are added to those of the tests.
  ///   - folder: The working folder, nil for that of the tests.
  ///   - timeout: The time after which it is killed (signal 9).
  public static func run(
    _ arguments: [String], stdin: [UInt8]? = nil, environment: [String: String] = [:],
    in folder: String? = nil, timeout: Duration = .seconds(60)
  ) async throws -> Outcome {
    try await Launch(
      path: path, arguments: arguments, environment: environment, folder: folder,
      timeout: timeout
    ).outcome(stdin: stdin)
  }

  /// Runs a shell script in which `$GIFRING` is the tool: for limits, closed or full outputs, pipes.
  ///
  /// It leaves no coverage: a tool that is built for it complains where it may not write.
  ///
  /// - Parameters:
  ///   - script: The script, for `/bin/sh`.
  ///   - arguments: What it sees as `$1`, `$2`, …
  ///   - stdin: What comes through a pipe on its standard input, nil for no input.
  ///   - folder: The working folder, nil for that of the tests.
  ///   - timeout: The time after which the shell is killed (signal 9).
  public static func shell(
    _ script: String, _ arguments: [String] = [], stdin: [UInt8]? = nil, in folder: String? = nil,
    timeout: Duration = .seconds(60)
  ) async throws -> Outcome {
    try await Launch(
      path: "/bin/sh", arguments: ["-c", script, "sh"] + arguments,
      environment: ["GIFRING": path, "LLVM_PROFILE_FILE": "/dev/null"], folder: folder,
      timeout: timeout
    ).outcome(stdin: stdin)
  }
}
