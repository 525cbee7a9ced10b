import gifring

extension HelpGolden {
  /// What reads and writes files.
  static let files: [(topic: HelpTopic, text: String)] = [
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
            --resize SIZE          by 2 or 50%, to 320x240, 320x or x240
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
  ]
}
