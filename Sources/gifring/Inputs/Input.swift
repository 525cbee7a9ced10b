internal import FrameExport
internal import GIFDecoding

/// One GIF to work on: a file, or standard input.
struct Input: Hashable {
  /// What messages call it, and what records echo: the argument as it was given.
  let argument: RawArgument

  /// Opens the bytes.
  func open(_ limits: Limits) throws(DecodingError) -> ByteSource {
    argument.isDash
      ? try .standardInput(limits: limits)
      : try ByteSource(path: argument.bytes, limits: limits)
  }

  /// The file's name without folders.
  var name: RawPath { argument.isDash ? "stdin" : path.lastComponent }

  /// The file's name without folders and suffix.
  var stem: RawPath { name.stem }

  /// The input's path without its suffix, as a path that stays inside an output folder.
  var relativePath: RawPath {
    let folders = path.parent.components.filter { !["", ".", ".."].contains($0) }
    return folders.isEmpty || argument.isDash
      ? stem : folders.dropFirst().reduce(folders[0]) { $0.appending($1) }.appending(stem)
  }

  private var path: RawPath { RawPath(bytes: argument.bytes) }
}
