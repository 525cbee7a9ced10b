internal import CFuzzer
internal import GIFDecoding

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Feeds one of the fuzz targets with what libFuzzer makes up: see `.scripts/fuzz`.
///
/// A target traps when something doesn't hold, which libFuzzer reports as a finding.
@main
enum Fuzzing {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      unsafe CommandLine.unsafeArgv
    exit(unsafe LLVMFuzzerRunDriver(&count, &arguments) { unsafe Fuzzing.run($0, count: $1) })
  }

  private static let target = FuzzTarget.chosen()

  private static func run(_ data: UnsafePointer<UInt8>?, count: Int) -> CInt {
    target.run(unsafe Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
  }
}

/// What is fed.
enum FuzzTarget: String, CaseIterable {
  /// The structure pass.
  case structure
  /// The pixel pass with the compositor, compared with giflib's line reader.
  case pixels
  /// Everything that a split does, in memory.
  case split
  /// Repairs.
  case repair
  /// Edits that change nothing, and plans of sheets.
  case edit

  /// The target that the environment names.
  static func chosen() -> FuzzTarget {
    let name = unsafe getenv("GIFRING_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      print("GIFRING_FUZZ_TARGET names no target: \(names)")
      exit(64)
    }
    return target
  }

  func run(_ bytes: [UInt8]) {
    switch self {
    case .structure: StructureTarget.run(bytes)
    case .pixels: PixelTarget.run(bytes)
    case .split: SplitTarget.run(bytes)
    case .repair: RepairTarget.run(bytes)
    case .edit: EditTarget.run(bytes)
    }
  }

  /// Limits that keep a single run short.
  static let options: DecodingOptions = {
    var limits = Limits.standard
    limits[.canvasPixels] = 1 << 13
    limits[.imagePixels] = 1 << 15
    limits[.outputPixels] = 1 << 16
    limits[.frames] = 64
    limits[.textBytes] = 256
    limits[.applicationBytes] = 1_024
    limits[.idleDataBytes] = 4_096
    return DecodingOptions(limits: limits, tracksIndices: true)
  }()
}
