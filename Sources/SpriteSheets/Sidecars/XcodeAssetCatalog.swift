internal import FrameExport

/// An asset catalog of Xcode: a sprite atlas with an image set for each tick of the animation.
///
/// `UIImage.animatedImageNamed` shows the images NAME0, NAME1, … for equal times, up to NAME1024. So
/// frames are repeated, each for as many ticks as it shows; its `duration` is that of one play. An
/// animation that takes no time is its last frame.
struct XcodeAssetCatalog {
  private static let mostImages = 1_025

  private let sheet: SheetDescription
  private let name: String
  /// How many ticks each frame shows.
  private let tickCounts: [Int]

  /// - Throws: `SidecarError.tooManyImages`.
  init(_ sheet: SheetDescription) throws(SidecarError) {
    self.sheet = sheet
    name = SafeName.text(sheet.name) { !"/:.".unicodeScalars.contains($0) }
    let tick = sheet.tickMilliseconds
    var counts = sheet.frames.map { $0.milliseconds / tick }
    if sheet.totalMilliseconds == 0 { counts[counts.count - 1] = 1 }
    tickCounts = counts
    let count = counts.reduce(0, +)
    guard count <= Self.mostImages else {
      throw .tooManyImages(.xcode, count: count, most: Self.mostImages)
    }
  }

  private var catalog: RawPath { RawPath("\(name).xcassets") }
  private var atlas: RawPath { catalog.appending(RawPath("\(name).spriteatlas")) }

  var files: [SidecarFile] {
    let folders = [
      contents(of: catalog) { _ in },
      contents(of: atlas) { json in
        json.object("properties") { $0.member("provides-namespace", false) }
      },
    ]
    return folders + (0..<tickCounts.reduce(0, +)).map(imageSet)
  }

  private func imageSet(_ tick: Int) -> SidecarFile {
    contents(of: folder(ofTick: tick)) { json in
      json.objects("images", ["\(name)\(tick).png"]) { file, json in
        json.member("filename", file)
        json.member("idiom", "universal")
        json.member("scale", "1x")
      }
    }
  }

  private func contents(
    of folder: RawPath, _ body: (inout JSONText) -> Void
  ) -> SidecarFile {
    var json = JSONText()
    json.object { json in
      body(&json)
      json.object("info") { info in
        info.member("author", "gifring")
        info.member("version", 1)
      }
    }
    return SidecarFile(
      name: folder.appending("Contents.json"), bytes: json.bytes + "\n".utf8)
  }

  var pictureNames: [[RawPath]] {
    var tick = 0
    return tickCounts.map { count in
      defer { tick += count }
      return (tick..<tick + count).map {
        folder(ofTick: $0).appending(RawPath("\(name)\($0).png"))
      }
    }
  }

  private func folder(ofTick tick: Int) -> RawPath {
    atlas.appending(RawPath("\(name)\(tick).imageset"))
  }
}
