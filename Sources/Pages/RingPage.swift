public import Frames
public import LayoutCore

/// A GIF in its ring as one HTML file, which needs nothing else: no network, no other file.
///
/// The page plays the GIF with its delays, and lets cells come and go at a tap. All places come from
/// the states; its script only goes from one to the next.
public struct RingPage: Sendable {
  /// What the page is called; any text.
  public var title: String
  /// The size of the view, in points.
  public var size: Size
  /// The GIF.
  public var hub: Hub
  /// Where everything is.
  public var states: PageStates
  /// How elements look.
  public var look: Look
  /// How fast the cells turn around the middle of the view, in turns a second, clockwise if positive.
  public var turnsPerSecond: Double
  /// Whether cells turn with their places.
  public var turnsCells: Bool

  /// Makes a page.
  public init(
    title: String, size: Size, hub: Hub, states: PageStates, look: Look,
    turnsPerSecond: Double = 0, turnsCells: Bool = false
  ) {
    self.title = title
    self.size = size
    self.hub = hub
    self.states = states
    self.look = look
    self.turnsPerSecond = turnsPerSecond
    self.turnsCells = turnsCells
  }

  /// The GIF of a page.
  public struct Hub: Sendable {
    /// The frames in order: which of the pictures, and for how many milliseconds.
    public var frames: [(picture: Int, milliseconds: Int)]
    /// The pictures as PNG files.
    public var pictures: [[UInt8]]
    /// How often the GIF plays, nil for ever.
    public var plays: Int?

    /// Makes the GIF of a page.
    public init(
      frames: [(picture: Int, milliseconds: Int)], pictures: [[UInt8]], plays: Int?
    ) {
      self.frames = frames
      self.pictures = pictures
      self.plays = plays
    }
  }

  /// How elements look.
  public struct Look: Sendable {
    /// The color behind everything.
    public var background: Color
    /// The color of headers, footers and ornaments.
    public var ornament: Color
    /// The color of text on the background.
    public var text: Color
    /// The outline of cells.
    public var cellShape: CellShape
    /// How wide the cells' borders are, in points.
    public var borderWidth: Double
    /// The color of the borders.
    public var borderColor: Color
    /// The colors of cells by their numbers; they begin again behind the last one.
    public var colors: [Color]
    /// The pictures of cells by their numbers, as PNG files; they begin again behind the last one.
    ///
    /// Empty for numbers.
    public var pictures: [[UInt8]]

    /// Makes a look.
    public init(
      background: Color, ornament: Color, text: Color, cellShape: CellShape,
      borderWidth: Double, borderColor: Color, colors: [Color], pictures: [[UInt8]]
    ) {
      self.background = background
      self.ornament = ornament
      self.text = text
      self.cellShape = cellShape
      self.borderWidth = borderWidth
      self.borderColor = borderColor
      self.colors = colors
      self.pictures = pictures
    }
  }
}
