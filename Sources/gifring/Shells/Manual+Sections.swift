extension Manual {
  static let description =
    [".Sh DESCRIPTION", ".Nm"]
    + Mdoc.text(
      """
      reads animated GIF files and writes their frames as browsers show them, or as they are \
      stored, with a manifest that tells when each of them shows.
      """)
    + [".Pp"]
    + Mdoc.text(
      """
      An input is a file, or - for standard input.
      Options and inputs stand behind the command in any order.
      A value follows the name of its option as the next word, or after an equals sign.
      What stands behind -- is never an option.
      """)
    + [".Pp"]
    + Mdoc.text(
      """
      What can be decoded of a damaged file is kept and marked, and the exit status tells.
      Of several inputs, a bad one doesn't stop the others.
      Results go to standard output, everything else to standard error.
      """)

  static let environment =
    [".Sh ENVIRONMENT"]
    + list([
      (
        "Ev NO_COLOR", "If it is set and not empty, messages have no color unless --color is given."
      ),
      ("Ev TERM", "If it is dumb, messages have no color, and no progress is shown."),
      (
        "Ev TMPDIR",
        "The folder for what comes through pipes and is too long for memory, by default /tmp."
      ),
    ])

  static let files =
    [".Sh FILES"]
    + list([
      (
        "Pa \(Mdoc.argument("STEM.frames"))",
        """
        The folder in which the frames of one input go unless --output names another.
        STEM is the name of the input without its suffix.
        """
      ),
      (
        "Pa \(Mdoc.argument("manifest.json"))",
        """
        In each folder of frames, what is known of the source and its frames.
        It is written last: where it stands, everything else is complete.
        """
      ),
    ])

  static let exitStatus =
    [".Sh EXIT STATUS"]
    + list(ExitStatus.allCases.map { ("Li \($0.rawValue)", sentence($0.meaning)) })
    + [".Pp"]
    + Mdoc.text(
      """
      SIGINT, SIGTERM and SIGPIPE end the process as they end others, after temporary files are \
      removed.
      Where all that is to be done takes some milliseconds, it is done first.
      """)

  /// Terms, already marked up, and what is said about each.
  static func list(_ items: [(term: String, sentences: String)]) -> [String] {
    [".Bl -tag -width Ds"]
      + items.flatMap { [".It \($0.term)"] + Mdoc.text($0.sentences) } + [".El"]
  }

  /// A sentence made of a phrase that begins with a small letter and has no full stop.
  static func sentence(_ phrase: String) -> String {
    "\(phrase.prefix(1).uppercased())\(phrase.dropFirst())."
  }
}
