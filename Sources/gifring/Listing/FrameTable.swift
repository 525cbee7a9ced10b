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

  /// Hands over the heading and one line a frame, some lines at a time: there can be a million.
  ///
  /// - Throws: What `body` throws.
  func forEachPart<Failure>(_ body: ([String]) throws(Failure) -> Void) throws(Failure) {
    var layout = TextTable.Layout(
      Self.columns + (listing.contents == nil ? [] : Self.contentColumns))
    for cells in rows { layout.makeRoom(for: cells) }
    var lines = [layout.heading]
    for cells in rows {
      lines.append(layout.line(of: cells))
      guard lines.count == 1_000 else { continue }
      try body(lines)
      lines.removeAll(keepingCapacity: true)
    }
    try body(lines)
  }

  private var rows: some Sequence<[String]> {
    listing.frames(policy).enumerated().lazy.map { index, frame in
      cells(frame, listing.structure.images[index])
    }
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
