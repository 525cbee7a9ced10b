internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import Synchronization

/// Takes the products of one pass in order, writes their files, and keeps what the manifest says.
final class FrameSink: Sendable {
  /// Where files go.
  enum Destination: Sendable {
    case folder(OutputFolder)
    case standardOutput
  }

  /// What is known of an output frame once it is written.
  struct Record {
    let product: FrameProduct
    let file: Manifest.File?
  }

  private struct State {
    var seen: Set<PictureFingerprint> = []
    var files: [PictureFingerprint: Manifest.File] = [:]
    var records: [Int: Record] = [:]
    var names: [RawPath: Int] = [:]
    var byteCount = 0
    var violation: LimitViolation?
  }

  let sharesDuplicates: Bool
  private let destination: Destination
  private let names: FrameNames
  private let pass: [Int: [Int]]
  private let lastSource: Int
  private let mostBytes: Int
  private let progress: @Sendable (Int) -> Void
  private let state: Mutex<State>

  /// - Parameter pass: the output frames that each source frame becomes.
  init(
    to destination: Destination, pass: [Int: [Int]], names: FrameNames, sharesDuplicates: Bool,
    mostBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) {
    self.destination = destination
    self.pass = pass
    self.names = names
    self.sharesDuplicates = sharesDuplicates
    self.mostBytes = mostBytes
    self.progress = progress
    lastSource = pass.keys.max() ?? -1
    state = Mutex(State())
  }

  /// What is written, by the place in the output.
  var records: [Int: Record] { state.withLock { $0.records } }
  /// The bytes of all files so far.
  var byteCount: Int { state.withLock { $0.byteCount } }
  /// The limit that ended the work, if one did.
  var violation: LimitViolation? { state.withLock { $0.violation } }

  /// Whether a source frame is wanted, and whether any after it is.
  func decision(onSource index: Int) -> CaptureResult {
    if index > lastSource || state.withLock({ $0.violation != nil }) { return .stop }
    return pass[index] == nil ? .skip : .finish
  }

  /// Whether no picture like it came before.
  func isNew(_ fingerprint: PictureFingerprint) -> Bool {
    state.withLock { $0.seen.insert(fingerprint).inserted }
  }

  /// Writes a product's file, once for each name that it gets.
  func take(_ product: FrameProduct?) throws {
    guard let product else { return }
    for entry in pass[product.sourceIndex] ?? [] {
      guard violation == nil else { return }
      let file = try write(product, as: entry)
      state.withLock { $0.records[entry] = Record(product: product.withoutBytes, file: file) }
    }
    progress(product.sourceIndex)
  }

  private func write(_ product: FrameProduct, as entry: Int) throws -> Manifest.File? {
    if let fingerprint = product.fingerprint,
      let shared = state.withLock({ $0.files[fingerprint] })
    {
      return shared
    }
    guard let bytes = product.bytes else { return nil }
    let name = try names.name(ofEntry: entry, crc32: product.crc32 ?? 0)
    let owner = state.withLock { state in
      defer { state.names[name] = state.names[name] ?? product.sourceIndex }
      return state.names[name]
    }
    if let owner, owner != product.sourceIndex { throw names.collision(name) }
    let file = Manifest.File(
      name: name, byteCount: bytes.count, crc32: CRC32.checksum(of: bytes))
    if owner == nil || isStream { try write(bytes, to: name) }
    if let fingerprint = product.fingerprint { state.withLock { $0.files[fingerprint] = file } }
    return file
  }

  private var isStream: Bool {
    if case .standardOutput = destination { true } else { false }
  }

  private func write(_ bytes: [UInt8], to name: RawPath) throws {
    let total = state.withLock { state in
      state.byteCount += bytes.count
      return state.byteCount
    }
    if total > mostBytes {
      let violation = LimitViolation(.outputBytes, value: total, most: mostBytes)
      state.withLock { $0.violation = violation }
      return
    }
    switch destination {
    case .folder(let folder): try folder.write(bytes, to: name)
    case .standardOutput: try OutputFile.standardOutput.write(bytes)
    }
  }
}

extension FrameProduct {
  fileprivate var withoutBytes: FrameProduct {
    var copy = self
    copy.bytes = nil
    return copy
  }
}
