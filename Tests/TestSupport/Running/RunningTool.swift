import Foundation

/// The built `gifring` while it runs on a terminal.
public struct RunningTool {
  private let process: Process
  private let end: AsyncStream<Void>

  /// Starts the tool; standard error goes to the terminal, too.
  public init(
    _ arguments: [String], on terminal: PseudoTerminal, environment: [String: String] = [:],
    in folder: String? = nil
  ) throws {
    process = Launch(
      path: Tool.path, arguments: arguments, environment: environment, folder: folder,
      timeout: .zero
    ).process()
    process.standardInput = terminal.terminal
    process.standardOutput = terminal.terminal
    process.standardError = terminal.terminal
    let (end, ending) = AsyncStream.makeStream(of: Void.self)
    self.end = end
    process.terminationHandler = { _ in ending.finish() }
    try withNoSignalBlocked { try process.run() }
  }

  /// Sends a signal.
  public func signal(_ number: Int32) {
    kill(process.processIdentifier, number)
  }

  /// Waits for the end, and tells the exit status, or the signal as a negative number.
  public func ending() async -> Int32 {
    for await _ in end {}
    let isSignal = process.terminationReason == .uncaughtSignal
    return isSignal ? -process.terminationStatus : process.terminationStatus
  }
}
