internal import FrameExport
internal import FrameSequencing
internal import Frames
internal import GIFDecoding
internal import Scenes

/// A folder of a preview's pictures: PNG files, and a manifest that says when each shows.
struct PreviewFolder {
  let options: PreviewOptions
  let manifestSource: Manifest.Source
  let pictures: PreviewPictures
  let limits: Limits

  private static let template = "frame-{index}"

  /// Writes all pictures.
  ///
  /// - Parameter check: says before the end whether the pictures are good enough.
  func write(to folder: OutputFolder, check: () throws -> Void) throws {
    var encoder = try PNGEncoder(compression: options.compression ?? .standard)
    var files: [(file: Manifest.File, crc32: UInt32)] = []
    var byteCount = 0
    try pictures.forEachPicture { picture in
      let bytes = try encoder.encode(picture.canvas)
      byteCount += bytes.count
      try limits.check(.outputBytes, byteCount)
      let name = name(ofPicture: files.count)
      try folder.write(bytes, to: name)
      files.append(
        (
          Manifest.File(
            name: name, byteCount: bytes.count, crc32: CRC32.checksum(of: bytes)),
          CRC32.checksum(ofPixels: picture.canvas.pixels)
        ))
    }
    try check()
    let frames = files.indices.map { frame($0, files[$0].file, crc32: files[$0].crc32) }
    let writer = ManifestWriter(summary(frames), detail: .files)
    try folder.commit { file throws(OutputError) in
      try writer.write(frames: frames) { piece throws(OutputError) in try file.write(piece) }
    }
  }

  private func name(ofPicture index: Int) -> RawPath {
    let digits = max(3, String(pictures.moments.count - 1).utf8.count)
    return RawPath("frame-\(index.padded(to: digits)).png")
  }

  private func frame(_ index: Int, _ file: Manifest.File, crc32: UInt32) -> Manifest.Frame {
    let moment = pictures.moments[index]
    return Manifest.Frame(
      index: index, sourceIndex: pictures.scene.timeline.frameIndex(at: moment.time) ?? 0,
      startMilliseconds: moment.time.roundedMilliseconds,
      endMilliseconds: (moment.time + moment.duration).roundedMilliseconds,
      delayCentiseconds: nil, effectiveDelayMilliseconds: nil, rect: PixelRect(pictures.size),
      disposal: .unspecified, disposalRaw: 0, transparentIndex: nil, isInterlaced: false,
      localColorCount: 0, file: file,
      content: Manifest.Content(
        state: .complete, decodedPixelCount: pictures.size.pixelCount, duplicateOf: nil,
        crc32: crc32))
  }

  private func summary(_ frames: [Manifest.Frame]) -> Manifest.Summary {
    Manifest.Summary(
      generator: Version.generator, source: manifestSource, canvas: pictures.size,
      loop: pictures.loopCount, durationMilliseconds: frames.last?.endMilliseconds ?? 0,
      options: Manifest.Options(
        compression: (options.compression ?? .standard).rawValue,
        delayPolicy: options.input.delayPolicy.description, name: Self.template,
        fps: options.rate?.description))
  }
}
