internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import Synchronization

/// Takes the products of one pass in order, writes their files, and keeps what the manifest says.
final class FrameSink: Sendable {
  /// Where files go.
  enum Destination: Sendable {
    case folder(OutputFolder)
    case archive(FrameArchive, folder: RawPath?)
    case standardOutput
  }

  /// What is known of an output frame once it is written.
  struct Record {
    let product: FrameProduct
    let file: Manifest.File?
  }

  /// The place of an output frame.
  ///
  /// An optional record would do, but its type is made at run time, which takes 30 µs.
  enum Place {
    case empty
    case taken(Record)

    /// What is known of the frame, nil where it isn't written.
    var record: Record? {
      if case .taken(let record) = self { record } else { nil }
    }
  }

  private struct State {
    var pictures: SharedPictures
    var places: [Place]
    var recordCount = 0
    var names: [RawPath: Int] = [:]
    var byteCount: Int
    var violation: LimitViolation?
  }

  /// Whether equal pictures are looked for.
  let sharesPictures: Bool
  private let destination: Destination
  private let names: FrameNames
  private let pass: SplitPass
  private let mayRepeatNames: Bool
  private let mostBytes: Int
  private let progress: @Sendable (Int) -> Void
  private let state: Mutex<State>
  private let stream: Mutex<OrderedStream>

  /// - Parameters:
  ///   - pass: the output frames to make.
  ///   - byteCount: how many bytes passes before this one have written.
  init(
    to destination: Destination, pass: SplitPass, names: FrameNames, sharing: SplitOptions.Sharing,
    after byteCount: Int, limits: Limits, progress: @escaping @Sendable (Int) -> Void
  ) {
    self.destination = destination
    self.pass = pass
    self.names = names
    sharesPictures = sharing != .none
    mostBytes = limits[.outputBytes]
    self.progress = progress
    mayRepeatNames = !(names.areDistinct && pass.takesFramesOnce)
    let places = [Place](repeating: .empty, count: pass.entries.count)
    state = Mutex(State(pictures: SharedPictures(sharing), places: places, byteCount: byteCount))
    stream = Mutex(OrderedStream(first: pass.entries.lowerBound, until: limits.end))
  }

  /// What is written of the pass's output frames.
  var places: [Place] { state.withLock { $0.places } }
  /// How many output frames are written.
  var recordCount: Int { state.withLock { $0.recordCount } }
  /// The bytes of all files so far.
  var byteCount: Int { state.withLock { $0.byteCount } }
  /// Whether every frame of the pass is written.
  var isComplete: Bool { recordCount == pass.entries.count }
  /// The last source frame of the pass, or the last one that a limit let through.
  var lastWantedSource: Int {
    guard violation != nil else { return pass.lastSource }
    return places.reduce(-1) { max($0, $1.record?.product.sourceIndex ?? -1) }
  }
  /// The limit that ended the work, if one did.
  var violation: LimitViolation? { state.withLock { $0.violation } }

  /// Whether a source frame is wanted, and whether any after it is.
  func decision(onSource index: Int) -> CaptureResult {
    if index > pass.lastSource || state.withLock({ $0.violation != nil }) { return .stop }
    return pass[index].isEmpty ? .skip : .finish
  }

  /// Whether no picture like it came before.
  func isNew(_ fingerprint: PictureFingerprint) -> Bool {
    state.withLock { $0.pictures.note(fingerprint) }
  }

  /// Writes a product's file, once for each name that it gets.
  func take(_ product: FrameProduct?) throws {
    guard let product else { return }
    for entry in pass[product.sourceIndex] {
      guard violation == nil else { return }
      let file = try write(product, as: entry)
      // What a limit kept from being written is not recorded.
      guard violation == nil else { return }
      record(Record(product: product.withoutBytes, file: file), as: entry)
    }
    progress(product.sourceIndex)
  }

  private func record(_ record: Record, as entry: Int) {
    state.withLock { state in
      state.places[entry - pass.entries.lowerBound] = .taken(record)
      state.recordCount += 1
    }
  }

  private func write(_ product: FrameProduct, as entry: Int) throws -> Manifest.File? {
    if let fingerprint = product.fingerprint,
      let shared = state.withLock({ $0.pictures.file(of: fingerprint) })
    {
      return shared
    }
    guard let bytes = product.bytes else {
      if isStream { try write([], toStreamAs: entry) }
      return nil
    }
    let name = try names.name(ofEntry: entry, crc32: product.crc32 ?? 0)
    let owner = mayRepeatNames ? noteOwner(product.sourceIndex, of: name) : nil
    if let owner, owner != product.sourceIndex { throw names.collision(name) }
    let file = Manifest.File(
      name: name, byteCount: bytes.count, crc32: CRC32.checksum(of: bytes))
    if owner == nil || isStream { try write(bytes, to: name, as: entry) }
    if let fingerprint = product.fingerprint {
      state.withLock { $0.pictures.keep(file, of: fingerprint) }
    }
    return file
  }

  /// Notes the source frame that a name belongs to, and returns the one that had it before.
  private func noteOwner(_ source: Int, of name: RawPath) -> Int? {
    state.withLock { state in
      let owner = state.names[name]
      if owner == nil { state.names[name] = source }
      return owner
    }
  }

  private var isStream: Bool {
    if case .standardOutput = destination { true } else { false }
  }

  private func write(_ bytes: [UInt8], to name: RawPath, as entry: Int) throws {
    guard hasRoom(for: bytes.count) else { return }
    switch destination {
    case .folder(let folder): try folder.write(bytes, to: name)
    case .archive(let archive, let folder): try archive.add(bytes, to: name, in: folder)
    case .standardOutput: try write(bytes, toStreamAs: entry)
    }
  }

  private func write(_ bytes: [UInt8], toStreamAs entry: Int) throws {
    try stream.withLock { try $0.write(bytes, as: entry) }
  }

  /// Counts bytes that are to be written, unless that would be too many.
  private func hasRoom(for count: Int) -> Bool {
    state.withLock { state in
      let total = state.byteCount + count
      if total > mostBytes {
        state.violation = LimitViolation(.outputBytes, value: total, most: mostBytes)
      } else {
        state.byteCount = total
      }
      return state.violation == nil
    }
  }
}

extension FrameProduct {
  fileprivate var withoutBytes: FrameProduct {
    var copy = self
    copy.bytes = nil
    copy.fingerprint = nil
    return copy
  }
}
