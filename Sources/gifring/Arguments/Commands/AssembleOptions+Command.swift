internal import GIFDecoding

extension AssembleOptions {
  static let output = Option(
    "output", short: "o", .file, help: "a .gif, .webp or .png (APNG) file",
    manual: "The file to write; the suffix of its name, .gif, .webp or .png, says what it becomes.")
  static let delay = Option(
    "delay", .time, help: "of every frame, such as 40ms", excludes: ["delays"],
    manual: """
      For how long every frame shows.
      By default it is as long as the manifest or the GIF says, and 100ms for pictures.
      """)
  static let delays = Option(
    "delays", .times, placeholder: "TIMES", help: "of each frame, such as 100ms,0.5s,1",
    excludes: ["delay"],
    manual: "For how long each frame shows: as many times as there are frames, separated by commas."
  )
  static let quantize = Option(
    "quantize", .flag, help: "lose colors where a GIF can't hold all",
    manual: """
      Chooses the best colors where a GIF can't hold all of a frame's.
      Without this option, such frames are refused: nothing is lost unasked.
      """)
  static let edited = Option(
    "edited", .flag, help: "take frames that have changed since",
    manual: """
      Takes files that differ from the checksums in the manifest, as pictures do that were edited.
      Their sizes must still be right.
      """)
  static let force = Option(
    "force", .flag, help: "replace a file that exists",
    manual: "Replaces a file that exists; without it no file is ever overwritten.")

  static let command = CommandSpec(
    "assemble", summary: "Makes a GIF, WebP or APNG file of frames.",
    manual: """
      The input is a folder that split wrote, or its manifest; or pictures (PNG, WebP, JPEG, GIF, \
      PAM) in the order in which they show; or a GIF file.
      Nothing is lost: the animation that comes out shows what went in.
      A color profile that the frames have goes along, pictures keep one that all of them have; \
      comments and XMP packets stay behind, which edit keeps.
      A .gif file gets the delays that the manifest has from the file, which browsers then treat as \
      they did, and a .webp or .png file the times that browsers made of them; after --fps, both get \
      the times of the frames.
      Only regular files inside the manifest's folder are read.
      Without --plays, pictures play forever.
      """,
    operands: CommandSpec.Operands("INPUT...", .file(suffixes: [])),
    groups: [
      CommandSpec.OptionGroup(
        "Output",
        [
          output.spec, delay.spec, delays.spec, PlaybackOptions.plays.spec,
          SplitOptions.compression.spec, quantize.spec, force.spec,
        ]),
      CommandSpec.OptionGroup(
        "Input",
        [
          edited.spec, InputOptions.delayPolicy.spec, InputOptions.strict.spec,
          InputOptions.salvage.spec,
        ] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
