/// Times several jobs in turn, so that a change of the machine's speed meets all of them alike.
struct Measurement {
  /// The median time of each job in seconds, in the order of the jobs.
  let medians: [Double]
  private let rounds: [[Double]]

  /// Runs every job once to warm up, then `rounds` times in turn.
  ///
  /// A job may say itself how many seconds of it count; else all of it does.
  init(rounds: Int, _ jobs: [() throws -> Double?]) throws {
    var times: [[Double]] = []
    for round in 0...rounds {
      let row = try jobs.map { try Self.seconds($0) }
      if round > 0 { times.append(row) }
    }
    self.rounds = times
    medians = jobs.indices.map { job in median(times.map { $0[job] }) }
  }

  /// The median over the rounds of one job's time divided by another's.
  func ratio(_ job: Int, to other: Int) -> Double {
    median(rounds.map { $0[job] / $0[other] })
  }

  private static func seconds(_ job: () throws -> Double?) rethrows -> Double {
    let start = ContinuousClock.now
    let counted = try job()
    return counted ?? (ContinuousClock.now - start) / .seconds(1)
  }
}

/// The middle one of some numbers, of which there is one at least.
func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}
