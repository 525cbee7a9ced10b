import gifring

/// The help as it is meant to be, word for word.
enum HelpGolden {
  static let texts = general + files

  /// What shows, plays and tells.
  static let general: [(topic: HelpTopic, text: String)] = [
    (
      .overview,
      """
      usage: gifring COMMAND [options] INPUT...
      Splits GIF files into their frames, exactly.

      Commands:
        split        Writes the frames of GIF files, in order, and a manifest of them.
        info         Says what GIF files hold, from their structure alone.
        timeline     Says which frame of a GIF file shows when.
        play         Plays a GIF file in the terminal, at its exact pace.
        layout       Places the hub and the cells of a ring, flow or other layout.
        preview      Shows a GIF file in the middle of a ring of cells.
        sheet        Writes a sprite sheet of a GIF file, and what tells of it.
        assemble     Makes a GIF, WebP or APNG file of frames.
        verify       Proves that frames equal a GIF, or that animations look the same.
        edit         Changes a GIF file, and copies the images that need no change.
        repair       Makes a valid GIF file of a damaged one.
        completions  Prints the completions for a shell: bash, zsh or fish.
        man          Prints the manual page, as mdoc source.
        help         Describes one of the commands, or the limits.
        version      Prints the version.
      'gifring help COMMAND' tells more, 'gifring help limits' what is refused.

      Exit status:
        0   everything asked for was done, from undamaged input
        1   done, but some input was damaged, or some of several failed
        64  the command line makes no sense
        65  an input has nothing usable
        66  an input cannot be opened
        69  an optional library or program is missing
        73  an output cannot be created
        74  reading or writing failed
        77  a limit refused the input
      """
    ),
    (
      .command(.timeline),
      """
      usage: gifring timeline [options] INPUT...
      Says which frame of a GIF file shows when.

      Output:
            --json                 one JSON object for each input
            --csv                  comma-separated values
            --hz N                 what a display of N refreshes a second shows
            --until TIME           stop at TIME (default: the end, or one play)

      Playback:
            --rate RATE            speed, below 0 backward (default 1)
            --mode MODE            order: forward (default), reverse or bounce
            --plays N              how often (default: as the file says): forever or N
            --frames RANGE         only these, such as 3-7 or 5-
            --from TIME            only what shows at or after TIME
            --to TIME              only what shows before TIME
            --delay-policy POLICY  delays: browser (default), authored or minimum:N

      Input:
            --files-from FILE      read more names from FILE, - for standard input
        -0, --null                 names in FILE end in NUL, not newline
            --strict               refuse damaged files
            --salvage              look for images behind damage
        -q, --quiet                only errors on standard error
        -v, --verbose              notes as well as errors
            --color WHEN           colored messages: auto (default), always or never
        -h, --help                 show this text

      Limits ('gifring help limits' tells more):
        --limits SET, --max-input SIZE, --max-pixels N, --max-side N, --max-frames N
        --max-image-pixels N, --max-output-pixels N, --max-output-bytes SIZE
        --max-text SIZE, --max-app-data SIZE, --max-idle-bytes SIZE, --memory SIZE
        --deadline SECONDS
      """
    ),
    (
      .command(.play),
      """
      usage: gifring play [options] INPUT
      Plays a GIF file in the terminal, at its exact pace.

      Drawing:
            --protocol WAY         way: auto, blocks, kitty, iterm2, sixel or symbols
            --background COLOR     behind the frames (default: the terminal's)
            --no-status            no line that says what is shown

      Playback:
            --rate RATE            speed, below 0 backward (default 1)
            --mode MODE            order: forward (default), reverse or bounce
            --plays N              how often (default: as the file says): forever or N
            --frames RANGE         only these, such as 3-7 or 5-
            --from TIME            only what shows at or after TIME
            --to TIME              only what shows before TIME
            --delay-policy POLICY  delays: browser (default), authored or minimum:N

      Input:
            --strict               refuse damaged files
            --salvage              look for images behind damage
        -q, --quiet                only errors on standard error
        -v, --verbose              notes as well as errors
            --color WHEN           colored messages: auto (default), always or never
        -h, --help                 show this text

      Limits ('gifring help limits' tells more):
        --limits SET, --max-input SIZE, --max-pixels N, --max-side N, --max-frames N
        --max-image-pixels N, --max-output-pixels N, --max-output-bytes SIZE
        --max-text SIZE, --max-app-data SIZE, --max-idle-bytes SIZE, --memory SIZE
        --deadline SECONDS
      """
    ),
    (
      .command(.completions),
      """
      usage: gifring completions [options] SHELL
      Prints the completions for a shell: bash, zsh or fish.

      Options:
        -h, --help  show this text
      """
    ),
    (
      .command(.man),
      """
      usage: gifring man [options]
      Prints the manual page, as mdoc source.

      Options:
        -h, --help  show this text
      """
    ),
    (
      .command(.help),
      """
      usage: gifring help [options] [TOPIC]
      Describes one of the commands, or the limits.

      Options:
        -h, --help  show this text
      """
    ),
    (
      .command(.version),
      """
      usage: gifring version [options]
      Prints the version.

      Options:
        -h, --help  show this text
      """
    ),
    (
      .limits,
      """
      Limits keep hostile files from filling memory, disk and time. What a file's
      structure shows to exceed one is refused with exit status 77 before anything is
      written; a limit met later ends the work like damage, with 1.

      flag                       default       strict  stops
      --max-input                256 MiB       16 MiB  endless files and pipes
      --max-pixels            33,554,432    2,097,152  a huge canvas in a tiny file
      --max-side                  65,535        4,095  a canvas too long to show
      --max-frames                10,000          625  floods of tiny frames
      --max-frames             1,000,000       62,500  the same, in 'info'
      --max-image-pixels   1,073,741,824   67,108,864  many large images in few bytes
      --max-output-pixels  4,294,967,296  268,435,456  many frames of a large canvas
      --max-output-bytes           4 GiB      256 MiB  filling the disk
      --max-text                  64 KiB        4 KiB  endless comments
      --max-app-data               1 MiB       64 KiB  endless application data
      --max-idle-bytes             1 MiB       64 KiB  codes that make no pixel
      --memory                     1 GiB       64 MiB  running out of memory
      --max-sheet-side            16,384        1,024  sheets too large for textures
      --deadline                    none         none  work without end

      Sizes take K, M or G (1024), numbers k, M or G (1000), times 1.5s or 1:30.
      '--limits strict' is for servers; flags beside it change single limits.
      """
    ),
  ]
}
