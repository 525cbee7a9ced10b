extension Manual {
  private static let purposes: [(purpose: String, command: String)] = [
    ("Write all frames, and a manifest of them:", "gifring split party.gif -o frames"),
    (
      "Write the first frame, four more and the last one:",
      "gifring split party.gif --frames 0,3-6,-1"
    ),
    ("Resample to a steady rate:", "gifring split party.gif --fps 25"),
    (
      "Name files by the time at which they show:",
      "gifring split party.gif --name '{start}ms-{index}'"
    ),
    (
      "Stream frames into another program:",
      "gifring split party.gif --format pam -o - | pamtopng > first.png"
    ),
    ("Put frames together again, as an APNG:", "gifring assemble frames -o party.png"),
    ("Prove that frames are those of the GIF:", "gifring verify frames --against party.gif"),
    (
      "Show it as a page, in the middle of a ring of cells:",
      "gifring preview party.gif -o ring.html"
    ),
    (
      "Let a cell come and another one go, as a GIF:",
      "gifring preview party.gif -o ring.gif --script '1s tap 9,9; 2s delete 3'"
    ),
    (
      "Write a packed sprite sheet, and a resource of Godot that plays it:",
      "gifring sheet party.gif -o sheet.png --layout packed --trim --sidecar godot"
    ),
    (
      "Play it at half speed, for ever, without compressing anything anew:",
      "gifring edit party.gif -o slow.gif --speed 0.5 --plays forever"
    ),
    (
      "Keep some frames of a part of the canvas, as small as possible:",
      "gifring edit party.gif -o part.gif --frames 3-9 --crop 10,0,200x150 --optimize"
    ),
    ("Save what a damaged file holds:", "gifring repair broken.gif -o whole.gif"),
    (
      "Split all GIF files below a folder:",
      "find pictures -name '*.gif' -print0 | gifring split -0 --files-from - -o out"
    ),
    ("Check files without writing anything:", "gifring info --check --json *.gif"),
    ("List when each frame shows at half speed:", "gifring timeline --rate 0.5 party.gif"),
    ("Play it in the terminal, there and back:", "gifring play --mode bounce party.gif"),
    ("Complete command lines in this session of bash:", "source <(gifring completions bash)"),
    ("Read this page where it isn't installed:", "gifring man | man -l -"),
  ]

  static let examples: [String] =
    [".Sh EXAMPLES"]
    + Array(
      purposes.map { purpose, command in
        Mdoc.text(purpose)
          + [".Bd -literal -offset indent", Mdoc.literal("$ " + command), ".Ed"]
      }.joined(separator: [".Pp"]))
}
