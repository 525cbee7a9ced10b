/// The colors that an image's pixel values stand for: GIF89a, sections 19 and 21.
public struct ColorTable: Hashable, Sendable {
  /// The opaque colors in file order, 2 to 256 of them.
  public var colors: [Color]

  /// Makes a table of `colors`.
  public init(_ colors: [Color]) {
    self.colors = colors
  }

  /// The number of colors.
  public var count: Int { colors.count }
}
