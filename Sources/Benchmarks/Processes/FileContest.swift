internal import GIFDecoding

/// What all jobs cost on one file.
struct FileContest {
  let name: String
  /// Jobs that failed, or gave another number of pictures than there are images.
  private(set) var failures: [Failure] = []
  private let imageCount: Int
  private var seconds: [JobName: [Double]] = [:]
  private var byteCounts: [JobName: Int] = [:]

  /// A job that can't be compared.
  struct Failure {
    let job: JobName
    /// What is wrong.
    let reason: String
  }

  /// A job that takes less, in seconds, is timed ten times as often: a single time says little.
  private static let quickSeconds = 0.02

  /// Runs every job once to warm up, then `rounds` times; in each round, in another order.
  init(
    path: String, jobs: [JobName: Job], rounds: Int, _ scratch: borrowing ScratchFolder
  ) throws {
    name = String(path.split(separator: "/").last ?? "")
    imageCount = try GIFStructure(ByteSource(path: path)).images.count
    for (name, job) in jobs { try run(name, job, path, scratch) }
    let quick = jobs.filter { name, _ in seconds[name, default: []].allSatisfy(isQuick) }
    seconds = [:]
    for round in 0..<10 * rounds {
      for (name, job) in (round < rounds ? jobs : quick).shuffled()
      where !failures.contains(where: { $0.job == name }) {
        try run(name, job, path, scratch)
      }
    }
  }

  private func isQuick(_ seconds: Double) -> Bool { seconds < Self.quickSeconds }

  private mutating func run(
    _ name: JobName, _ job: Job, _ path: String, _ scratch: borrowing ScratchFolder
  ) throws(SystemError) {
    let folder = try scratch.freshFolder()
    defer { WrittenFiles.remove(folder) }
    let process: ChildProcess
    do { process = try ChildProcess(job.program.path, job.arguments(path, folder)) } catch {
      return leaveOut(name, because: error.description)
    }
    let files = WrittenFiles(in: folder)
    if let reason = reason(against: process, files, of: job, isOurs: name.isOurs) {
      leaveOut(name, because: reason)
    } else {
      seconds[name, default: []].append(process.seconds)
      byteCounts[name] = files.byteCount
    }
  }

  private mutating func leaveOut(_ name: JobName, because reason: String) {
    failures.append(Failure(job: name, reason: reason))
    (seconds[name], byteCounts[name]) = (nil, nil)
  }

  /// Why the result can't be compared; of damaged files, we have the status 1.
  private func reason(
    against process: ChildProcess, _ files: WrittenFiles, of job: Job, isOurs: Bool
  ) -> String? {
    guard let status = process.status else { return "ended by a signal" }
    if status > (isOurs ? 1 : 0) { return "exit status \(status)" }
    if job.output == .text || files.count == imageCount { return nil }
    return "\(files.count) pictures of \(imageCount) images"
  }
}

extension FileContest {
  /// The median over the rounds of one job's time divided by another's, or the ratio of their bytes;
  /// nil if one couldn't do it, or had too little to do.
  func ratio(_ comparison: Comparison) -> Double? {
    guard let ours = seconds[comparison.ours], let theirs = seconds[comparison.theirs],
      median(theirs) >= comparison.leastSeconds
    else { return nil }
    switch comparison.measure {
    case .time: return median(zip(ours, theirs).map { $0 / $1 })
    case .bytes: return bytes(comparison).map { Double($0.ours) / Double($0.theirs) }
    }
  }

  /// How much both jobs wrote; nil if one couldn't do it.
  func bytes(_ comparison: Comparison) -> (ours: Int, theirs: Int)? {
    guard let ours = byteCounts[comparison.ours], let theirs = byteCounts[comparison.theirs] else {
      return nil
    }
    return (ours, theirs)
  }

  /// Our median time to split the file, in seconds.
  var splitSeconds: Double? { seconds[.fastSplit].map(median) }
}
