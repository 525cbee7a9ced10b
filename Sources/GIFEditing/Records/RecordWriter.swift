internal import Frames
internal import GIFDecoding

/// Writes a file from the records of another one.
struct RecordWriter {
  /// What is written so far.
  private(set) var bytes: [UInt8] = []
  private let file: GIFFile
  private let filter: ExtensionFilter
  /// How many images were copied without being decompressed.
  private(set) var copiedImageCount = 0
  private(set) var imageCount = 0

  init(_ file: GIFFile, _ filter: ExtensionFilter) {
    self.file = file
    self.filter = filter
    bytes.reserveCapacity(file.bytes.count + 64)
  }

  /// Copies the header, the logical screen and the global color table.
  ///
  /// - Parameter size: the size of the logical screen, nil to keep what is stored.
  mutating func putHead(size: PixelSize?) {
    bytes += file.bytes[..<file.headEnd]
    guard let size else { return }
    bytes.replaceSubrange(6..<10, with: Self.words(size.width, size.height))
    // A background color outside of its table: gifsicle refuses nothing, but warns.
    let count = file.structure.logicalScreen.globalColorTable?.count ?? 0
    if Int(bytes[11]) >= count { bytes[11] = 0 }
  }

  /// Writes a loop block, or nothing for one play.
  mutating func putLoopCount(_ loopCount: LoopCount) {
    guard let raw = loopCount.rawValue else { return }
    bytes += [0x21, Label.application, 11] + Array("NETSCAPE2.0".utf8)
    bytes += [3, 1, UInt8(truncatingIfNeeded: raw), UInt8(raw >> 8), 0]
    requireVersion89a()
  }

  /// Copies the extensions in front of an image, or behind the last one.
  ///
  /// - Parameter control: what the image's graphic control is to say, in the place of the last one
  ///   there, nil for no control at all.
  mutating func putExtensions(before index: Int, control: GraphicControl?) {
    let place = control == nil || filter.isStrict ? nil : placeOfControl(before: index)
    for found in file.extensions(before: index) {
      if found.label == Label.graphicControl {
        guard let control, place != nil else { continue }
        putControl(found, found.range == place ? control : nil)
      } else if filter.keeps(found, of: file.bytes) {
        bytes += file.bytes[found.range]
      }
    }
    if let control, place == nil { putControl(control) }
  }

  /// Where the graphic control stands that counts, nil without one.
  private func placeOfControl(before index: Int) -> Range<Int>? {
    file.extensions(before: index).reduce(nil) { place, found in
      found.label == Label.graphicControl && found.firstSubBlock.count >= 4 ? found.range : place
    }
  }

  /// Copies a stored control, with other values where it counts.
  private mutating func putControl(_ found: StoredExtension, _ control: GraphicControl?) {
    let start = bytes.count
    bytes += file.bytes[found.range]
    guard let control else { return }
    bytes.replaceSubrange(
      start + 3..<start + 7, with: control.patched(file.bytes[found.firstSubBlock].prefix(4)))
  }

  /// Writes a graphic control that the file doesn't have, if one is needed.
  mutating func putControl(_ control: GraphicControl) {
    guard !control.isNeedless else { return }
    bytes += control.bytes
    requireVersion89a()
  }

  /// Copies an image as it is stored.
  ///
  /// - Parameters:
  ///   - subBlocks: its data, where the stored data lacks its end.
  ///   - origin: where it is to stand, nil to keep what is stored.
  mutating func copyImage(_ index: Int, subBlocks: [UInt8]? = nil, x: Int? = nil, y: Int? = nil) {
    let image = file.structure.images[index]
    let start = bytes.count
    if let subBlocks {
      bytes += file.bytes[image.byteOffset..<image.dataByteOffset] + subBlocks
    } else {
      bytes += file.bytes[image.byteOffset..<image.endByteOffset]
    }
    bytes.replaceSubrange(
      start + 1..<start + 5, with: Self.words(x ?? image.rect.x, y ?? image.rect.y))
    copiedImageCount += 1
    imageCount += 1
  }

  /// Writes an image that was compressed anew.
  mutating func putImage(_ image: EncodedImage) {
    let colors = image.colorTable.colors
    let isGlobal = colors == file.structure.logicalScreen.globalColorTable?.colors
    var bits = 1
    while 1 << bits < colors.count { bits += 1 }
    let rect = image.rect
    bytes += [0x2c] + Self.words(rect.x, rect.y) + Self.words(rect.width, rect.height)
    bytes.append((isGlobal ? 0 : 0x80 | UInt8(bits - 1)) | (image.isInterlaced ? 0x40 : 0))
    if !isGlobal {
      for color in colors { bytes += [color.red, color.green, color.blue] }
      bytes += [UInt8](repeating: 0, count: 3 * ((1 << bits) - colors.count))
    }
    bytes.append(image.minimumCodeSize)
    bytes += image.subBlocks
    imageCount += 1
  }

  /// Writes the trailer and gives the file.
  mutating func finish() -> [UInt8] {
    bytes.append(0x3b)
    return bytes
  }

  private mutating func requireVersion89a() {
    bytes[4] = UInt8(ascii: "9")
  }

  private static func words(_ first: Int, _ second: Int) -> [UInt8] {
    [first, second].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
