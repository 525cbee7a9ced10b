internal import FoundationEssentials
internal import Frames
internal import GIFDecoding
internal import GIFEditing

/// What `edit --json` prints.
struct EditRecord: Encodable {
  let input: String
  let inputBytes: Data?
  let ok: Bool
  let damaged: Bool
  let output: String
  let frames: Int
  let copiedImages: Int
  let quantized: Bool
  let bytes: Int
  let width: Int
  let height: Int
  let plays: Int?
  let delaysCentiseconds: [UInt16]
  let error: String?

  init(_ input: Input, _ output: RawArgument, _ result: EditedGIF) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
    ok = result.diagnostics.damageCount == 0
    damaged = !ok
    self.output = output.description
    frames = result.delays.count
    copiedImages = result.copiedImageCount
    quantized = result.isQuantized
    bytes = result.bytes.count
    (width, height) = (result.canvasSize.width, result.canvasSize.height)
    plays = result.loopCount.plays
    delaysCentiseconds = result.delays.map(\.centiseconds)
    error = result.diagnostics.firstDamage?.sentence
  }
}

/// What `repair --json` prints.
struct RepairRecord: Encodable {
  struct Frame: Encodable {
    let frame: Int
    let verdict: String
    let state: String
    let pixels: Int
    let pixelsDecoded: Int
  }

  let input: String
  let inputBytes: Data?
  let ok: Bool
  let damaged: Bool
  let output: String
  let bytes: Int
  let width: Int
  let height: Int
  let declaredFrames: Int
  let frames: [Frame]
  let error: String?

  init(_ input: Input, _ output: RawArgument, _ result: RepairedGIF) {
    self.input = input.argument.echo
    inputBytes = input.argument.undecodable
    ok = result.diagnostics.damageCount == 0
    damaged = !ok
    self.output = output.description
    bytes = result.bytes.count
    (width, height) = (result.canvasSize.width, result.canvasSize.height)
    declaredFrames = result.declaredFrameCount
    frames = result.frames.enumerated().map { index, frame in
      Frame(
        frame: index, verdict: frame.verdict.rawValue, state: frame.state.rawValue,
        pixels: frame.pixelCount, pixelsDecoded: frame.decodedPixelCount)
    }
    error = result.diagnostics.firstDamage?.sentence
  }
}
