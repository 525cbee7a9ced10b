internal import FrameExport
internal import GIFDecoding

/// One file that appears whole or not at all.
struct SingleFile {
  let path: RawPath
  private let folder: OutputFolder

  /// Gets ready to write a file, so that a place that can't be written is known before the work.
  ///
  /// - Throws: `OutputError`.
  init(_ name: RawArgument, replaces: Bool) throws(OutputError) {
    path = RawPath(bytes: name.bytes)
    folder = try OutputFolder(
      path.parent, options: OutputFolder.Options(replacesExisting: replaces))
  }

  /// Writes the file.
  ///
  /// - Throws: `OutputError`, or `DecodingError.limit` where it is too long.
  func write(_ bytes: [UInt8], limits: Limits) throws {
    try limits.check(.outputBytes, bytes.count)
    do throws(OutputError) {
      try folder.write(bytes, to: path.lastComponent)
      try folder.commit()
    } catch {
      throw error.about(path)
    }
  }

  /// Removes what was begun.
  func abort() { folder.abort() }
}
