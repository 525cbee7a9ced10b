internal import Frames
internal import GIFDecoding

/// What decoding one file costs, in this process.
struct DecodingRow {
  let name: String
  let outputBytes: Int
  /// Milliseconds: indices by us and giflib, RGBA by us and giflib, by two threads, the
  /// structure pass alone, memcpy.
  let milliseconds: [Double]
  let indexRatio: Double
  let compositeRatio: Double
  let threadRatio: Double
  let copyRatio: Double

  init(path: String) throws {
    let bytes = try Self.read(path)
    let source = ByteSource(bytes: bytes)
    let rival = GIFLibRival(bytes)
    let structure = try GIFStructure(source)
    name = String(path.split(separator: "/").last ?? "")
    outputBytes = structure.canvasSize.pixelCount * 4 * structure.images.count
    let canvas = [UInt32](repeating: 1, count: structure.canvasSize.pixelCount)
    var copy = canvas
    let frames = structure.images.count
    var sink: UInt32 = 0
    func untimed(_ job: @escaping () throws -> Void) -> () throws -> Double? {
      {
        try job()
        return nil
      }
    }
    let measurement = try Measurement(
      rounds: 7,
      [
        { try Self.decodeIndices(source) },
        { rival.decodeLines() },
        untimed { sink &+= try Self.composite(source) },
        untimed { sink &+= rival.composite() },
        untimed { try Self.compositeOnTwoThreads(source) },
        untimed { _ = try GIFStructure(source) },
        untimed { for _ in 0..<frames { Self.copy(canvas, to: &copy) } },
      ])
    milliseconds = measurement.medians.map { $0 * 1_000 }
    indexRatio = measurement.ratio(0, to: 1)
    compositeRatio = measurement.ratio(2, to: 3)
    threadRatio = measurement.ratio(4, to: 2)
    copyRatio = measurement.ratio(2, to: 6)
  }

  private static func read(_ path: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try ByteSource(path: path).forEachPiece { piece in
      unsafe piece.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  /// - Returns: the seconds without those of the structure pass.
  private static func decodeIndices(_ source: ByteSource) throws -> Double {
    var decoder = try GIFDecoder(source)
    let start = ContinuousClock.now
    for index in decoder.structure.images.indices {
      _ = try decoder.checkImage(at: index)
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private static func composite(_ source: ByteSource) throws -> UInt32 {
    var decoder = try GIFDecoder(source)
    var sum: UInt32 = 0
    while let frame = try decoder.nextFrame() { sum &+= frame.canvas.pixels[0] }
    return sum
  }

  private static func compositeOnTwoThreads(_ source: ByteSource) throws {
    struct Looker: DecodingWorker {
      var word: UInt32 = 0
      mutating func capture(_ frame: borrowing Frame) -> CaptureResult {
        word = frame.canvas.pixels[0]
        return .skip
      }
      func finish() -> UInt32 { word }
    }
    var decoder = try GIFDecoder(source)
    try decoder.forEachFrame(workers: 2, makeWorker: { Looker() }, deliver: { _ in })
  }

  private static func copy(_ source: [UInt32], to target: inout [UInt32]) {
    unsafe target.withUnsafeMutableBufferPointer { target in
      unsafe source.withUnsafeBufferPointer { _ = unsafe target.update(fromContentsOf: $0) }
    }
  }
}

extension DecodingRow {
  static let header =
    "file                        ms: indices giflib    RGBA  giflib 2 threads struct. memcpy"
    + " | ratios: indices  RGBA threads  memcpy"

  var line: String {
    let times = milliseconds.map { pad(format($0, digits: 2), 8) }.joined()
    let ratios = [indexRatio, compositeRatio, threadRatio, copyRatio]
      .map { pad(format($0, digits: 3), 8) }.joined()
    return name.padded(to: 27) + times + " | " + ratios
  }

  static func summary(_ rows: [DecodingRow]) -> String {
    let long = rows.filter { $0.milliseconds[2] > 100 }.map(\.threadRatio)
    let threads =
      long.isEmpty
      ? "none here"
      : "geometric mean \(format(geometricMean(long), digits: 3)), worst "
        + "\(format(long.max() ?? 0, digits: 3)), \(long.count) files"
    return """
      indices / giflib: geometric mean \(format(geometricMean(rows.map(\.indexRatio)), digits: 3)), \
      worst \(format(rows.map(\.indexRatio).max() ?? 0, digits: 3))
      RGBA / giflib with a plain compositor: geometric mean \
      \(format(geometricMean(rows.map(\.compositeRatio)), digits: 3)), \
      worst \(format(rows.map(\.compositeRatio).max() ?? 0, digits: 3))
      two threads / one, jobs above 100 ms: \(threads)
      """
  }
}
