internal import GIFDecoding

extension SplitOptions {
  static let output = Option(
    "output", short: "o", .folder, help: "where files go, - to stream (default STEM.frames)")
  static let name = Option(
    "name", .text("a template such as {stem}-{index}"), placeholder: "TEMPLATE",
    help: "file names", default: "{stem}-{index}")
  static let format = Option<FrameFormat>(
    "format", .choice, placeholder: "FORMAT", help: "of the files", default: "png")
  static let compression = Option<CompressionEffort>(
    "compression", .choice, placeholder: "LEVEL", help: "of PNG files")
  static let background = Option(
    "background", .color, help: "what stands behind frames", default: "transparent")
  static let dedupe = Option("dedupe", .flag, help: "write equal frames only once")
  static let raw = Option(
    "raw", .flag, help: "the stored images instead of whole frames",
    excludes: ["background", "fps", "dedupe"])
  static let force = Option("force", .flag, help: "replace files that exist")
  static let sync = Option("sync", .flag, help: "flush files to the disk before the manifest")
  static let json = Option("json", .flag, help: "print one JSON record for each input")

  static let command = CommandSpec(
    "split", summary: "Writes the frames of GIF files, in order, and a manifest of them.",
    operands: InputOptions.inputs,
    groups: [
      CommandSpec.OptionGroup(
        "Output",
        [
          output.spec, name.spec, format.spec, compression.spec, background.spec, dedupe.spec,
          raw.spec, force.spec, sync.spec,
        ]),
      CommandSpec.OptionGroup(
        "Frames", SelectionOptions.specs + [InputOptions.delayPolicy.spec]),
      CommandSpec.OptionGroup("Input", InputOptions.specs),
      CommandSpec.OptionGroup(
        "Work", [InputOptions.jobs.spec, json.spec] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
