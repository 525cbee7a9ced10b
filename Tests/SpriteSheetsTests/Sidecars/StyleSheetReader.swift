import Foundation
import FrameExport
import Frames
import SpriteSheets

/// A style sheet with one class and one animation, as a browser understands it.
struct StyleSheetReader {
  let className: String
  let base: [String: String]
  /// What the class shows at the start of each keyframe, with its place in percent.
  private(set) var keyframes: [(percents: [Double], declarations: [String: String])] = []

  init(_ file: SidecarFile) throws {
    let text = SidecarReader.text(file)
    guard let rule = text.firstMatch(of: /^\.(.*?) \{\n(.*?)\}\n/.dotMatchesNewlines()) else {
      throw SidecarReader.Unreadable(what: text)
    }
    className = String(rule.1)
    base = Self.declarations(rule.2)
    for match in text.matches(of: /\n  ([0-9.%, ]+) \{ (.*?) \}/) {
      let percents = match.1.split(separator: ", ").compactMap { Double($0.dropLast()) }
      keyframes.append((percents, Self.declarations(match.2)))
    }
  }

  private static func declarations(_ text: Substring) -> [String: String] {
    text.split(separator: ";").reduce(into: [:]) { found, declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if parts.count == 2 { found[parts[0]] = parts[1] }
    }
  }

  /// `animation`: its name, the milliseconds of a play, the plays (nil for ever).
  var animation: (name: String, milliseconds: Int, plays: Int?)? {
    // From the end: the name may hold escaped spaces.
    let pattern = /(.*) (\d+)ms step-end (?:infinite|(\d+) forwards)/
    guard let match = base["animation"]?.wholeMatch(of: pattern),
      let milliseconds = Int(match.2)
    else { return nil }
    return (String(match.1), milliseconds, match.3.flatMap { Int($0) })
  }

  /// The frames with the time until the next keyframe.
  func frames() -> [ToldFrame] {
    guard let animation else { return [frame(base)] }
    let starts = keyframes.map { keyframe in
      Int((keyframe.percents[0] * Double(animation.milliseconds) / 100).rounded())
    }
    return zip(keyframes, zip(starts, starts.dropFirst() + [animation.milliseconds])).map {
      var frame = frame(base.merging($0.declarations) { $1 })
      frame.milliseconds = $1.1 - $1.0
      return frame
    }
  }

  private func frame(_ style: [String: String]) -> ToldFrame {
    let pixels = { (name: String) in
      (style[name] ?? "").split(separator: " ").compactMap { Int($0.dropLast(2)) }
    }
    let (place, width, height) = (pixels("background-position"), pixels("width"), pixels("height"))
    let image = (style["background-image"] ?? "").dropFirst(5).dropLast(2)
    var frame = ToldFrame(file: String(image).removingPercentEncoding ?? "")
    guard place.count == 2, width.count == 1, height.count == 1 else { return frame }
    frame.rect = PixelRect(x: -place[0], y: -place[1], width: width[0], height: height[0])
    let sides = pixels("padding")
    guard sides.count == 4 else { return frame }
    frame.frameRect = PixelRect(x: sides[3], y: sides[0], width: width[0], height: height[0])
    frame.frameSize = PixelSize(
      width: sides[3] + width[0] + sides[1], height: sides[0] + height[0] + sides[2])
    return frame
  }
}
