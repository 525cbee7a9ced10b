internal import Frames
internal import GIFDecoding
internal import ImageReading
internal import Platform

/// Pictures from files of their own, one after the other, as an animation.
struct PictureList: ReadableAnimation {
  let name: RawArgument
  let size: PixelSize
  let times: [FrameTime]
  private let files: [RawArgument]
  private let reader: PictureFileReader

  var loopCount: LoopCount { LoopCount(rawValue: 0) }

  /// Takes pictures of one size, that of the first, which is read to know it.
  ///
  /// - Precondition: there is a file.
  /// - Throws: `Failure` if the first one can't be read.
  init(_ files: [RawArgument], each time: Duration, limits: Limits) throws(Failure) {
    self.files = files
    name = files[0]
    reader = PictureFileReader(limits: limits)
    size = try reader.read(files[0]).size
    times = files.map { _ in FrameTime(delay: nil, shown: time) }
  }

  func makeReader() -> any FrameReader { PictureFiles(files, size: size, reader: reader) }

  func iccProfile() throws(Failure) -> [UInt8]? {
    guard let profile = try reader.iccProfile(of: files[0]) else { return nil }
    for file in files.dropFirst() where try reader.iccProfile(of: file) != profile { return nil }
    return profile
  }
}

/// The pictures of files, read one after the other.
private final class PictureFiles: FrameReader {
  private var files: ArraySlice<RawArgument>
  private let size: PixelSize
  private let reader: PictureFileReader

  init(_ files: [RawArgument], size: PixelSize, reader: PictureFileReader) {
    self.files = files[...]
    self.size = size
    self.reader = reader
  }

  func next() throws -> Canvas? {
    guard let file = files.popFirst() else { return nil }
    let canvas = try reader.read(file)
    guard canvas.size == size else {
      throw Failure(
        .unusableInput, "\(file) is \(canvas.size), the pictures before it \(size)")
    }
    return canvas
  }
}

/// Reads pictures within the tool's limits.
struct PictureFileReader {
  private let reader: ImageReader
  private let deadline: Deadline

  init(limits: Limits) {
    deadline = limits.end
    // A file is decoded from memory.
    let mostBytes = min(limits[.inputBytes], limits[.memoryBytes] / 4)
    reader = ImageReader(
      limits: ImageLimits(bytes: mostBytes, pixels: limits[.canvasPixels]))
  }

  /// The most bytes of a file.
  var mostBytes: Int { reader.limits.bytes }

  /// Reads a file by its path.
  func read(_ file: RawArgument) throws(Failure) -> Canvas {
    do { return try reader.read(path: file.bytes, until: deadline) } catch {
      throw Failure(error).about(file)
    }
  }

  /// The color profile in a file.
  func iccProfile(of file: RawArgument) throws(Failure) -> [UInt8]? {
    do {
      return ColorProfile.icc(in: try WholeFile.read(path: file.bytes, most: mostBytes + 1))
    } catch { throw Failure(error).about(file) }
  }

  /// Decodes a file's bytes.
  func read(_ bytes: [UInt8]) throws(Failure) -> Canvas {
    do { return try reader.read(bytes) } catch { throw Failure(error) }
  }
}
