internal import Frames

extension Manifest {
  /// Reads a manifest from its JSON.
  ///
  /// - Throws: `ManifestError.notReadable` if a member is missing, of the wrong type or unknown in
  ///   its value, or if the schema is another one.
  public init(json: [UInt8]) throws(ManifestError) {
    let record = try JSONCoding.decode(ManifestRecord.self, from: json)
    guard record.schema == Self.schema else {
      throw .notReadable("schema \(record.schema) instead of \(Self.schema)")
    }
    summary = try Summary(record)
    frames = try record.frames.enumerated().map { index, record throws(ManifestError) in
      do throws(UnknownValue) { return try record.value() } catch {
        throw .notReadable("frames[\(index)].\(error.member) has no value that fits")
      }
    }
  }
}

extension Manifest.Summary {
  fileprivate init(_ record: ManifestRecord) throws(ManifestError) {
    guard let source = record.source.value else {
      throw .notReadable("a value of the source is malformed")
    }
    self.init(
      generator: record.generator, source: source,
      canvas: PixelSize(width: record.canvas.width, height: record.canvas.height),
      loop: LoopCount(rawValue: record.loop.raw),
      durationMilliseconds: record.durationMilliseconds, options: record.options,
      diagnostics: try record.diagnostics.map { record throws(ManifestError) in
        guard let value = record.value else { throw .notReadable("a diagnostic is unknown") }
        return value
      })
  }
}
