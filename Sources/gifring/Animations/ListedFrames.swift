internal import FrameExport
internal import Frames
internal import ImageReading

/// The frames that a manifest lists, read one after the other.
final class ListedFrames: FrameReader {
  private let folder: FrameFolder
  private let manifest: Manifest
  private let checksFiles: Bool
  private let reader: PictureFileReader
  private var index = 0
  private var composer: ImageComposer
  /// What was read last: copies often follow each other.
  private var last: (file: Manifest.File, picture: Canvas)?

  init(
    _ folder: FrameFolder, _ manifest: Manifest, checksFiles: Bool, reader: PictureFileReader
  ) {
    self.folder = folder
    self.manifest = manifest
    self.checksFiles = checksFiles
    self.reader = reader
    composer = ImageComposer(size: manifest.summary.canvas)
  }

  func next() throws -> Canvas? {
    guard index < manifest.frames.count else { return nil }
    defer { index += 1 }
    return try picture(at: index)
  }

  /// The picture of a composited frame, in any order; of stored images, the next one.
  ///
  /// - Throws: `ChecksumMismatch` for a file that is not what the manifest says, else `Failure`.
  func picture(at index: Int) throws -> Canvas {
    do { return try readPicture(at: index) } catch let error as ChecksumMismatch {
      throw error
    } catch {
      throw Failure(error).about(RawArgument(bytes: folder.path.bytes))
    }
  }

  private func readPicture(at index: Int) throws -> Canvas {
    let frame = manifest.frames[index]
    guard manifest.summary.options.raw else {
      guard let file = frame.file else {
        throw Failure(.unusableInput, "frame \(index) has no file")
      }
      let canvas = try picture(of: file, size: manifest.summary.canvas)
      try check(canvas, of: frame, file)
      return canvas
    }
    let image = try frame.file.map { try picture(of: $0, size: frame.rect.size) }
    let rect = movesToOrigin(frame) ? PixelRect(frame.rect.size) : frame.rect
    return composer.draw(image, at: rect, frame.disposal)
  }

  /// Whether the canvas took the size of the first image, whose place then doesn't count.
  private func movesToOrigin(_ frame: Manifest.Frame) -> Bool {
    frame.sourceIndex == 0
      && manifest.summary.diagnostics.contains { $0.code == .canvasFromFirstImage }
  }

  private func picture(of file: Manifest.File, size: PixelSize) throws -> Canvas {
    if let last, last.file == file, last.picture.size == size { return last.picture }
    last = nil
    let bytes = try contents(of: file)
    let picture = try decode(bytes, of: file, size: size)
    guard picture.size == size else {
      throw Failure(
        .unusableInput, "\(file.name) is \(picture.size), the manifest says \(size)")
    }
    last = (file, picture)
    return picture
  }

  private func contents(of file: Manifest.File) throws -> [UInt8] {
    let most = reader.mostBytes
    guard checksFiles else { return try folder.contents(of: file.name, most: most) }
    do {
      return try folder.contents(of: file, most: most)
    } catch FrameFolderError.lengthDiffers, FrameFolderError.checksumDiffers {
      throw ChecksumMismatch(file: file.name, frame: nil)
    }
  }

  private func decode(_ bytes: [UInt8], of file: Manifest.File, size: PixelSize) throws -> Canvas {
    guard manifest.summary.options.format == "rgba" else {
      do { return try reader.read(bytes) } catch {
        throw Failure(error.status, "\(file.name): \(error.message)")
      }
    }
    guard bytes.count == 4 * size.pixelCount else {
      throw Failure(
        .unusableInput,
        "\(file.name) has \(bytes.count) bytes, \(size) pixels have "
          + "\(4 * size.pixelCount)")
    }
    return Canvas(size: size, channels: bytes)
  }

  /// Holds a frame's pixels against the checksum in the manifest, which is that without a background.
  private func check(
    _ canvas: Canvas, of frame: Manifest.Frame, _ file: Manifest.File
  ) throws(ChecksumMismatch) {
    guard checksFiles, manifest.summary.options.background == "transparent",
      let crc32 = frame.content?.crc32, crc32 != CRC32.checksum(ofPixels: canvas.pixels)
    else { return }
    throw ChecksumMismatch(file: file.name, frame: frame.index)
  }
}

/// A file that is not what its manifest says.
struct ChecksumMismatch: Error, Hashable {
  let file: RawPath
  /// The frame whose pixels differ, nil where the file's bytes do.
  let frame: Int?

  var sentence: String {
    guard let frame else { return "\(file) has other bytes than the manifest says" }
    return "\(file) has other pixels than the manifest says of frame \(frame)"
  }
}
