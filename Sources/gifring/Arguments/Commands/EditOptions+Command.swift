internal import GIFDecoding
internal import PictureScaling

extension EditOptions {
  static let output = Option(
    "output", short: "o", .file, help: "the file to write, - for standard output",
    manual: "The file that is written, which appears whole or not at all; standard output with -.")
  static let force = Option(
    "force", .flag, help: "replace a file that exists",
    manual: "Replaces a file that exists, the input itself among them.")
  static let plays = Option(
    "plays", .playCount, placeholder: "N", help: "how often it plays: a number or forever",
    manual: "How often the animation plays in all: a number up to 65536, or forever.")
  static let delay = Option(
    "delay", .delays, placeholder: "TIME", help: "such as 120ms, or 3-7=120ms for some frames",
    separator: ";",
    manual: """
      How long frames show: all of them, or those in front of =, by their numbers in the input.
      Later ones go over earlier ones.
      GIF stores hundredths of a second: other times are rounded such that nothing adds up, and each \
      changed frame ends at the hundredth that is nearest to its end.
      """)
  static let speed = Option(
    "speed", .speed, placeholder: "N", help: "2 is twice as fast, 0.5 half as fast",
    manual: """
      How many times as fast the animation plays, rounded as --delay is.
      The times that are divided are those of --delay-policy.
      Since browsers show delays of 0 and 1 hundredths for 10, a speed that makes such ones is \
      refused, unless the policy is another one.
      """)
  static let frames = Option(
    "frames", .frames, help: "the frames to keep, such as 0,3-7,-1",
    manual: """
      The frames to keep, in this order: numbers from 0, ranges, and numbers from the end behind a \
      minus sign.
      Images are copied where they still make the same frames, as without a tail; elsewhere frames \
      are drawn and compressed anew, without loss.
      """)
  static let reverse = Option("reverse", .flag, help: "play backward")
  static let bounce = Option(
    "bounce", .flag, help: "play there and back",
    manual: "Plays there and back; the frames at the ends are not repeated.")
  static let crop = Option(
    "crop", .pixelRect, placeholder: "X,Y,WxH", help: "the part of the canvas to keep",
    manual: """
      The part of the canvas to keep.
      Images that hang over it are cut, without loss; the others are copied.
      """)
  static let resize = Option(
    "resize", .frameScale, placeholder: "SIZE", help: "by 2 or 50%, to 320x240, 320x or x240",
    manual: """
      The size of the frames: a factor such as 2, 0.5 or 50%, or pixels: 320x240 is exactly that, \
      320x and x240 keep the proportions.
      Where scaled frames need more than 256 colors, the best 256 stand for all.
      """)
  static let filter = Option<ScalingFilter>(
    "filter", .choice, placeholder: "FILTER", help: "scaling", default: "area",
    requires: "resize",
    manual: """
      How frames are scaled: by the mean light of areas, or to the nearest pixel, which makes no new \
      colors.
      """)
  static let optimize = Option(
    "optimize", .flag, help: "compress anew where that is smaller, without loss",
    manual: """
      Compresses images anew, and draws frames anew with the least that changes, where that makes \
      the file smaller; the frames stay the same.
      """)
  static let strip = Option(
    "strip", .strippedData, placeholder: "KINDS", help: "comments, xmp, icc, text, apps or all",
    separator: ",",
    manual: """
      Leaves out comments, XMP packets, color profiles, plain text (which browsers don't draw), other \
      application data, or all of it.
      Loop blocks stay.
      """)
  static let json = Option(
    "json", .flag, help: "print a JSON record", manual: "Prints what was done as a JSON object.")

  static let command = CommandSpec(
    "edit", summary: "Changes a GIF file, and copies the images that need no change.",
    manual: """
      Whatever the order of the options, delays are set first; then frames are selected, reversed and \
      bounced, times divided by the speed, the canvas cropped, and the frames resized.
      An edit that changes nothing keeps every compressed image, and every extension in its place.
      Where frames that must be drawn anew can't be stored without loss, the file is refused, with exit \
      status 65; only --resize loses colors.
      """,
    operands: CommandSpec.Operands("INPUT", .file(suffixes: ["gif"]), maximum: 1),
    groups: [
      CommandSpec.OptionGroup(
        "Changes",
        [
          plays.spec, delay.spec, frames.spec, reverse.spec, bounce.spec, speed.spec,
          InputOptions.delayPolicy.spec, crop.spec, resize.spec, filter.spec, optimize.spec,
          strip.spec,
        ]),
      CommandSpec.OptionGroup(
        "Files",
        [
          output.spec, force.spec, InputOptions.strict.spec, InputOptions.salvage.spec, json.spec,
        ] + CommonOptions.specs),
      CommandSpec.OptionGroup("Limits", isNamesOnly: true, Limits.specs),
    ])
}
