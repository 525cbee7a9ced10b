public import Frames

extension Canvas {
  /// The picture in letters, its rows apart by slashes: the colors of `ColorTable.primaries`
  /// (R, G, B, W), black (K), a point for transparent, a question mark for anything else.
  public var letters: String {
    let rows = (0..<size.height).map { y in
      (0..<size.width).map { x in Self.letter(of: self[x, y]) }.joined()
    }
    return rows.joined(separator: "/")
  }

  private static func letter(of color: Color) -> String {
    if color == .transparent { return "." }
    if color == .black { return "K" }
    let index = ColorTable.primaries.colors.firstIndex(of: color)
    return index.map { ["R", "G", "B", "W"][$0] } ?? "?"
  }
}
