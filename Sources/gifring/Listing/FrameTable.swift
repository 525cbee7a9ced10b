internal import FrameExport
internal import Frames
internal import GIFDecoding

/// The frames of a file as a table.
struct FrameTable {
  private let listing: Listing
  private let policy: DelayPolicy

  init(_ listing: Listing, _ policy: DelayPolicy) {
    self.listing = listing
    self.policy = policy
  }

  /// The heading and one line a frame.
  var lines: [String] {
    var table = TextTable(
      Self.columns + (listing.contents == nil ? [] : Self.contentColumns))
    for (index, frame) in listing.frames(policy).enumerated() {
      table.append(cells(frame, listing.structure.images[index]))
    }
    return table.lines
  }

  private static let columns: [TextTable.Column] = [
    .init("frame", .right), .init("start ms", .right), .init("delay cs", .right),
    .init("shown ms", .right), .init("x", .right), .init("y", .right), .init("width", .right),
    .init("height", .right), .init("disposal"), .init("transparent", .right),
    .init("local colors", .right), .init("interlaced"), .init("LZW bytes", .right),
    .init("offset", .right),
  ]
  private static let contentColumns: [TextTable.Column] = [
    .init("state"), .init("pixels", .right), .init("crc32"),
  ]

  private func cells(_ frame: Manifest.Frame, _ image: StoredImage) -> [String] {
    let time = [
      "\(frame.index)", "\(frame.startMilliseconds)", "\(image.delay.centiseconds)",
      "\(frame.endMilliseconds - frame.startMilliseconds)",
    ]
    let place = [image.rect.x, image.rect.y, image.rect.width, image.rect.height].map(String.init)
    let rest = [
      Self.word(image), image.transparentColorIndex.map { "\($0)" } ?? "-",
      image.localColorCount > 0 ? "\(image.localColorCount)" : "-",
      image.isInterlaced ? "yes" : "no", "\(image.dataByteCount)", "\(image.byteOffset)",
    ]
    return time + place + rest + contentCells(frame)
  }

  private func contentCells(_ frame: Manifest.Frame) -> [String] {
    guard let content = frame.content else { return [] }
    return [
      content.state.rawValue, "\(content.decodedPixelCount)", content.crc32?.hexadecimal ?? "-",
    ]
  }

  private static func word(_ image: StoredImage) -> String {
    switch image.disposal {
    case .unspecified: "unspecified"
    case .doNotDispose: "keep"
    case .restoreToBackground: "background"
    case .restoreToPrevious: "previous"
    }
  }
}
