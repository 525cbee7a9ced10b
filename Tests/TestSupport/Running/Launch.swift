import Foundation

/// One run of a program.
struct Launch: Sendable {
  let path: String
  let arguments: [String]
  let environment: [String: String]
  let folder: String?
  let timeout: Duration

  /// Runs the program to its end; its outputs go through files, so that none can fill up.
  func outcome(stdin: [UInt8]?) async throws -> Tool.Outcome {
    await ProcessGate.shared.enter()
    do {
      let outcome = try await run(stdin)
      await ProcessGate.shared.leave()
      return outcome
    } catch {
      await ProcessGate.shared.leave()
      throw error
    }
  }

  private func run(_ stdin: [UInt8]?) async throws -> Tool.Outcome {
    try await withTemporaryFolder { scratch in
      let process = process()
      let (output, errors) = (
        try scratch.handle(writing: "stdout"), try scratch.handle(writing: "stderr")
      )
      process.standardOutput = output
      process.standardError = errors
      process.standardInput = FileHandle.nullDevice
      let feeder = try stdin.map { try Self.feeder(of: $0, to: process, scratch) }
      if let feeder { try withNoSignalBlocked { try feeder.run() } }
      try await finish(process)
      if let feeder, feeder.isRunning { feeder.terminate() }
      // Foundation would keep them open, and can't wait for processes with more than 1024 open files.
      try output.close()
      try errors.close()
      let isSignal = process.terminationReason == .uncaughtSignal
      return Tool.Outcome(
        status: process.terminationStatus, signal: isSignal ? process.terminationStatus : nil,
        stdout: try scratch.read("stdout"),
        stderr: String(decoding: try scratch.read("stderr"), as: UTF8.self))
    }
  }

  func process() -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // Swift's backtracer would take seconds to tell what a signal number tells as well.
    let quiet = ["SWIFT_BACKTRACE": "enable=no"]
    process.environment = Self.inherited.merging(quiet) { $1 }.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    return process
  }

  /// The variables of the tests, with the mode in which `.scripts/coverage` has programs count lines: so
  /// that they have counted, too, when a signal ends them.
  private static var inherited: [String: String] {
    var variables = ProcessInfo.processInfo.environment
    if let mode = variables["GIFRING_TEST_PROFILE_MODE"], let file = variables["LLVM_PROFILE_FILE"]
    {
      variables["LLVM_PROFILE_FILE"] = mode + file
    }
    return variables
  }

  /// A process that pipes bytes into another one.
  ///
  /// The tests can't do that themselves: a pipe that the tool closes early would end them.
  private static func feeder(
    of bytes: [UInt8], to process: Process, _ scratch: TemporaryFolder
  ) throws -> Process {
    let pipe = Pipe()
    let feeder = Process()
    feeder.executableURL = URL(filePath: "/bin/cat")
    feeder.arguments = [try scratch.write(bytes, as: "stdin")]
    feeder.standardOutput = pipe
    feeder.standardError = FileHandle.nullDevice
    process.standardInput = pipe
    return feeder
  }

  /// Starts a process and waits until it ends or its time is up.
  private func finish(_ process: Process) async throws {
    let (ends, ending) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ending.finish() }
    try withNoSignalBlocked { try process.run() }
    let identifier = process.processIdentifier
    // A queue of its own: tests that compute keep the threads that tasks wake up on.
    let clock = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue(label: "timeout").asyncAfter(
      deadline: .now() + timeout.patient / .seconds(1), execute: clock)
    for await _ in ends {}
    clock.cancel()
  }
}

/// Lets a child start as a shell would start it.
///
/// Tests run on Dispatch's threads, which block every signal, and children inherit that.
func withNoSignalBlocked(_ body: () throws -> Void) rethrows {
  var none = sigset_t()
  var before = sigset_t()
  unsafe sigemptyset(&none)
  unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  try body()
}

extension TemporaryFolder {
  /// A new file that is open for writing.
  fileprivate func handle(writing name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(filePath: try write([], as: name)))
  }
}
