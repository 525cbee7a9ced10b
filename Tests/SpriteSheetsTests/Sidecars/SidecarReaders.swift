import Foundation
import FrameExport
import Frames
import TestSupport

import SpriteSheets

/// Readers of sidecars, written after the programs that read them and not after our writers.
enum SidecarReader {
  struct Unreadable: Error {
    let what: String
  }

  static func text(_ file: SidecarFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  private static func rect(_ value: JSONValue) -> PixelRect {
    PixelRect(
      x: value["x"].integer ?? -1, y: value["y"].integer ?? -1, width: value["w"].integer ?? -1,
      height: value["h"].integer ?? -1)
  }

  /// One page of Aseprite's or TexturePacker's JSON, by frame names.
  static func json(_ file: SidecarFile) throws -> (
    frames: [String: ToldFrame], meta: JSONValue, root: JSONValue
  ) {
    let root = try JSONDecoder().decode(JSONValue.self, from: Data(file.bytes))
    var entries = root["frames"].members ?? [:]
    for frame in root["frames"].array ?? [] {
      guard let name = frame["filename"].string else { throw Unreadable(what: "a nameless frame") }
      entries[name] = frame
    }
    let image = root["meta"]["image"].string ?? ""
    let frames = entries.mapValues { frame in
      ToldFrame(
        file: image, rect: rect(frame["frame"]), frameRect: rect(frame["spriteSourceSize"]),
        frameSize: PixelSize(
          width: frame["sourceSize"]["w"].integer ?? 0,
          height: frame["sourceSize"]["h"].integer ?? 0),
        milliseconds: frame["duration"].integer)
    }
    return (frames, root["meta"], root)
  }

  /// As libGDX's `TextureAtlasData` reads: lines, of which those with a colon are fields.
  static func atlas(_ file: SidecarFile) throws -> [(name: String, frame: ToldFrame)] {
    let lines = text(file).components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    var regions: [(name: String, index: Int, frame: ToldFrame)] = []
    var page: String?
    for line in lines {
      let fields = line.split(separator: ":", maxSplits: 1).map(String.init)
      if line.isEmpty {
        page = nil
      } else if fields.count < 2, let page {
        regions.append((line, -1, ToldFrame(file: page)))
      } else if fields.count < 2 {
        page = line
      } else if !regions.isEmpty, page != nil {
        let numbers = fields[1].split(separator: ",").compactMap {
          Int($0.trimmingCharacters(in: .whitespaces))
        }
        try set(fields[0], numbers, &regions[regions.count - 1])
      }
    }
    return regions.sorted { $0.index < $1.index }.map { ($0.name, $0.frame) }
  }

  private static func set(
    _ field: String, _ numbers: [Int], _ region: inout (name: String, index: Int, frame: ToldFrame)
  ) throws {
    switch (field, numbers.count) {
    case ("index", 1): region.index = numbers[0]
    case ("bounds", 4):
      region.frame.rect = PixelRect(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("offsets", 4):
      // From the lower left corner.
      let size = region.frame.rect.size
      region.frame.frameRect = PixelRect(
        x: numbers[0], y: numbers[3] - numbers[1] - size.height, width: size.width,
        height: size.height)
      region.frame.frameSize = PixelSize(width: numbers[2], height: numbers[3])
    case ("duration", 1): region.frame.milliseconds = numbers[0]
    // The fields of the page come before any region of it, and after those of the last page.
    case ("size", 2), ("format", _), ("filter", _), ("repeat", _): break
    default: throw Unreadable(what: "\(field): \(numbers)")
    }
  }

  /// A resource of Godot, with its speed and whether it loops.
  static func godot(_ file: SidecarFile) throws -> (
    frames: [ToldFrame], speed: Double, loops: Bool, stepCount: Int
  ) {
    let text = text(file)
    var files: [Substring: String] = [:]
    for match in text.matches(of: /\[ext_resource type="Texture2D" path="(.*?)" id="(.*?)"\]/) {
      files[match.2] = String(match.1)
    }
    var textures: [Substring: ToldFrame] = [:]
    let pattern =
      /\[sub_resource type="AtlasTexture" id="(.*?)"\]\natlas = ExtResource\("(.*?)"\)\nregion = Rect2\((.*?)\)\n(?:margin = Rect2\((.*?)\)\n)?/
    for match in text.matches(of: pattern) {
      textures[match.1] = texture(files[match.2] ?? "", match.3, margin: match.4)
    }
    guard let speed = text.firstMatch(of: /"speed": ([0-9.]+)\n/).flatMap({ Double($0.1) }),
      let steps = text.firstMatch(of: /load_steps=([0-9]+)/).flatMap({ Int($0.1) })
    else { throw Unreadable(what: "no speed") }
    let frames = try text.matches(
      of: /\{\n"duration": ([0-9.]+),\n"texture": SubResource\("(.*?)"\)\n\}/
    ).map { match in
      guard var frame = textures[match.2], let ticks = Double(match.1) else {
        throw Unreadable(what: "no texture \(match.2)")
      }
      frame.milliseconds = Int((ticks * 1000 / speed).rounded())
      return frame
    }
    let parts = files.count + textures.count + 1
    guard parts == steps else { throw Unreadable(what: "\(parts) parts, not \(steps)") }
    return (frames, speed, text.contains("\n\"loop\": true,\n"), steps)
  }

  private static func texture(
    _ file: String, _ region: Substring, margin: Substring?
  ) -> ToldFrame {
    let numbers = { (text: Substring) in text.split(separator: ", ").compactMap { Int($0) } }
    let place = numbers(region)
    var frame = ToldFrame(
      file: file, rect: PixelRect(x: place[0], y: place[1], width: place[2], height: place[3]))
    if let margin {
      let around = numbers(margin)
      frame.frameRect = PixelRect(
        x: around[0], y: around[1], width: place[2], height: place[3])
      frame.frameSize = PixelSize(width: place[2] + around[2], height: place[3] + around[3])
    }
    return frame
  }
}
