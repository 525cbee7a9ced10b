internal import FrameExport
internal import GIFDecoding
internal import GIFEditing
internal import GIFEncoding
internal import ImageReading
internal import LayoutCore
internal import Rendering
internal import Scenes
internal import SpriteSheets

/// Why an input, or the whole run, could not be worked on: a message and an exit status.
struct Failure: Error, Hashable {
  let status: ExitStatus
  private(set) var message: String
  /// Whether going on with further inputs makes no sense: a full disk, a reader that is gone.
  var endsRun = false
  /// Whether the message begins with the name of the input.
  private(set) var namesInput = false
  /// Whether the reader of standard output is gone.
  var isBrokenPipe = false

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Finds the status that the contract gives an error.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as DecodingError: self.init(error)
    case let error as OutputError: self.init(error)
    case let error as UsageError: self.init(.usage, error.message)
    case let error as NameTemplateError: self.init(.usage, error.description)
    case let error as EncodingError: self.init(.unusableInput, error.description)
    case let error as FrameFolderError: self.init(Self.status(of: error), error.description)
    case let error as ImageReadingError: self.init(error)
    case let error as ChecksumMismatch: self.init(.unusableInput, error.sentence)
    case let error as EditingError: self.init(Self.status(of: error), error.description)
    case let error as ExportError: self.init(Self.status(of: error), error.description)
    case let error as SheetError: self.init(.unusableInput, error.description)
    case let error as SidecarError: self.init(Self.status(of: error), error.description)
    case let error as SceneError: self.init(Self.status(of: error), error.description)
    case let error as RenderingError: self.init(Self.status(of: error), error.description)
    default: self.init(.inputOutput, "\(error)")
    }
  }

  /// The same failure with the name of its input, unless that is told already.
  func about(_ name: RawArgument) -> Failure {
    guard !namesInput else { return self }
    var named = self
    named.message = "\(name): \(message)"
    named.namesInput = true
    return named
  }

  private init(_ error: DecodingError) {
    self.init(Self.status(of: error), error.description)
  }

  private static func status(of error: DecodingError) -> ExitStatus {
    switch error {
    case .input(.cannotOpen), .input(.isDirectory): .unopenableInput
    case .input, .outOfMemory: .inputOutput
    case .limit, .deadlinePassed: .limit
    default: .unusableInput
    }
  }

  private init(_ error: ImageReadingError) {
    let refused = "refused by a limit: \(error)"
    switch error {
    case .input(let error): self.init(DecodingError.input(error))
    case .gif(let error): self.init(error)
    case .deadlinePassed(let time): self.init(DecodingError.deadlinePassed(allowed: time))
    case .tooManyBytes: self.init(.limit, "\(refused) (\(Limit.inputBytes.option) raises it)")
    case .tooManyPixels: self.init(.limit, "\(refused) (\(Limit.canvasPixels.option) raises it)")
    case .outOfMemory: self.init(.inputOutput, error.description)
    default: self.init(.unusableInput, error.description)
    }
  }

  private static func status(of error: FrameFolderError) -> ExitStatus {
    switch error {
    case .cannotOpen: .unopenableInput
    case .tooLong: .limit
    default: .unusableInput
    }
  }

  private static func status(of error: EditingError) -> ExitStatus {
    switch error {
    case .cropOutsideCanvas, .noSuchFrame, .noFrameLeft: .usage
    default: .unusableInput
    }
  }

  private static func status(of error: ExportError) -> ExitStatus {
    switch error {
    case .outOfMemory, .nothingPrepared, .webp: .inputOutput
    default: .unusableInput
    }
  }

  private static func status(of error: SceneError) -> ExitStatus {
    switch error {
    case .tooManyItems, .scriptTooLong: .limit
    default: .usage
    }
  }

  private static func status(of error: SidecarError) -> ExitStatus {
    if case .tooManyImages = error { .unusableInput } else { .usage }
  }

  private static func status(of error: RenderingError) -> ExitStatus {
    if case .pictureTooLarge = error { .limit } else { .usage }
  }

  private static func status(of error: OutputError) -> ExitStatus {
    if case .deadlinePassed = error { return .limit }
    return error.isCreationFailure ? .uncreatableOutput : .inputOutput
  }

  private init(_ error: OutputError) {
    var message = error.description
    // Whoever can meet this error takes the option.
    if case .differs = error { message += " (--force replaces it)" }
    self.init(Self.status(of: error), message)
    endsRun = !error.isCreationFailure
    isBrokenPipe = error.isBrokenPipe
  }
}
