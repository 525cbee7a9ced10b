internal import FrameExport

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The command line tool: reads the arguments, runs the command, ends with its status.
@main
enum Gifring {
  static func main() {
    SystemCalls.occupyClosedStreams()
    let status = run(RawArgument.ofProcess())
    SignalCleanup.waitIfEnding()
    exit(status.rawValue)
  }

  private static func run(_ arguments: [RawArgument]) -> ExitStatus {
    do throws(UsageError) {
      return try run(Invocation(arguments))
    } catch {
      Console().report(error)
      return error.exitStatus
    }
  }

  private static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    switch invocation {
    case .split(let options): try SplitCommand(options).run()
    case .info(let options): InfoCommand(options).run()
    case .timeline(let options): TimelineCommand(options).run()
    case .play(let options): try PlayCommand(options).run()
    case .layout(let options): try LayoutCommand(options).run()
    case .preview(let options): try PreviewCommand(options).run()
    case .sheet(let options): try SheetCommand(options).run()
    case .assemble(let options): try AssembleCommand(options).run()
    case .verify(let options): try VerifyCommand(options).run()
    case .edit(let options): try EditCommand(options).run()
    case .repair(let options): try RepairCommand(options).run()
    case .completions(let shell): Console().printResult(shell.completions())
    case .manual: Console().printResult(Manual().lines)
    case .help(let topic): Console().printResult(HelpText.lines(about: topic))
    case .version: Console().printResult([Version.generator])
    }
  }
}
