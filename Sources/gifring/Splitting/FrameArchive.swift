internal import FrameExport
internal import Platform
internal import Synchronization

/// The zip archive that a run writes: all of it, or nothing where it is a file.
final class FrameArchive: Sendable {
  private enum Target {
    case file(OutputFolder, StagedFile)
    case standardOutput
  }

  /// The archive's path, nil for standard output.
  let path: RawPath?
  private let target: Target
  private let deadline: Deadline
  private let compressed: Bool
  private let writer: Mutex<ZipWriter?>
  /// The folders of inputs so far: two inputs could get the same.
  private let folders = Mutex(Set<RawPath>())

  /// Begins an archive.
  ///
  /// - Parameters:
  ///   - path: the file, nil for standard output.
  ///   - deadline: when a reader of standard output that takes nothing is given up.
  /// - Throws: `OutputError` where there can be no such file.
  init(_ path: RawPath?, _ options: SplitOptions, until deadline: Deadline) throws {
    self.path = path
    self.deadline = deadline
    compressed = options.format.isStream
    writer = Mutex(try ZipWriter(compression: options.compression))
    guard let path else {
      target = .standardOutput
      return
    }
    let folder = try OutputFolder(
      path.parent,
      options: OutputFolder.Options(
        replacesExisting: options.replacesFiles, flushesToDisk: options.flushesToDisk))
    target = .file(folder, try folder.beginFile(path.lastComponent))
  }

  /// Whether nothing was added.
  var isEmpty: Bool { writer.withLock { $0?.count ?? 0 == 0 } }

  /// Takes a folder for one input; each can be taken once.
  func claim(_ folder: RawPath) throws(Failure) {
    guard folders.withLock({ $0.insert(folder).inserted }) else {
      throw Failure(
        .uncreatableOutput, "\(folder) is in the archive already, of an input before this one")
    }
  }

  /// Adds a frame's file.
  func add(_ bytes: [UInt8], to name: RawPath, in folder: RawPath?) throws(OutputError) {
    try add(bytes, to: name, in: folder, deflates: compressed)
  }

  /// Adds an input's manifest.
  func add(manifest: [UInt8], in folder: RawPath?) throws(OutputError) {
    try add(manifest, to: OutputFolder.manifestName, in: folder, deflates: true)
  }

  private func add(
    _ bytes: [UInt8], to name: RawPath, in folder: RawPath?, deflates: Bool
  ) throws(OutputError) {
    let path = folder.map { $0.appending(name) } ?? name
    guard name.staysInside, path.bytes.count <= 0xffff else { throw .leavesFolder(path) }
    try writer.withLock { writer throws(OutputError) in
      try writer?.add(bytes, to: path, deflates: deflates) { piece throws(OutputError) in
        try write(piece)
      }
    }
  }

  /// Ends the archive; a file appears now.
  func finish() throws(OutputError) {
    try writer.withLock { writer throws(OutputError) in
      try writer.take()?.finish { piece throws(OutputError) in try write(piece) }
    }
    guard case .file(let folder, let file) = target else { return }
    try file.finish()
    try folder.commit()
  }

  /// Removes what was written to a file.
  func abort() {
    if case .file(let folder, _) = target { folder.abort() }
  }

  private func write(_ bytes: [UInt8]) throws(OutputError) {
    switch target {
    case .file(_, let file): try file.write(bytes)
    case .standardOutput: try OutputFile.standardOutput(until: deadline).write(bytes)
    }
  }
}
