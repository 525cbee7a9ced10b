internal import FrameExport
internal import GIFDecoding
internal import Synchronization

/// The batch has ended before its inputs have.
struct EndOfRun: Error {
  /// The status of the command; why has been said.
  let status: ExitStatus
}

/// How far a batch has come.
private struct BatchTotal {
  var status = ExitStatus.success
  var isFirst = true
}

/// Delivers what inputs came to, one after the other, and adds up their statuses.
final class BatchDesk<Work: Sendable>: Sendable {
  private let work: Work
  private let options: InputOptions
  private let console: Console
  private let total = Mutex(BatchTotal())

  init(_ work: Work, options: InputOptions, console: Console) {
    self.work = work
    self.options = options
    self.console = console
  }

  /// The status of everything so far.
  var status: ExitStatus { total.withLock { $0.status } }
}

extension BatchDesk where Work: BatchWork {
  /// Says what an input came to, after the work that was put off.
  ///
  /// - Throws: `EndOfRun` when going on makes no sense.
  func deliver(_ item: BatchItem<Work.Product>?) throws {
    guard let item else { return }
    defer { work.leave(item.input) }
    do {
      let product = try product(of: item)
      note(try work.deliver(product, of: item.input, isFirst: takeFirst()))
    } catch {
      note(try report(Failure(error), about: item.input))
    }
  }

  private func product(of item: BatchItem<Work.Product>) throws -> Work.Product {
    switch item.state {
    case .done(let product): product
    case .failed(let error): throw error
    case .waiting(let source): try work.work(on: item.input, source, .own)
    }
  }

  private func takeFirst() -> Bool {
    total.withLock { total in
      defer { total.isFirst = false }
      return total.isFirst
    }
  }

  private func note(_ status: ExitStatus) {
    if options.forgivesInputs && status.isAboutInput { return }
    total.withLock { total in
      if options.isSingle {
        total.status = status
      } else if status != .success {
        total.status = .damagedInput
      }
    }
  }

  private func report(_ failure: Failure, about input: Input) throws(EndOfRun) -> ExitStatus {
    SignalCleanup.waitIfEnding()
    do { try work.record(failure, of: input) } catch {
      // A record that is missing would be an input that is lost.
      if !failure.endsRun { _ = console.report(failure, about: input.argument) }
      throw EndOfRun(status: console.report(Failure(error)))
    }
    let status = console.report(failure, about: input.argument)
    if failure.endsRun && [.inputOutput, .limit].contains(status) {
      throw EndOfRun(status: status)
    }
    return status
  }
}
