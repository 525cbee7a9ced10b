internal import FrameExport
internal import GIFDecoding
internal import PictureScaling

extension SplitOptions {
  static let output = Option(
    "output", short: "o", .folder, help: "where files go, - to stream (default STEM.frames)",
    manual: """
      The folder that the frames of a single input go into; it is made if it is missing.
      Those of each of several inputs go into a folder of their own inside it.
      A name that ends in .zip needs --zip, or a slash behind it.
      With -, frames follow each other on standard output, which needs --format pam or rgba and \
      exactly one input, or --zip.
      The default is STEM.frames in the working folder.
      """)
  static let name = Option(
    "name", .text("a template such as {stem}-{index}"), placeholder: "TEMPLATE",
    help: "file names", default: "{stem}-{index}",
    manual: """
      The names of the files, without their suffix; a slash makes folders.
      It may contain {stem} (the input's name without its suffix), {index} (the frame's place in \
      the source, from 0), {number} (its place in the output), {delay} (the delay in the file, in \
      hundredths of a second), {effective} (the delay as it shows, in milliseconds), {start} (when \
      it shows first, in milliseconds), {width}, {height}, {x} and {y} (the size and place of the \
      picture) and {crc} (a checksum of its pixels).
      Doubled braces stand for single ones.
      """)
  static let format = Option<FrameFormat>(
    "format", .choice, placeholder: "FORMAT", help: "of the files", default: "png",
    manual: """
      The format of the files.
      PNG and GIF files have palettes where the colors allow it; WebP files are lossless; PAM and \
      RGBA are uncompressed, RGBA without any header.
      """)
  static let compression = Option<CompressionLevel>(
    "compression", .choice, placeholder: "LEVEL", help: "of PNG and WebP files",
    manual: "How much work the compression of PNG and WebP files may cost.")
  static let background = Option(
    "background", .color, help: "what stands behind frames", default: "transparent",
    manual: """
      What stands behind the frames.
      COLOR is transparent, a color name such as white, or #rgb, #rgba, #rrggbb or #rrggbbaa in \
      hexadecimal digits.
      """)
  static let scale = Option(
    "scale", .frameScale, placeholder: "SCALE",
    help: "frames by 2 or 50%, to 320x240, 320x or x240",
    manual: """
      Makes the frames larger or smaller.
      SCALE is a factor such as 2, 0.5 or 50%, or a size in pixels: 320x240 is exactly that, \
      320x and x240 keep the proportions.
      """)
  static let scaleFilter = Option<ScalingFilter>(
    "scale-filter", .choice, placeholder: "FILTER", help: "how pixels are scaled",
    requires: "scale",
    manual: """
      How the pixels of scaled frames are made.
      Those of nearest are pixels of the frame, with hard edges and no new colors; those of area are \
      the mean light of what they cover.
      By default it is area where a side gets smaller, else nearest.
      """)
  static let dedupe = Option<Sharing>(
    "dedupe", .choice, placeholder: "WHICH", help: "equal frames share", default: "none",
    manual: """
      Frames that look the same share one file: those that follow each other in the source, or all.
      The manifest still lists each of them, with its own time, and names the first one with its \
      picture.
      """)
  static let zip = Option(
    "zip", .flag, help: "put everything into a zip archive",
    manual: """
      Writes one zip archive, to the file that --output names or to standard output, by default \
      STEM.zip in the working folder.
      Those of each of several inputs are in a folder of their own inside it, the manifest last; the \
      frames of one that could not be split have none.
      PNG, WebP and GIF files are stored, others compressed.
      The same frames make the same bytes: all files bear the date of January 1, 1980.
      """)
  static let raw = Option(
    "raw", .flag, help: "the stored images instead of whole frames",
    excludes: ["background", "fps", "dedupe", "scale"],
    manual: """
      Writes the images as the file stores them, without the frames before them; the manifest says \
      where each one stands.
      With --format gif they are copied without being decoded.
      """)
  static let force = Option(
    "force", .flag, help: "replace files that exist",
    manual: "Replaces files that exist; without it they are never overwritten.")
  static let sync = Option(
    "sync", .flag, help: "flush files to the disk before the manifest",
    manual: "Flushes everything to the disk before the manifest appears.")
  static let json = Option(
    "json", .flag, help: "print one JSON record for each input",
    manual: "Prints one JSON record for each input, one a line, in the order of the inputs.")

  static let command = CommandSpec(
    "split", summary: "Writes the frames of GIF files, in order, and a manifest of them.",
    manual: """
      Files appear whole or not at all, the manifest last.
      The same command once more does nothing where the result is already there.
      """,
    operands: InputOptions.inputs,
    groups: [
      CommandSpec.OptionGroup(
        "Output",
        [
          output.spec, name.spec, format.spec, background.spec, scale.spec, dedupe.spec, raw.spec,
          zip.spec, force.spec,
        ]),
      CommandSpec.OptionGroup("Frames", SelectionOptions.specs),
      CommandSpec.OptionGroup(
        "Work",
        [
          InputOptions.filesFrom.spec, InputOptions.null.spec, InputOptions.shard.spec,
          InputOptions.jobs.spec, json.spec, InputOptions.exitZero.spec,
        ] + CommonOptions.specs),
      CommandSpec.OptionGroup(
        "Files", isBrief: true, [compression.spec, scaleFilter.spec, sync.spec]),
      CommandSpec.OptionGroup(
        "Input", isBrief: true,
        [InputOptions.strict.spec, InputOptions.salvage.spec, InputOptions.delayPolicy.spec]),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, isBrief: true, Limits.specs),
    ])
}
