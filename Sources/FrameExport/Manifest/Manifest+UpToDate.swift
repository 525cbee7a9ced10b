extension Manifest {
  /// What the manifest of an earlier run must say so that the same work need not be done again.
  public struct Expectation: Hashable, Sendable {
    /// The program and its version.
    public var generator: String
    /// The file that the frames come from.
    public var source: Source
    /// Every option that changes the output.
    public var options: Options

    /// Makes an expectation from its parts.
    public init(generator: String, source: Source, options: Options) {
      self.generator = generator
      self.source = source
      self.options = options
    }
  }

  /// The manifest in `folder` if it is what a new run would write, and its files are all there.
  ///
  /// The generator, the source, the options, and the length and CRC-32 of every file are compared.
  /// Whatever can't be read, as a symbolic link in the place of a file, counts as different.
  ///
  /// - Parameters:
  ///   - folder: where the manifest and its files would be.
  ///   - expectation: what a new run would read and do.
  ///   - crc32: goes on with a CRC-32, at first 0, over some more bytes.
  /// - Complexity: O(*n*) for files of *n* bytes.
  public static func upToDate(
    in folder: RawPath, for expectation: Expectation, crc32: (UInt32, RawSpan) -> UInt32
  ) -> Manifest? {
    guard let folder = try? Directory(following: folder),
      let manifest = read(from: folder), manifest.meets(expectation)
    else { return nil }
    var verified: Set<File> = []
    for frame in manifest.frames {
      guard let file = frame.file else { return nil }
      if verified.insert(file).inserted && !file.isIntact(in: folder, crc32: crc32) { return nil }
    }
    return manifest
  }

  private static func read(from folder: Directory) -> Manifest? {
    guard let file = folder.openReadableFile(at: OutputFolder.manifestName),
      let json = try? file.contents(limit: FrameFolder.mostManifestBytes)
    else { return nil }
    return try? Manifest(json: json)
  }

  private func meets(_ expectation: Expectation) -> Bool {
    summary.generator == expectation.generator && summary.source == expectation.source
      && summary.options == expectation.options
  }
}

extension Manifest.File {
  fileprivate func isIntact(in folder: Directory, crc32: (UInt32, RawSpan) -> UInt32) -> Bool {
    guard name.staysInside, let file = folder.openReadableFile(at: name),
      file.byteCount == byteCount
    else { return false }
    var checksum: UInt32 = 0
    do { try file.forEachChunk { checksum = crc32(checksum, $0) } } catch { return false }
    return checksum == self.crc32
  }
}
