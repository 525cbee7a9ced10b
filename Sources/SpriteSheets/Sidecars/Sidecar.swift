public import FrameExport

/// A file, or a few, that tell a program where the frames of a sheet are and how long they show.
public enum Sidecar: String, Hashable, Sendable, CaseIterable {
  /// JSON as Aseprite exports it, frames by name; one file a page.
  case aseprite
  /// The same with a list of frames.
  case asepriteArray = "aseprite-array"
  /// JSON as TexturePacker exports it, frames by name; one file a page.
  case texturePacker = "texturepacker"
  /// The same with a list of frames.
  case texturePackerArray = "texturepacker-array"
  /// A style sheet with a class that shows the animation.
  case css
  /// An atlas of libGDX and Spine.
  case libGDX = "libgdx"
  /// A `SpriteFrames` resource of Godot 4.
  case godot
  /// An `animation-list` of Android, and the frames as drawables: it can't use a sheet.
  case android
  /// An asset catalog of Xcode with the frames as images: it can't use a sheet.
  case xcode
}

/// A file that belongs to a sheet.
public struct SidecarFile: Hashable, Sendable {
  /// The file's name, with folders where the format asks for them, relative to the sheet's folder.
  public let name: RawPath
  /// What is in it.
  public let bytes: [UInt8]
}

extension Sidecar {
  /// Writes the text of the sidecar.
  ///
  /// - Throws: `SidecarError` where the format can't tell of the sheet.
  /// - Complexity: O(frames).
  public func files(for sheet: SheetDescription) throws(SidecarError) -> [SidecarFile] {
    switch self {
    case .aseprite: AsepriteJSON(sheet, isArray: false).files
    case .asepriteArray: AsepriteJSON(sheet, isArray: true).files
    case .texturePacker: TexturePackerJSON(sheet, isArray: false).files
    case .texturePackerArray: TexturePackerJSON(sheet, isArray: true).files
    case .css: [StyleSheet(sheet).file]
    case .libGDX: [try LibGDXAtlas(sheet).file]
    case .godot: [try GodotSpriteFrames(sheet).file]
    case .android: [AndroidAnimationList(sheet).file]
    case .xcode: try XcodeAssetCatalog(sheet).files
    }
  }

  /// The names of the PNG files that the sidecar wants of each frame, whole and untrimmed: none in most
  /// formats, more than one where frames last several ticks.
  ///
  /// - Throws: `SidecarError` where the format can't tell of the sheet.
  public func pictureNames(for sheet: SheetDescription) throws(SidecarError) -> [[RawPath]] {
    switch self {
    case .android: AndroidAnimationList(sheet).pictureNames
    case .xcode: try XcodeAssetCatalog(sheet).pictureNames
    default: sheet.frames.map { _ in [] }
    }
  }
}
