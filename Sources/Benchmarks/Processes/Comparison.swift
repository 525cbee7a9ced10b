/// Two jobs whose times, or results' lengths, are divided by each other.
struct Comparison {
  enum Measure {
    /// Wall time.
    case time
    /// The bytes of what is written.
    case bytes
  }

  let title: String
  /// The title of the column.
  let column: String
  let ours: JobName
  let theirs: JobName
  var measure = Measure.time
  /// The geometric mean of time, or the ratio of all bytes, that is wanted at most.
  let goal: Double
  /// Files on which the other job takes less don't count.
  var leastSeconds = 0.0

  /// All that is compared.
  static let all = [
    Comparison(
      title: "PNG, one thread, fast / ffmpeg", column: "ffmpeg", ours: .fastSplit,
      theirs: .ffmpeg, goal: 0.20),
    Comparison(
      title: "… / ffmpeg at compression level 1", column: "level 1", ours: .fastSplit,
      theirs: .ffmpegLevel1, goal: 0.45),
    Comparison(
      title: "… / ImageMagick's convert", column: "convert", ours: .fastSplit,
      theirs: .imageMagick, goal: 0.06),
    Comparison(
      title: "… / Pillow", column: "Pillow", ours: .fastSplit, theirs: .pillow, goal: 0.08),
    Comparison(
      title: "… / gifsicle -U --explode, to GIF", column: "sicle -U", ours: .fastSplit,
      theirs: .gifsicleCanvases, goal: 0.50),
    Comparison(
      title: "--raw --format gif / gifsicle --explode", column: "raw", ours: .copy,
      theirs: .gifsicleExplode, goal: 0.10),
    Comparison(
      title: "info / gifsicle -I", column: "info", ours: .list, theirs: .gifsicleList, goal: 1),
    Comparison(
      title: "version / gifsicle --version", column: "version", ours: .start,
      theirs: .gifsicleStart, goal: 1.2),
    Comparison(
      title: "two threads / one, above 100 ms", column: "threads", ours: .splitOnTwoThreads,
      theirs: .split, goal: 0.65, leastSeconds: 0.1),
    Comparison(
      title: "PNG bytes at the default level / ffmpeg, in sum", column: "B/ffmpeg", ours: .split,
      theirs: .ffmpeg, measure: .bytes, goal: 1),
    Comparison(
      title: "… / ImageMagick's convert, in sum", column: "B/convrt", ours: .split,
      theirs: .imageMagick, measure: .bytes, goal: 1.1),
    Comparison(
      title: "… / Pillow, in sum", column: "B/Pillow", ours: .split, theirs: .pillow,
      measure: .bytes, goal: 1),
  ]
}
