internal import FrameExport
internal import SpriteSheets

/// The files that stand beside the pages of a sheet.
struct SheetOutput {
  let sidecars: [SidecarFile]
  /// The names of the pictures that each frame gets by itself.
  let pictureNames: [[RawPath]]
  /// The names of all files, pages first.
  let names: [RawPath]

  /// - Throws: `SidecarError`, or `Failure` where two files would have the same name.
  init(_ sheet: SheetDescription, _ kinds: [Sidecar]) throws {
    sidecars = try kinds.flatMap { try $0.files(for: sheet) }
    var names = sheet.frames.map { _ in [RawPath]() }
    for kind in kinds {
      names = zip(names, try kind.pictureNames(for: sheet)).map { $0 + $1 }
    }
    pictureNames = names
    self.names = sheet.pages.map(\.file) + sidecars.map(\.name) + names.joined()
    var known: Set<RawPath> = []
    for name in self.names where !known.insert(name).inserted {
      throw Failure(.usage, "two of the files would be \(name): ask for one kind of sidecar a run")
    }
  }
}
