public import Frames

/// What stands behind the transparent pixels of a picture.
public enum Ground: Hashable, Sendable {
  /// The terminal's own background.
  case terminal
  /// One color.
  case color(Color)
  /// Squares of two grays, as editors show transparency.
  case checker
}

extension Ground {
  private static let grays = (
    Color(red: 102, green: 102, blue: 102), Color(red: 153, green: 153, blue: 153)
  )

  /// The picture before the ground: opaque, or where the terminal is the ground, each pixel opaque or
  /// transparent, whichever it is more.
  ///
  /// - Parameter square: the side of a checker's squares in pixels.
  func behind(_ canvas: Canvas, square: Int) -> Canvas {
    var picture = canvas
    let width = max(canvas.size.width, 1)
    picture.withMutablePixels { pixels in
      for index in pixels.indices where pixels[index] >> 24 != 255 {
        let color = Color(rawValue: pixels[index])
        switch self {
        case .terminal:
          pixels[index] = color.alpha < 128 ? 0 : color.rawValue | 0xff00_0000
        case .color(let ground):
          pixels[index] = color.over(ground).rawValue
        case .checker:
          let isDark = (index % width / square + index / width / square).isMultiple(of: 2)
          pixels[index] = color.over(isDark ? Self.grays.0 : Self.grays.1).rawValue
        }
      }
    }
    return picture
  }
}

extension Color {
  /// The color seen through to an opaque ground.
  fileprivate func over(_ ground: Color) -> Color {
    func mix(_ front: UInt8, _ back: UInt8) -> UInt8 {
      let sum = Int(front) * Int(alpha) + Int(back) * (255 - Int(alpha))
      return UInt8((sum + 127) / 255)
    }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
