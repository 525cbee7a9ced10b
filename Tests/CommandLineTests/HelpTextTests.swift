import GIFDecoding
import Testing
import gifring

@Suite struct HelpTextTests {
  @Test(arguments: Golden.texts.map(\.topic))
  func `help says what it always said`(topic: HelpTopic) throws {
    let golden = try #require(Golden.texts.first { $0.topic == topic })
    #expect(HelpText.lines(about: topic).joined(separator: "\n") == golden.text)
  }

  @Test(arguments: [HelpTopic.overview, .limits] + Command.allCases.map(HelpTopic.command))
  func `help fits a terminal of 80 columns`(topic: HelpTopic) {
    let lines = HelpText.lines(about: topic)
    #expect(lines.allSatisfy { $0.utf8.count <= HelpText.width && !$0.hasSuffix(" ") })
    #expect(lines.allSatisfy { line in line.utf8.allSatisfy { (0x20...0x7e).contains($0) } })
    let longest = [
      HelpTopic.overview: 31, .command(.split): 41, .command(.info): 26,
      .command(.layout): 40, .command(.timeline): 40, .command(.play): 40,
      .command(.preview): 40, .command(.sheet): 40, .command(.assemble): 27, .command(.edit): 33,
    ]
    #expect(lines.count <= longest[topic] ?? 24)
  }

  @Test(arguments: Command.allCases)
  func `help names every option`(command: Command) {
    let text = HelpText.lines(about: .command(command)).joined(separator: "\n")
    for option in command.spec.options {
      #expect(text.contains(option.flag))
      if let short = option.short { #expect(text.contains("-\(short), \(option.flag)")) }
    }
  }

  @Test func `the limits are told with the values that hold`() throws {
    let lines = HelpText.lines(about: .limits)
    for limit in Limit.allCases {
      let values = [Limits.standard, .strict].map { limit.describe($0[limit]) }
      #expect(
        lines.contains { line in
          line.hasPrefix("\(limit.option) ") && values.allSatisfy { line.contains($0) }
        }, "\(limit.title)")
    }
  }
}

private enum Golden {
  static let texts: [(topic: HelpTopic, text: String)] = [
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
      .command(.split),
      """
      usage: gifring split [options] INPUT...
      Writes the frames of GIF files, in order, and a manifest of them.

      Output:
        -o, --output FOLDER     where files go, - to stream (default STEM.frames)
            --name TEMPLATE     file names (default {stem}-{index})
            --format FORMAT     of the files: png (default), webp, gif, pam or rgba
            --background COLOR  what stands behind frames (default transparent)
            --scale SCALE       frames by 2 or 50%, to 320x240, 320x or x240
            --dedupe WHICH      equal frames share: none (default), neighbours or all
            --raw               the stored images instead of whole frames
            --zip               put everything into a zip archive
            --force             replace files that exist

      Frames:
            --frames LIST       only these, such as 0,3-7,-1
            --every N           only every Nth of them
            --from TIME         only what shows at or after TIME
            --to TIME           only what shows before TIME
            --at TIME           only the frame that shows at TIME
            --fps N             resample to N frames a second

      Work:
            --files-from FILE   read more names from FILE, - for standard input
        -0, --null              names in FILE end in NUL, not newline
            --shard I/N         only part I of N of the inputs
            --jobs N            threads (default: all processors)
            --json              print one JSON record for each input
            --exit-zero         exit 0 where only inputs were bad
        -q, --quiet             only errors on standard error
        -v, --verbose           notes as well as errors
            --color WHEN        colored messages: auto (default), always or never
        -h, --help              show this text

      Details ('gifring man | man -l -' tells more):
        Files   --compression LEVEL, --scale-filter FILTER, --sync
        Input   --strict, --salvage, --delay-policy POLICY
        Limits  --limits SET, --max-input SIZE, --max-pixels N, --max-side N
                --max-frames N, --max-image-pixels N, --max-output-pixels N
                --max-output-bytes SIZE, --max-text SIZE, --max-app-data SIZE
                --max-idle-bytes SIZE, --memory SIZE, --deadline SECONDS
      """
    ),
    (
      .command(.info),
      """
      usage: gifring info [options] INPUT...
      Says what GIF files hold, from their structure alone.

      Options:
            --frames               list each frame
            --check                decode the pixels too
            --motion               play time and flashes, against WCAG 2.2.2 and 2.3.1
            --json                 one JSON object for each input
            --delay-policy POLICY  delays: browser (default), authored or minimum:N
            --files-from FILE      read more names from FILE, - for standard input
        -0, --null                 names in FILE end in NUL, not newline
            --strict               refuse damaged files
            --salvage              look for images behind damage
            --shard I/N            only part I of N of the inputs
            --exit-zero            exit 0 where only inputs were bad
            --jobs N               threads (default: all processors)
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
      .command(.edit),
      """
      usage: gifring edit [options] INPUT
      Changes a GIF file, and copies the images that need no change.

      Changes:
            --plays N              how often it plays: a number or forever
            --delay TIME           such as 120ms, or 3-7=120ms for some frames
            --frames LIST          the frames to keep, such as 0,3-7,-1
            --reverse              play backward
            --bounce               play there and back
            --speed N              2 is twice as fast, 0.5 half as fast
            --delay-policy POLICY  delays: browser (default), authored or minimum:N
            --crop X,Y,WxH         the part of the canvas to keep
            --resize SIZE          WxH pixels, or N%
            --filter FILTER        scaling: nearest or area (default)
            --optimize             compress anew where that is smaller, without loss
            --strip KINDS          comments, xmp, icc, text, apps or all

      Files:
        -o, --output FILE          the file to write, - for standard output
            --force                replace a file that exists
            --strict               refuse damaged files
            --salvage              look for images behind damage
            --json                 print a JSON record
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
      .command(.repair),
      """
      usage: gifring repair [options] INPUT
      Makes a valid GIF file of a damaged one.

      Options:
        -o, --output FILE   the file to write, - for standard output
            --force         replace a file that exists
            --keep-partial  keep what is readable of partial frames
            --json          print a JSON record with a verdict for each frame
        -q, --quiet         only errors on standard error
        -v, --verbose       notes as well as errors
            --color WHEN    colored messages: auto (default), always or never
        -h, --help          show this text

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
      .command(.preview),
      """
      usage: gifring preview [options] INPUT
      Shows a GIF file in the middle of a ring of cells.

      Output:
        -o, --output FILE         a .html, .gif, .webp, .png, .svg or a folder
            --force               replace files that exist
            --scale N             pixels in a point (default 1)
            --theme THEME         colors: light (default) or dark
            --compression LEVEL   of PNG and WebP files: fast, default, best or max
            --protocol WAY        way: auto, blocks, kitty, iterm2, sixel or symbols
            --duration TIME       length (default: what repeats, or the script)
            --fps N               pictures a second (default: at each change)
            --at TIME             the moment of a .svg or a still .png
            --plays N             how often (default: as the file says): forever or N

      Scene:
            --layout KIND         a kind of 'gifring layout' (default circle)
            --cells N             how many there are at first
            --cell-images FOLDER  pictures for the cells
            --size WxH            of the view, in points
            --hub HUB             none, overlay[:WxH][:fit][:z=N], first[:WxH]
            --orbit RATE          turns a second
            --script SCRIPT       such as '1s tap 120,80; 2s insert 3', or @FILE

      Messages:
        -q, --quiet               only errors on standard error
        -v, --verbose             notes as well as errors
            --color WHEN          colored messages: auto (default), always or never
        -h, --help                show this text

      Details ('gifring man | man -l -' tells more):
        Input   --delay-policy POLICY, --strict, --salvage
        Layout  --offset X,Y, --rtl, --item-size SIZE, --item-spacing N, --radius R
                --start DEG, --sweep DEG, --counterclockwise, --facing WORD
                --phase TURNS, --ring-spacing N, --scroll WORD, --line-spacing N
                --columns N, --mode WORD, --eye N
        Limits  --limits SET, --max-input SIZE, --max-pixels N, --max-side N
                --max-frames N, --max-image-pixels N, --max-output-pixels N
                --max-output-bytes SIZE, --max-text SIZE, --max-app-data SIZE
                --max-idle-bytes SIZE, --memory SIZE, --deadline SECONDS
      """
    ),
    (
      .command(.sheet),
      """
      usage: gifring sheet [options] INPUT
      Writes a sprite sheet of a GIF file, and what tells of it.

      Output:
        -o, --output FILE          a .png or .webp, - to stream (default STEM.png)
            --format FORMAT        of pages (default: by the name): png or webp
            --compression LEVEL    of pictures: fast, default, best or max
            --sidecar NAME         what tells of it (default aseprite)
            --force                replace files that exist
            --json                 print a JSON record of what was written

      Sheet:
            --layout WAY           way (default grid)
            --columns N            of a grid (default: near a square)
            --padding N            transparent pixels between frames
            --margin N             transparent pixels around all of them
            --extrude N            repeat their border pixels N times
            --trim                 leave out transparent borders
            --keep-duplicates      a cell for each frame, equal ones too
            --sides RULE           rule: exact (default), pow2, square or pow2-square
            --max-size WxH         of a page; the rest goes on more pages

      Input:
            --scale SCALE          frames by 2 or 50%, to 320x240, 320x or x240
            --scale-filter FILTER  how pixels are scaled: nearest or area
            --frames LIST          only these, such as 0,3-7,-1
            --every N              only every Nth of them
            --delay-policy POLICY  delays: browser (default), authored or minimum:N
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
        --deadline SECONDS, --max-sheet-side N
      """
    ),
    (
      .command(.assemble),
      """
      usage: gifring assemble [options] INPUT...
      Makes a GIF, WebP or APNG file of frames.

      Output:
        -o, --output FILE          a .gif, .webp or .png (APNG) file
            --delay TIME           of every frame, such as 40ms
            --delays TIMES         of each frame, such as 100ms,0.5s,1
            --plays N              how often (default: as the file says): forever or N
            --compression LEVEL    of PNG and WebP files: fast, default, best or max
            --quantize             lose colors where a GIF can't hold all
            --force                replace a file that exists

      Input:
            --edited               take frames that have changed since
            --delay-policy POLICY  delays: browser (default), authored or minimum:N
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
      .command(.verify),
      """
      usage: gifring verify [options] INPUT...
      Proves that frames equal a GIF, or that animations look the same.

      Options:
            --against FILE         the GIF that frames are held against
            --exact                frame by frame, not only what shows
            --json                 print a JSON record
            --delay-policy POLICY  delays: browser (default), authored or minimum:N
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
