internal import Frames
internal import PictureScaling
internal import Scenes

/// Makes faces, and remembers those that were used lately.
struct FaceCache: Sendable {
  private struct Key: Hashable {
    let content: SceneElement.Content
    let size: FaceSize
  }

  private struct Entry {
    let face: Face
    var lastUse: Int
  }

  /// How many bytes of faces are remembered for longer than a picture takes.
  static let capacity = 64 << 20

  private let style: RenderingStyle
  private let pictures: [Canvas]
  /// Whether each picture has no transparent pixel.
  private let areOpaque: [Bool]
  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var use = 0

  init(style: RenderingStyle, pictures: [Canvas]) {
    (self.style, self.pictures) = (style, pictures)
    areOpaque = pictures.map { $0.pixels.allSatisfy { $0 >> 24 == 255 } }
  }

  /// Whether a face is known to have no transparent pixel; those of the GIF aren't.
  func isOpaque(_ content: SceneElement.Content) -> Bool {
    switch content {
    case .hubFrame: false
    case .view: true
    case .item(let item): pictures.isEmpty || areOpaque[item % pictures.count]
    }
  }

  /// Tells that another picture is begun.
  mutating func beginPicture() { use += 1 }

  /// The face of an element; nil if it has none.
  mutating func face<Failure: Error>(
    for content: SceneElement.Content, size: FaceSize,
    hubFrame: (Int) throws(Failure) -> Canvas
  ) throws(Failure) -> Face? {
    let key = Key(content: shared(content), size: size)
    if let entry = entries[key] {
      entries[key]?.lastUse = use
      return entry.face
    }
    guard let face = try makeFace(for: key.content, size: size, hubFrame: hubFrame) else {
      return nil
    }
    makeRoom(for: face)
    entries[key] = Entry(face: face, lastUse: use)
    byteCount += face.byteCount
    return face
  }

  /// Items that show the same picture have the same face: that of the first of them.
  private func shared(_ content: SceneElement.Content) -> SceneElement.Content {
    guard case .item(let item) = content, !pictures.isEmpty,
      !pictures[item % pictures.count].size.isEmpty
    else { return content }
    return .item(item % pictures.count)
  }

  /// Forgets what this picture didn't use; if that isn't enough, all.
  private mutating func makeRoom(for face: Face) {
    guard byteCount + face.byteCount > Self.capacity else { return }
    entries = entries.filter { $0.value.lastUse == use }
    byteCount = entries.values.reduce(0) { $0 + $1.face.byteCount }
    guard byteCount + face.byteCount > Self.capacity else { return }
    entries = [:]
    byteCount = 0
  }
}

extension FaceCache {
  private func makeFace<Failure: Error>(
    for content: SceneElement.Content, size: FaceSize,
    hubFrame: (Int) throws(Failure) -> Canvas
  ) throws(Failure) -> Face? {
    switch content {
    case .hubFrame(let index):
      let frame = try hubFrame(index)
      return reduced(frame, PixelRect(frame.size), to: size.seen)
    case .view: return Face(style.theme.ornament)
    case .item(let item):
      guard item < pictures.count, !pictures[item].size.isEmpty else {
        return numbered(item, size)
      }
      let picture = pictures[item]
      return reduced(picture, Self.middle(of: picture.size, like: size.natural), to: size.seen)
    }
  }

  private func numbered(_ item: Int, _ size: FaceSize) -> Face {
    let size = size.limited(to: NumberedFace.largestSide)
    let larger = PixelSize(
      width: max(size.natural.width, size.seen.width),
      height: max(size.natural.height, size.seen.height))
    let picture = NumberedFace.picture(
      ofItem: item, size: larger, showsNumber: style.showsNumbers)
    return Face(picture.scaled(to: size.seen, filter: .area))
  }

  /// A part of a picture, made smaller if it is larger; sampling makes it larger if need be.
  private func reduced(_ picture: Canvas, _ part: PixelRect, to size: PixelSize) -> Face? {
    guard !part.isEmpty else { return nil }
    let size = PixelSize(
      width: min(size.width, part.width), height: min(size.height, part.height))
    return Face(picture.scaled(part, to: size, filter: .area))
  }

  /// The largest part of a picture in its middle that has the proportions of `shape`.
  private static func middle(of size: PixelSize, like shape: PixelSize) -> PixelRect {
    let width = min(size.width, max(1, rounded(size.height * shape.width, shape.height)))
    let height = min(size.height, max(1, rounded(size.width * shape.height, shape.width)))
    return PixelRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  private static func rounded(_ dividend: Int, _ divisor: Int) -> Int {
    (dividend + divisor / 2) / divisor
  }
}
