extension Canvas {
  /// The picture with a color in place of its transparent pixels.
  public func over(_ background: Color) -> Canvas {
    Canvas(
      size: size,
      pixels: pixels.map { $0 == Color.transparent.rawValue ? background.rawValue : $0 })
  }
}

extension IndexedCanvas {
  /// The picture with a color in place of its transparent pixels.
  public func over(_ background: Color) -> IndexedCanvas {
    IndexedCanvas(
      size: size, indices: indices,
      palette: palette.map { $0 == .transparent ? background : $0 })
  }
}
