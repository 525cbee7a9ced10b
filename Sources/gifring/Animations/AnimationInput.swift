internal import FrameExport
internal import Frames
internal import GIFDecoding

/// Finds out what animation arguments name: a folder of frames, its manifest, a GIF, or pictures.
struct AnimationInput {
  let decoding: DecodingOptions
  let policy: DelayPolicy
  /// Whether frames' files must have the checksums of their manifest.
  var checksFiles = true

  /// The animation that an argument names: a folder, a manifest or a GIF.
  func animation(_ argument: RawArgument) throws -> any ReadableAnimation {
    if let listed = try listed(argument) { return listed }
    return try DecodedAnimation(Input(argument: argument), decoding: decoding, policy: policy)
  }

  /// The frames of a folder, or of a manifest; nil if the argument names neither.
  func listed(_ argument: RawArgument) throws -> ListedAnimation? {
    let path = RawPath(bytes: argument.bytes)
    let isManifest = !argument.isDash && path.bytes.suffix(5).elementsEqual(".json".utf8)
    let isFolder = SystemCalls.isFolder(path.bytes)
    guard isManifest || isFolder else { return nil }
    do {
      let folder = try FrameFolder(isFolder ? path : path.parent)
      return try ListedAnimation(
        folder, manifest: isFolder ? OutputFolder.manifestName : path.lastComponent,
        checksFiles: checksFiles, limits: decoding.limits)
    } catch {
      throw Failure(error).about(argument)
    }
  }

  /// The animation that several arguments make: one that `animation` knows, or pictures.
  ///
  /// - Parameter time: how long each picture shows.
  func animation(_ arguments: [RawArgument], each time: Duration) throws -> any ReadableAnimation {
    if arguments.count == 1 {
      do { return try animation(arguments[0]) } catch DecodingError.notGIF {}
    }
    try decoding.limits.check(.frames, arguments.count)
    return try PictureList(arguments, each: time, limits: decoding.limits)
  }
}
