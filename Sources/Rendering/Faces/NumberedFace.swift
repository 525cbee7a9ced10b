internal import Frames

/// The picture of a cell that has none of its own: a color, and the item's number.
enum NumberedFace {
  /// Colors of about the same lightness, of which neighbors differ; white shows well on them.
  private static let colors: [Color] = [
    Color(red: 74, green: 144, blue: 217), Color(red: 214, green: 84, blue: 69),
    Color(red: 60, green: 153, blue: 104), Color(red: 155, green: 93, blue: 201),
    Color(red: 207, green: 128, blue: 31), Color(red: 35, green: 150, blue: 164),
    Color(red: 205, green: 77, blue: 140), Color(red: 112, green: 140, blue: 48),
    Color(red: 98, green: 109, blue: 214), Color(red: 165, green: 112, blue: 74),
    Color(red: 90, green: 125, blue: 148), Color(red: 176, green: 84, blue: 176),
  ]

  /// More texels would only make the numbers of huge cells sharper.
  static let largestSide = 1_024

  /// The color of an item.
  static func color(ofItem item: Int) -> Color { colors[item % colors.count] }

  /// Draws the face of an item.
  static func picture(ofItem item: Int, size: PixelSize, showsNumber: Bool) -> Canvas {
    var canvas = Canvas(size: size, filledWith: color(ofItem: item))
    if showsNumber { draw(LabelBitmap(String(item)), on: &canvas) }
    return canvas
  }

  /// Draws a label in the middle, its pixels as large as leaves it less than half the height and four
  /// fifths of the width; none that doesn't fit.
  private static func draw(_ label: LabelBitmap, on canvas: inout Canvas) {
    guard !label.size.isEmpty else { return }
    let side = max(
      min(
        canvas.size.height * 9 / 20 / label.size.height,
        canvas.size.width * 4 / 5 / label.size.width), 1)
    let (width, height) = (label.size.width * side, label.size.height * side)
    guard width <= canvas.size.width, height <= canvas.size.height else { return }
    let (left, top) = ((canvas.size.width - width) / 2, (canvas.size.height - height) / 2)
    for row in 0..<height {
      for column in 0..<width
      where label.ink[row / side * label.size.width + column / side] {
        canvas[left + column, top + row] = Color(red: 255, green: 255, blue: 255)
      }
    }
  }
}
