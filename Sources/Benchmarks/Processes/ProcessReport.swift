/// The lines that are printed about whole processes.
enum ProcessReport {
  private static let nameWidth = 24
  private static let columnWidth = 9

  static let header =
    "file".padded(to: nameWidth) + pad("split ms", columnWidth)
    + Comparison.all.map { pad($0.column, columnWidth) }.joined()

  /// Our time and all ratios on one file, and what couldn't be compared.
  static func lines(_ contest: FileContest) -> [String] {
    [line(contest)]
      + contest.failures.map { failure in
        "  \(failure.job.isOurs ? "FAILED" : "left out"): \(failure.job), \(failure.reason)"
      }
  }

  private static func line(_ contest: FileContest) -> String {
    let time = contest.splitSeconds.map { format($0 * 1_000, digits: 1) } ?? "-"
    let ratios = Comparison.all.map { comparison in
      contest.ratio(comparison).map { format($0, digits: 3) } ?? "-"
    }
    return contest.name.padded(to: nameWidth)
      + ([time] + ratios).map { pad($0, columnWidth) }.joined()
  }

  /// The mean over all files, and the worst one; nil if nothing could be compared.
  static func summary(of comparison: Comparison, _ contests: [FileContest]) -> String? {
    let ratios = contests.compactMap { contest in
      contest.ratio(comparison).map { (name: contest.name, value: $0) }
    }
    guard let worst = ratios.max(by: { $0.value < $1.value }) else { return nil }
    let mean = mean(of: comparison, contests, ratios.map(\.value))
    let verdict = mean > comparison.goal ? ", missed" : ""
    return comparison.title.padded(to: 50)
      + "\(format(mean, digits: 3)) (goal \(format(comparison.goal, digits: 2))\(verdict)), "
      + "worst \(format(worst.value, digits: 3)) on \(worst.name), \(ratios.count) files"
  }

  private static func mean(
    of comparison: Comparison, _ contests: [FileContest], _ ratios: [Double]
  ) -> Double {
    guard comparison.measure == .bytes else { return geometricMean(ratios) }
    let bytes = contests.compactMap { $0.bytes(comparison) }
    return Double(bytes.reduce(0) { $0 + $1.ours }) / Double(bytes.reduce(0) { $0 + $1.theirs })
  }
}
