internal import GIFDecoding
package import TerminalDrawing

/// What `gifring play` was asked for.
package struct PlayOptions: Hashable, Sendable {
  /// The ways to draw.
  package enum Drawing: String, CaseIterable, Sendable {
    /// The best that the terminal is known to do.
    case auto
    /// Half-block characters.
    case blocks
    /// kitty's graphics protocol.
    case kitty
    /// The inline images of iTerm2.
    case iterm2
    /// Sixels, by libchafa.
    case sixel
    /// Finer characters, by libchafa.
    case symbols
  }

  /// What every command takes.
  package let common: CommonOptions
  /// Where the input comes from and how it is read.
  package let input: InputOptions
  /// How the animation plays.
  package let playback: PlaybackOptions
  /// How it is drawn.
  package let drawing: Drawing
  /// What stands behind transparent pixels.
  package let ground: Ground
  /// Whether the last line of the terminal says what is shown.
  package let showsStatus: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    drawing = try arguments.value(of: Self.drawing) ?? .auto
    ground = try arguments.value(of: Self.background) ?? .terminal
    showsStatus = !arguments.contains(Self.noStatus)
    playback = try PlaybackOptions(arguments)
    input = try InputOptions(arguments)
    common = try CommonOptions(arguments)
  }
}

extension PlayOptions {
  static let drawing = Option<Drawing>(
    "protocol", .choice, placeholder: "WAY", help: "way",
    manual: """
      How pictures are drawn: as half-block characters in 24-bit colors, by the graphics protocol of \
      kitty, as inline images of iTerm2, or through libchafa (the Debian package libchafa0) as sixels \
      or as finer characters.
      By default TERM and other variables decide.
      """)
  private static let background = Option(
    "background", .ground, placeholder: "COLOR",
    help: "behind the frames (default: the terminal's)",
    manual: """
      What stands behind the frames: checker, or a color.
      The default is the terminal's own background.
      """)
  private static let noStatus = Option(
    "no-status", .flag, help: "no line that says what is shown",
    manual: "Leaves out the line at the bottom that says what is shown.")

  static let command = CommandSpec(
    "play", summary: "Plays a GIF file in the terminal, at its exact pace.",
    manual: """
      Frames come at their exact times; those that a slow terminal has missed are skipped.
      It ends with the last play, or with q.
      Keys: space holds and goes on, left and right go back and on by a second, up and down by ten, \
      comma and period show the frame before and the next one, + and - change the speed, r turns \
      round, q quits.
      """,
    operands: CommandSpec.Operands("INPUT", .file(suffixes: ["gif"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup("Drawing", [drawing.spec, background.spec, noStatus.spec]),
      CommandSpec.OptionGroup("Playback", PlaybackOptions.specs),
      CommandSpec.OptionGroup(
        "Input", [InputOptions.strict.spec, InputOptions.salvage.spec] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
