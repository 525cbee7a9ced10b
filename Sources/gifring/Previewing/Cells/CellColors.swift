internal import Frames
internal import LayoutCore
internal import Rendering
internal import Scenes

/// The colors of cells without pictures, as the renderer has them.
struct CellColors {
  /// The colors of items by their numbers; they begin again behind the last one.
  let colors: [Color]

  /// The renderer's colors repeat after some number that divides this one.
  private static let count = 120

  /// Asks the renderer.
  ///
  /// - Throws: `RenderingError`.
  init() throws(RenderingError) {
    let side = 4.0
    var renderer = try Renderer(
      size: Size(square: side),
      style: RenderingStyle(cellShape: .rectangle, borderWidth: 0, showsNumbers: false))
    let cell = LayoutAttributes(
      .cell, at: LayoutIndexPath(item: 0, section: 0),
      frame: Rect(origin: .zero, size: Size(square: side)))
    colors = (0..<Self.count).map { item in
      let snapshot = Snapshot(
        time: .zero, size: Size(square: side),
        elements: [SceneElement(attributes: cell, content: .item(item))], hubFrame: nil,
        nextChange: nil)
      return renderer.picture(of: snapshot) { _ in Canvas(size: PixelSize(width: 1, height: 1)) }[
        2, 2]
    }
  }

  /// The color of an item.
  subscript(item: Int) -> Color { colors[item % colors.count] }
}

extension Color {
  /// `#rrggbb`.
  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
