internal import FrameExport
internal import Frames
internal import GIFDecoding
internal import ImageReading
internal import LayoutCore
internal import Platform

/// The pictures of a folder, for the cells.
struct CellPictures {
  /// The most pictures of a folder that are read, and the most pixels that they take in all.
  private static let most = (pictures: 1_000, pixels: 1 << 25)
  /// The bytes of memory of which each lets one pixel in: all pictures take an eighth.
  private static let memoryShare = 32

  private(set) var pictures: [Canvas] = []
  /// How many of the files are damaged.
  private(set) var damageCount = 0

  /// No pictures.
  init() {}

  /// Reads as many pictures of a folder as are needed, in the order of their names.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - count: how many can be seen.
  ///   - size: what each has to cover, in pixels.
  /// - Throws: `Failure` if there is no such folder, or no picture in it.
  init(
    in folder: RawArgument, count: Int, covering size: PixelSize, limits: Limits,
    console: Console
  ) throws(Failure) {
    let reader = ImageReader(
      covering: size,
      limits: ImageLimits(
        bytes: min(limits[.inputBytes], 64 << 20), pixels: limits[.canvasPixels]))
    let mostPixels = min(Self.most.pixels, limits[.memoryBytes] / Self.memoryShare)
    var pixelCount = 0
    for path in try Self.files(in: folder) {
      guard pictures.count < min(count, Self.most.pictures) else { break }
      guard let picture = try read(path, reader, until: limits.end, console) else { continue }
      pixelCount += picture.size.pixelCount
      guard pixelCount <= mostPixels else {
        console.reportWarning(
          "only the first \(pictures.count) pictures are used: more would take too much memory",
          about: folder)
        break
      }
      pictures.append(picture)
    }
    if pictures.isEmpty, count > 0 {
      throw Failure(.unusableInput, "\(folder): no picture that a cell could show")
    }
  }

  private static func files(in folder: RawArgument) throws(Failure) -> [RawArgument] {
    switch SystemCalls.fileNames(inFolder: folder.bytes) {
    case .success(let names):
      let path = RawPath(bytes: folder.bytes)
      return names.filter { $0.first != UInt8(ascii: ".") }
        .sorted { $0.lexicographicallyPrecedes($1) }
        .map { RawArgument(bytes: path.appending(RawPath(bytes: $0)).bytes) }
    case .failure(let error):
      throw Failure(
        .unopenableInput, "\(folder): \(SystemCalls.describe(errorNumber: error.code))")
    }
  }

  /// Reads one file; what is no picture at all is only noted.
  private mutating func read(
    _ path: RawArgument, _ reader: ImageReader, until deadline: Deadline, _ console: Console
  ) throws(Failure) -> Canvas? {
    if deadline.hasPassed {
      throw Failure(DecodingError.deadlinePassed(allowed: deadline.allowed))
    }
    do {
      return try reader.read(path: path.bytes, until: deadline)
    } catch .deadlinePassed(let time) {
      throw Failure(DecodingError.deadlinePassed(allowed: time)).about(path)
    } catch .unknownFormat, .input(.isDirectory) {
      console.reportNote("left out: it is no picture", about: path)
    } catch {
      damageCount += 1
      console.reportWarning("left out: \(error)", about: path)
    }
    return nil
  }
}

extension PreviewOptions {
  /// How many different cells can be seen.
  func cellCount(_ script: SceneScript?) -> Int {
    if case .file(.html, _) = destination { return .max }
    return itemCounts.reduce(script?.events.count ?? 0) { min($0 + $1, Quantity.maximum) }
  }

  /// How many pixels the largest cell takes.
  var cellPixels: PixelSize {
    // The sizes of cells depend on their number and kind only: a few of them tell.
    let counts = itemCounts.map { min($0, 200) }
    let layout = arrangement.prepare(
      LayoutContext(bounds: Rect(origin: .zero, size: size), itemCounts: counts))
    var largest = Size.zero
    layout.forEachElement { element in
      guard element.category == .cell else { return }
      largest.width = max(largest.width, element.size.width)
      largest.height = max(largest.height, element.size.height)
    }
    let pixels = max(scale, Self.leastPixelsOfPage(destination))
    return PixelSize(
      width: Self.side(largest.width * pixels), height: Self.side(largest.height * pixels))
  }

  private static func side(_ pixels: Double) -> Int {
    Int(min(max(1, pixels.rounded(.up)), 4_096))
  }

  /// Pages are looked at on screens with two pixels a point.
  private static func leastPixelsOfPage(_ destination: Destination) -> Double {
    switch destination {
    case .file(.html, _), .file(.svg, _): 2
    default: 0
    }
  }
}
