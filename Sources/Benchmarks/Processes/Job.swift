/// One thing that one program can do with a file.
struct Job {
  /// What the program writes.
  enum Output {
    /// One file for each image.
    case pictures
    /// A few lines.
    case text
  }

  let program: Program
  let output: Output
  /// The arguments for an input file and a folder for the output.
  let arguments: (_ input: String, _ folder: String) -> [String]

  init(
    _ program: Program, writes output: Output,
    _ arguments: @escaping (_ input: String, _ folder: String) -> [String]
  ) {
    (self.program, self.output, self.arguments) = (program, output, arguments)
  }
}

/// The jobs that are compared.
enum JobName: Hashable, CaseIterable {
  case fastSplit, split, splitOnTwoThreads, copy, list, start
  case ffmpeg, ffmpegLevel1, imageMagick, pillow
  case gifsicleCanvases, gifsicleExplode, gifsicleList, gifsicleStart

  /// Whether it is ours.
  var isOurs: Bool {
    switch self {
    case .fastSplit, .split, .splitOnTwoThreads, .copy, .list, .start: true
    default: false
    }
  }
}

extension JobName {
  /// All jobs that programs on this machine can do.
  ///
  /// - Parameter missing: takes the names of the programs that aren't installed.
  static func jobs(
    of tool: Program, _ scratch: borrowing ScratchFolder, missing: inout [String]
  ) throws(SystemError) -> [JobName: Job] {
    var jobs = ours(tool)
    let pillow = try Program.pythonWithPillow(scratch)
    let peers: [(String, Program?, (Program) -> [JobName: Job])] = [
      ("ffmpeg", Program(named: "ffmpeg"), ffmpegJobs),
      ("ImageMagick's convert", Program(named: "convert"), convertJobs),
      ("Pillow", pillow, pillowJobs),
      ("gifsicle", Program(named: "gifsicle"), gifsicleJobs),
    ]
    for (name, program, makeJobs) in peers {
      guard let program else {
        missing.append(name)
        continue
      }
      jobs.merge(makeJobs(program)) { $1 }
    }
    return jobs
  }

  private static func ours(_ tool: Program) -> [JobName: Job] {
    func split(_ options: String...) -> Job {
      Job(tool, writes: .pictures) { ["split", "--quiet", "-o", $1] + options + [$0] }
    }
    return [
      .fastSplit: split("--jobs", "1", "--compression", "fast"),
      .split: split("--jobs", "1"), .splitOnTwoThreads: split("--jobs", "2"),
      .copy: split("--jobs", "1", "--raw", "--format", "gif"),
      .list: Job(tool, writes: .text) { input, _ in ["info", "--quiet", input] },
      .start: Job(tool, writes: .text) { _, _ in ["version"] },
    ]
  }

  private static func ffmpegJobs(_ ffmpeg: Program) -> [JobName: Job] {
    func split(_ options: String...) -> Job {
      Job(ffmpeg, writes: .pictures) { input, folder in
        ["-v", "error", "-y", "-i", input, "-fps_mode", "passthrough"] + options
          + ["\(folder)/f%04d.png"]
      }
    }
    return [.ffmpeg: split(), .ffmpegLevel1: split("-compression_level", "1")]
  }

  private static func convertJobs(_ convert: Program) -> [JobName: Job] {
    [
      .imageMagick: Job(convert, writes: .pictures) { input, folder in
        [input, "-coalesce", "\(folder)/f%04d.png"]
      }
    ]
  }

  private static func pillowJobs(_ python: Program) -> [JobName: Job] {
    let code = """
      import sys
      from PIL import Image, ImageSequence
      for i, f in enumerate(ImageSequence.Iterator(Image.open(sys.argv[1]))):
          f.convert('RGBA').save('%s/f%04d.png' % (sys.argv[2], i))
      """
    return [.pillow: Job(python, writes: .pictures) { ["-c", code, $0, $1] }]
  }

  private static func gifsicleJobs(_ gifsicle: Program) -> [JobName: Job] {
    func explode(_ options: String...) -> Job {
      Job(gifsicle, writes: .pictures) { input, folder in
        ["--no-warnings"] + options + ["--explode", input, "-o", "\(folder)/f"]
      }
    }
    return [
      .gifsicleCanvases: explode("-U"), .gifsicleExplode: explode(),
      .gifsicleList: Job(gifsicle, writes: .text) { input, _ in ["--no-warnings", "-I", input] },
      .gifsicleStart: Job(gifsicle, writes: .text) { _, _ in ["--version"] },
    ]
  }
}
