# Completions of gifring for fish, printed by 'gifring completions fish'.

function __gifring_is_first
    test (count (commandline -opc)) -eq 1
end

# Prints the words behind the command, up to the cursor or --.
function __gifring_words --argument-names command
    set -l words (commandline -opc)
    test "$words[2]" = $command; or return
    set -e words[1..2]
    for word in $words
        test "$word" = --; and return
        printf '%s\n' $word
    end
    return 0
end

# Whether none of the options stands before the cursor, names separated by commas, then letters.
# The option that waits for its value at the cursor, by name and letter, doesn't count.
function __gifring_takes --argument-names command names letters name letter
    set -l words (__gifring_words $command); or return
    set -l waiting "^(?:--$name|-[0hqv]*[ $letter])\$"
    test -n "$name"; and string match -qr -- $waiting "$words[-1]"; and set -e words[-1]
    set -l names (string replace -a , '|' $names)
    set -l given "^(?:--(?:$names)(?:=.*)?|-[0hqv]*[ $letters].*)\$"
    not string match -qr -- $given $words
end

# Whether the command has room for one more operand.
function __gifring_takes_operand --argument-names command maximum
    set -l words (__gifring_words $command); or return
    if not contains -- -- (commandline -opc)
        string match -q -- '-*' (commandline -ct); and return 1
    end
    test (count (string match -v -- '-*' $words)) -lt $maximum
end

function __gifring_paths
    set -l token (commandline -ct)
    set -l option '^(?:--[^=]+=|-[0hqv]*[ o])'
    contains -- -- (commandline -opc); or set token (string replace -r $option '' -- $token)
    complete --escape -C "__gifring_no_command $token" | string match -v '\\\\~*'
end

function __gifring_print
    for path in $argv
        printf '%s\0' (string unescape -- $path | string collect)
    end
end

function __gifring_folders
    __gifring_print (__gifring_paths | string match '*/')
end

# Folders and the files with one of the suffixes; all files if there are none.
function __gifring_files
    set -l paths (__gifring_paths)
    set -l fitting (string match -ri '^.*(?:/|\.(?:'(string join '|' $argv)'))$' -- $paths)
    set -q fitting[1]; or set fitting $paths
    __gifring_print $fitting
end

complete -c gifring -f
complete -c gifring -n __gifring_is_first -a split -d 'Writes the frames of GIF files, in order, and a manifest of them'
complete -c gifring -n __gifring_is_first -a info -d 'Says what GIF files hold, from their structure alone'
complete -c gifring -n __gifring_is_first -a timeline -d 'Says which frame of a GIF file shows when'
complete -c gifring -n __gifring_is_first -a play -d 'Plays a GIF file in the terminal, at its exact pace'
complete -c gifring -n __gifring_is_first -a layout -d 'Places the hub and the cells of a ring, flow or other layout'
complete -c gifring -n __gifring_is_first -a preview -d 'Shows a GIF file in the middle of a ring of cells'
complete -c gifring -n __gifring_is_first -a completions -d 'Prints the completions for a shell: bash, zsh or fish'
complete -c gifring -n __gifring_is_first -a man -d 'Prints the manual page, as mdoc source'
complete -c gifring -n __gifring_is_first -a help -d 'Describes one of the commands, or the limits'
complete -c gifring -n __gifring_is_first -a version -d 'Prints the version'
complete -c gifring -n __gifring_is_first -s h -l help -d 'show this text'
complete -c gifring -n __gifring_is_first -l version -d 'print the version'

complete -c gifring -n '__gifring_takes split output,help oh output o' -s o -l output -x -k -a '(__gifring_folders | string split0)' -d 'where files go, - to stream (default STEM.frames)'
complete -c gifring -n '__gifring_takes split name,help h name' -l name -x -d 'file names'
complete -c gifring -n '__gifring_takes split format,help h format' -l format -x -a 'png webp gif pam rgba' -d 'of the files'
complete -c gifring -n '__gifring_takes split background,raw,help h background' -l background -x -d 'what stands behind frames'
complete -c gifring -n '__gifring_takes split scale,raw,help h scale' -l scale -x -d 'frames by 2 or 50%, to 320x240, 320x or x240'
complete -c gifring -n '__gifring_takes split dedupe,raw,help h' -l dedupe -d 'write equal frames only once'
complete -c gifring -n '__gifring_takes split raw,background,scale,dedupe,fps,help h' -l raw -d 'the stored images instead of whole frames'
complete -c gifring -n '__gifring_takes split force,help h' -l force -d 'replace files that exist'
complete -c gifring -n '__gifring_takes split frames,at,fps,help h frames' -l frames -x -d 'only these, such as 0,3-7,-1'
complete -c gifring -n '__gifring_takes split every,at,fps,help h every' -l every -x -d 'only every Nth of them'
complete -c gifring -n '__gifring_takes split from,at,help h from' -l from -x -d 'only what shows at or after TIME'
complete -c gifring -n '__gifring_takes split to,at,help h to' -l to -x -d 'only what shows before TIME'
complete -c gifring -n '__gifring_takes split at,frames,every,from,to,fps,help h at' -l at -x -d 'only the frame that shows at TIME'
complete -c gifring -n '__gifring_takes split fps,raw,frames,every,at,help h fps' -l fps -x -d 'resample to N frames a second'
complete -c gifring -n '__gifring_takes split files-from,help h files-from' -l files-from -r -F -d 'read more names from FILE, - for standard input'
complete -c gifring -n '__gifring_takes split null,help 0h' -s 0 -l null -d 'names in FILE end in NUL, not newline'
complete -c gifring -n '__gifring_takes split shard,help h shard' -l shard -x -d 'only part I of N of the inputs'
complete -c gifring -n '__gifring_takes split jobs,help h jobs' -l jobs -x -d 'threads (default: all processors)'
complete -c gifring -n '__gifring_takes split json,help h' -l json -d 'print one JSON record for each input'
complete -c gifring -n '__gifring_takes split exit-zero,help h' -l exit-zero -d 'exit 0 where only inputs were bad'
complete -c gifring -n '__gifring_takes split quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes split verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes split color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes split help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes split compression,help h compression' -l compression -x -a 'fast default best max' -d 'of PNG and WebP files'
complete -c gifring -n '__gifring_takes split scale-filter,help h scale-filter' -l scale-filter -x -a 'nearest area' -d 'how pixels are scaled'
complete -c gifring -n '__gifring_takes split sync,help h' -l sync -d 'flush files to the disk before the manifest'
complete -c gifring -n '__gifring_takes split strict,salvage,help h' -l strict -d 'refuse damaged files'
complete -c gifring -n '__gifring_takes split salvage,strict,help h' -l salvage -d 'look for images behind damage'
complete -c gifring -n '__gifring_takes split delay-policy,help h delay-policy' -l delay-policy -x -a 'browser authored minimum:' -d 'delays'
complete -c gifring -n '__gifring_takes split limits,help h limits' -l limits -x -a 'default strict' -d 'the set to start from'
complete -c gifring -n '__gifring_takes split max-input,help h max-input' -l max-input -x -d 'input bytes'
complete -c gifring -n '__gifring_takes split max-pixels,help h max-pixels' -l max-pixels -x -d 'canvas pixels'
complete -c gifring -n '__gifring_takes split max-side,help h max-side' -l max-side -x -d 'canvas side'
complete -c gifring -n '__gifring_takes split max-frames,help h max-frames' -l max-frames -x -d 'frame count'
complete -c gifring -n '__gifring_takes split max-image-pixels,help h max-image-pixels' -l max-image-pixels -x -d 'image pixels in all'
complete -c gifring -n '__gifring_takes split max-output-pixels,help h max-output-pixels' -l max-output-pixels -x -d 'output pixels'
complete -c gifring -n '__gifring_takes split max-output-bytes,help h max-output-bytes' -l max-output-bytes -x -d 'output bytes'
complete -c gifring -n '__gifring_takes split max-text,help h max-text' -l max-text -x -d 'comment bytes'
complete -c gifring -n '__gifring_takes split max-app-data,help h max-app-data' -l max-app-data -x -d 'application data bytes'
complete -c gifring -n '__gifring_takes split max-idle-bytes,help h max-idle-bytes' -l max-idle-bytes -x -d 'image data bytes without a pixel'
complete -c gifring -n '__gifring_takes split memory,help h memory' -l memory -x -d 'memory bytes'
complete -c gifring -n '__gifring_takes split deadline,help h deadline' -l deadline -x -d 'the time for the whole run'
complete -c gifring -n '__gifring_takes_operand split 1000000' -x -k -a '(__gifring_files gif | string split0)'

complete -c gifring -n '__gifring_takes info frames,help h' -l frames -d 'list each frame'
complete -c gifring -n '__gifring_takes info check,help h' -l check -d 'decode the pixels too'
complete -c gifring -n '__gifring_takes info motion,help h' -l motion -d 'play time and flashes, against WCAG 2.2.2 and 2.3.1'
complete -c gifring -n '__gifring_takes info json,help h' -l json -d 'one JSON object for each input'
complete -c gifring -n '__gifring_takes info delay-policy,help h delay-policy' -l delay-policy -x -a 'browser authored minimum:' -d 'delays'
complete -c gifring -n '__gifring_takes info files-from,help h files-from' -l files-from -r -F -d 'read more names from FILE, - for standard input'
complete -c gifring -n '__gifring_takes info null,help 0h' -s 0 -l null -d 'names in FILE end in NUL, not newline'
complete -c gifring -n '__gifring_takes info strict,salvage,help h' -l strict -d 'refuse damaged files'
complete -c gifring -n '__gifring_takes info salvage,strict,help h' -l salvage -d 'look for images behind damage'
complete -c gifring -n '__gifring_takes info shard,help h shard' -l shard -x -d 'only part I of N of the inputs'
complete -c gifring -n '__gifring_takes info exit-zero,help h' -l exit-zero -d 'exit 0 where only inputs were bad'
complete -c gifring -n '__gifring_takes info jobs,help h jobs' -l jobs -x -d 'threads (default: all processors)'
complete -c gifring -n '__gifring_takes info quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes info verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes info color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes info help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes info limits,help h limits' -l limits -x -a 'default strict' -d 'the set to start from'
complete -c gifring -n '__gifring_takes info max-input,help h max-input' -l max-input -x -d 'input bytes'
complete -c gifring -n '__gifring_takes info max-pixels,help h max-pixels' -l max-pixels -x -d 'canvas pixels'
complete -c gifring -n '__gifring_takes info max-side,help h max-side' -l max-side -x -d 'canvas side'
complete -c gifring -n '__gifring_takes info max-frames,help h max-frames' -l max-frames -x -d 'frame count'
complete -c gifring -n '__gifring_takes info max-image-pixels,help h max-image-pixels' -l max-image-pixels -x -d 'image pixels in all'
complete -c gifring -n '__gifring_takes info max-output-pixels,help h max-output-pixels' -l max-output-pixels -x -d 'output pixels'
complete -c gifring -n '__gifring_takes info max-output-bytes,help h max-output-bytes' -l max-output-bytes -x -d 'output bytes'
complete -c gifring -n '__gifring_takes info max-text,help h max-text' -l max-text -x -d 'comment bytes'
complete -c gifring -n '__gifring_takes info max-app-data,help h max-app-data' -l max-app-data -x -d 'application data bytes'
complete -c gifring -n '__gifring_takes info max-idle-bytes,help h max-idle-bytes' -l max-idle-bytes -x -d 'image data bytes without a pixel'
complete -c gifring -n '__gifring_takes info memory,help h memory' -l memory -x -d 'memory bytes'
complete -c gifring -n '__gifring_takes info deadline,help h deadline' -l deadline -x -d 'the time for the whole run'
complete -c gifring -n '__gifring_takes_operand info 1000000' -x -k -a '(__gifring_files gif | string split0)'

complete -c gifring -n '__gifring_takes timeline json,csv,help h' -l json -d 'one JSON object for each input'
complete -c gifring -n '__gifring_takes timeline csv,json,help h' -l csv -d 'comma-separated values'
complete -c gifring -n '__gifring_takes timeline hz,help h hz' -l hz -x -d 'what a display of N refreshes a second shows'
complete -c gifring -n '__gifring_takes timeline until,help h until' -l until -x -d 'stop at TIME (default: the end, or one play)'
complete -c gifring -n '__gifring_takes timeline rate,help h rate' -l rate -x -d 'speed, below 0 backward'
complete -c gifring -n '__gifring_takes timeline mode,help h mode' -l mode -x -a 'forward reverse bounce' -d 'order'
complete -c gifring -n '__gifring_takes timeline plays,help h plays' -l plays -x -a 'forever' -d 'how often (default: as the file says)'
complete -c gifring -n '__gifring_takes timeline frames,from,to,help h frames' -l frames -x -d 'only these, such as 3-7 or 5-'
complete -c gifring -n '__gifring_takes timeline from,frames,help h from' -l from -x -d 'only what shows at or after TIME'
complete -c gifring -n '__gifring_takes timeline to,frames,help h to' -l to -x -d 'only what shows before TIME'
complete -c gifring -n '__gifring_takes timeline delay-policy,help h delay-policy' -l delay-policy -x -a 'browser authored minimum:' -d 'delays'
complete -c gifring -n '__gifring_takes timeline files-from,help h files-from' -l files-from -r -F -d 'read more names from FILE, - for standard input'
complete -c gifring -n '__gifring_takes timeline null,help 0h' -s 0 -l null -d 'names in FILE end in NUL, not newline'
complete -c gifring -n '__gifring_takes timeline strict,salvage,help h' -l strict -d 'refuse damaged files'
complete -c gifring -n '__gifring_takes timeline salvage,strict,help h' -l salvage -d 'look for images behind damage'
complete -c gifring -n '__gifring_takes timeline quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes timeline verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes timeline color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes timeline help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes timeline limits,help h limits' -l limits -x -a 'default strict' -d 'the set to start from'
complete -c gifring -n '__gifring_takes timeline max-input,help h max-input' -l max-input -x -d 'input bytes'
complete -c gifring -n '__gifring_takes timeline max-pixels,help h max-pixels' -l max-pixels -x -d 'canvas pixels'
complete -c gifring -n '__gifring_takes timeline max-side,help h max-side' -l max-side -x -d 'canvas side'
complete -c gifring -n '__gifring_takes timeline max-frames,help h max-frames' -l max-frames -x -d 'frame count'
complete -c gifring -n '__gifring_takes timeline max-image-pixels,help h max-image-pixels' -l max-image-pixels -x -d 'image pixels in all'
complete -c gifring -n '__gifring_takes timeline max-output-pixels,help h max-output-pixels' -l max-output-pixels -x -d 'output pixels'
complete -c gifring -n '__gifring_takes timeline max-output-bytes,help h max-output-bytes' -l max-output-bytes -x -d 'output bytes'
complete -c gifring -n '__gifring_takes timeline max-text,help h max-text' -l max-text -x -d 'comment bytes'
complete -c gifring -n '__gifring_takes timeline max-app-data,help h max-app-data' -l max-app-data -x -d 'application data bytes'
complete -c gifring -n '__gifring_takes timeline max-idle-bytes,help h max-idle-bytes' -l max-idle-bytes -x -d 'image data bytes without a pixel'
complete -c gifring -n '__gifring_takes timeline memory,help h memory' -l memory -x -d 'memory bytes'
complete -c gifring -n '__gifring_takes timeline deadline,help h deadline' -l deadline -x -d 'the time for the whole run'
complete -c gifring -n '__gifring_takes_operand timeline 1000000' -x -k -a '(__gifring_files gif | string split0)'

complete -c gifring -n '__gifring_takes play protocol,help h protocol' -l protocol -x -a 'auto blocks kitty iterm2 sixel symbols' -d 'way'
complete -c gifring -n '__gifring_takes play background,help h background' -l background -x -d 'behind the frames (default: the terminal\'s)'
complete -c gifring -n '__gifring_takes play no-status,help h' -l no-status -d 'no line that says what is shown'
complete -c gifring -n '__gifring_takes play rate,help h rate' -l rate -x -d 'speed, below 0 backward'
complete -c gifring -n '__gifring_takes play mode,help h mode' -l mode -x -a 'forward reverse bounce' -d 'order'
complete -c gifring -n '__gifring_takes play plays,help h plays' -l plays -x -a 'forever' -d 'how often (default: as the file says)'
complete -c gifring -n '__gifring_takes play frames,from,to,help h frames' -l frames -x -d 'only these, such as 3-7 or 5-'
complete -c gifring -n '__gifring_takes play from,frames,help h from' -l from -x -d 'only what shows at or after TIME'
complete -c gifring -n '__gifring_takes play to,frames,help h to' -l to -x -d 'only what shows before TIME'
complete -c gifring -n '__gifring_takes play delay-policy,help h delay-policy' -l delay-policy -x -a 'browser authored minimum:' -d 'delays'
complete -c gifring -n '__gifring_takes play strict,salvage,help h' -l strict -d 'refuse damaged files'
complete -c gifring -n '__gifring_takes play salvage,strict,help h' -l salvage -d 'look for images behind damage'
complete -c gifring -n '__gifring_takes play quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes play verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes play color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes play help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes play limits,help h limits' -l limits -x -a 'default strict' -d 'the set to start from'
complete -c gifring -n '__gifring_takes play max-input,help h max-input' -l max-input -x -d 'input bytes'
complete -c gifring -n '__gifring_takes play max-pixels,help h max-pixels' -l max-pixels -x -d 'canvas pixels'
complete -c gifring -n '__gifring_takes play max-side,help h max-side' -l max-side -x -d 'canvas side'
complete -c gifring -n '__gifring_takes play max-frames,help h max-frames' -l max-frames -x -d 'frame count'
complete -c gifring -n '__gifring_takes play max-image-pixels,help h max-image-pixels' -l max-image-pixels -x -d 'image pixels in all'
complete -c gifring -n '__gifring_takes play max-output-pixels,help h max-output-pixels' -l max-output-pixels -x -d 'output pixels'
complete -c gifring -n '__gifring_takes play max-output-bytes,help h max-output-bytes' -l max-output-bytes -x -d 'output bytes'
complete -c gifring -n '__gifring_takes play max-text,help h max-text' -l max-text -x -d 'comment bytes'
complete -c gifring -n '__gifring_takes play max-app-data,help h max-app-data' -l max-app-data -x -d 'application data bytes'
complete -c gifring -n '__gifring_takes play max-idle-bytes,help h max-idle-bytes' -l max-idle-bytes -x -d 'image data bytes without a pixel'
complete -c gifring -n '__gifring_takes play memory,help h memory' -l memory -x -d 'memory bytes'
complete -c gifring -n '__gifring_takes play deadline,help h deadline' -l deadline -x -d 'the time for the whole run'
complete -c gifring -n '__gifring_takes_operand play 1' -x -k -a '(__gifring_files gif | string split0)'

complete -c gifring -n '__gifring_takes layout items,sections,help h items' -l items -x -d 'how many there are'
complete -c gifring -n '__gifring_takes layout sections,items,help h sections' -l sections -x -d 'items by section, such as 12,12,3'
complete -c gifring -n '__gifring_takes layout size,help h size' -l size -x -d 'of the view'
complete -c gifring -n '__gifring_takes layout offset,help h offset' -l offset -x -d 'how far the content is scrolled'
complete -c gifring -n '__gifring_takes layout rtl,help h' -l rtl -d 'right to left'
complete -c gifring -n '__gifring_takes layout item-size,help h item-size' -l item-size -x -d 'WxH or N; ring: tangent or squares, [:GAP[:MAX]]'
complete -c gifring -n '__gifring_takes layout format,help h format' -l format -x -a 'json svg' -d 'of the answer'
complete -c gifring -n '__gifring_takes layout rect,help h rect' -l rect -x -d 'only what overlaps it'
complete -c gifring -n '__gifring_takes layout help h hit' -l hit -x -d 'what a tap there finds and does'
complete -c gifring -n '__gifring_takes layout help h snap' -l snap -x -d 'where a scroll to there ends'
complete -c gifring -n '__gifring_takes layout help h insert' -l insert -x -d 'items that come, as numbered afterwards'
complete -c gifring -n '__gifring_takes layout help h delete' -l delete -x -d 'items that go, as numbered before'
complete -c gifring -n '__gifring_takes layout help h move' -l move -x -d 'items that move, before:afterwards'
complete -c gifring -n '__gifring_takes layout at,help h at' -l at -x -d 'the moment of the change, or of the orbit'
complete -c gifring -n '__gifring_takes layout quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes layout verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes layout color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes layout help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes layout radius,help h radius' -l radius -x -d 'N, inset:N, fraction:N or inscribed'
complete -c gifring -n '__gifring_takes layout hub,help h hub' -l hub -x -d 'none, overlay[:WxH][:fit][:z=N], first[:WxH]'
complete -c gifring -n '__gifring_takes layout start,help h start' -l start -x -d 'first place, clockwise from 3 o\'clock'
complete -c gifring -n '__gifring_takes layout sweep,help h sweep' -l sweep -x -d 'an arc instead of the full circle'
complete -c gifring -n '__gifring_takes layout counterclockwise,help h' -l counterclockwise -d 'the other way round'
complete -c gifring -n '__gifring_takes layout facing,help h facing' -l facing -x -a 'upright outward inward' -d 'of items'
complete -c gifring -n '__gifring_takes layout phase,help h phase' -l phase -x -d 'how far the ring is turned'
complete -c gifring -n '__gifring_takes layout orbit,help h orbit' -l orbit -x -d 'turns a second'
complete -c gifring -n '__gifring_takes layout seamless,help h seamless' -l seamless -x -d 'a rate that ends each loop as it began'
complete -c gifring -n '__gifring_takes layout help h nearest' -l nearest -x -d 'the item nearest to an angle'
complete -c gifring -n '__gifring_takes layout unprotected-hub,help h' -l unprotected-hub -d 'taps delete a hub that is item 0'
complete -c gifring -n '__gifring_takes layout inner-radius,help h inner-radius' -l inner-radius -x -d 'innermost ring'
complete -c gifring -n '__gifring_takes layout ring-spacing,help h ring-spacing' -l ring-spacing -x -d 'between rings'
complete -c gifring -n '__gifring_takes layout scroll,help h scroll' -l scroll -x -a 'vertical horizontal' -d 'direction'
complete -c gifring -n '__gifring_takes layout item-sizes,help h item-sizes' -l item-sizes -x -d 'one by one, or @FILE'
complete -c gifring -n '__gifring_takes layout inset,help h inset' -l inset -x -d 'N or T,L,B,R'
complete -c gifring -n '__gifring_takes layout item-spacing,help h item-spacing' -l item-spacing -x -d 'at least, between items'
complete -c gifring -n '__gifring_takes layout line-spacing,help h line-spacing' -l line-spacing -x -d 'between lines'
complete -c gifring -n '__gifring_takes layout header,help h header' -l header -x -d 'of each section'
complete -c gifring -n '__gifring_takes layout footer,help h footer' -l footer -x -d 'of each section'
complete -c gifring -n '__gifring_takes layout background,help h background' -l background -x -d 'none, N or T,L,B,R'
complete -c gifring -n '__gifring_takes layout columns,help h columns' -l columns -x -d 'how many'
complete -c gifring -n '__gifring_takes layout heights,help h heights' -l heights -x -d 'of items one by one, or @FILE'
complete -c gifring -n '__gifring_takes layout item-height,help h item-height' -l item-height -x -d 'of the other items'
complete -c gifring -n '__gifring_takes layout mode,help h mode' -l mode -x -a 'seed corrected fibonacci' -d 'of a sphere'
complete -c gifring -n '__gifring_takes layout eye,help h eye' -l eye -x -d 'the eye\'s distance, 0 for far'
complete -c gifring -n '__gifring_takes layout help h wrap' -l wrap -x -d 'the offset that endless scrolling goes on from'
complete -c gifring -n '__gifring_takes layout hit-shape,help h hit-shape' -l hit-shape -x -a 'rectangle ellipse rounded:' -d 'of elements'
complete -c gifring -n '__gifring_takes layout single-sided,help h' -l single-sided -d 'elements seen from behind are not hit'
complete -c gifring -n '__gifring_takes layout cells-only,help h' -l cells-only -d 'only cells are found'
complete -c gifring -n '__gifring_takes layout begin,help h begin' -l begin -x -d 'when the change begins'
complete -c gifring -n '__gifring_takes layout duration,help h duration' -l duration -x -d 'of the change'
complete -c gifring -n '__gifring_takes layout curve,help h curve' -l curve -x -a 'linear ease-in ease-out ease-in-out' -d 'timing'
complete -c gifring -n '__gifring_takes layout path,help h path' -l path -x -a 'straight polar' -d 'of the change'
complete -c gifring -n '__gifring_takes layout punch,help h' -l punch -d 'cells shrink towards the sides, scrolls snap'
complete -c gifring -n '__gifring_takes layout pixel-scale,help h pixel-scale' -l pixel-scale -x -d 'frames on device pixels, N a point'
complete -c gifring -n '__gifring_takes_operand layout 1' -x -a 'circle photo-circle hub-ring ring concentric flow punch sphere wheel waterfall'

complete -c gifring -n '__gifring_takes preview output,help oh output o' -s o -l output -r -F -d 'a .html, .gif, .webp, .png, .svg or a folder'
complete -c gifring -n '__gifring_takes preview force,help h' -l force -d 'replace files that exist'
complete -c gifring -n '__gifring_takes preview scale,help h scale' -l scale -x -d 'pixels in a point'
complete -c gifring -n '__gifring_takes preview theme,help h theme' -l theme -x -a 'light dark' -d 'colors'
complete -c gifring -n '__gifring_takes preview compression,help h compression' -l compression -x -a 'fast default best max' -d 'of PNG and WebP files'
complete -c gifring -n '__gifring_takes preview protocol,help h protocol' -l protocol -x -a 'auto blocks kitty iterm2 sixel symbols' -d 'way'
complete -c gifring -n '__gifring_takes preview duration,help h duration' -l duration -x -d 'length (default: what repeats, or the script)'
complete -c gifring -n '__gifring_takes preview fps,help h fps' -l fps -x -d 'pictures a second (default: at each change)'
complete -c gifring -n '__gifring_takes preview at,help h at' -l at -x -d 'the moment of a .svg or a still .png'
complete -c gifring -n '__gifring_takes preview plays,help h plays' -l plays -x -a 'forever' -d 'how often (default: as the file says)'
complete -c gifring -n '__gifring_takes preview layout,help h layout' -l layout -x -a 'circle photo-circle hub-ring ring concentric flow punch sphere wheel waterfall' -d 'a kind of \'gifring layout\''
complete -c gifring -n '__gifring_takes preview cells,help h cells' -l cells -x -d 'how many there are at first'
complete -c gifring -n '__gifring_takes preview cell-images,help h cell-images' -l cell-images -x -k -a '(__gifring_folders | string split0)' -d 'pictures for the cells'
complete -c gifring -n '__gifring_takes preview size,help h size' -l size -x -d 'of the view, in points'
complete -c gifring -n '__gifring_takes preview hub,help h hub' -l hub -x -d 'none, overlay[:WxH][:fit][:z=N], first[:WxH]'
complete -c gifring -n '__gifring_takes preview orbit,help h orbit' -l orbit -x -d 'turns a second'
complete -c gifring -n '__gifring_takes preview script,help h script' -l script -x -d 'such as \'1s tap 120,80; 2s insert 3\', or @FILE'
complete -c gifring -n '__gifring_takes preview quiet,verbose,help qvh' -s q -l quiet -d 'only errors on standard error'
complete -c gifring -n '__gifring_takes preview verbose,quiet,help vqh' -s v -l verbose -d 'notes as well as errors'
complete -c gifring -n '__gifring_takes preview color,help h color' -l color -x -a 'auto always never' -d 'colored messages'
complete -c gifring -n '__gifring_takes preview help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes preview delay-policy,help h delay-policy' -l delay-policy -x -a 'browser authored minimum:' -d 'delays'
complete -c gifring -n '__gifring_takes preview strict,salvage,help h' -l strict -d 'refuse damaged files'
complete -c gifring -n '__gifring_takes preview salvage,strict,help h' -l salvage -d 'look for images behind damage'
complete -c gifring -n '__gifring_takes preview offset,help h offset' -l offset -x -d 'how far the content is scrolled'
complete -c gifring -n '__gifring_takes preview rtl,help h' -l rtl -d 'right to left'
complete -c gifring -n '__gifring_takes preview item-size,help h item-size' -l item-size -x -d 'WxH or N; ring: tangent or squares, [:GAP[:MAX]]'
complete -c gifring -n '__gifring_takes preview item-spacing,help h item-spacing' -l item-spacing -x -d 'at least, between items'
complete -c gifring -n '__gifring_takes preview radius,help h radius' -l radius -x -d 'N, inset:N, fraction:N or inscribed'
complete -c gifring -n '__gifring_takes preview start,help h start' -l start -x -d 'first place, clockwise from 3 o\'clock'
complete -c gifring -n '__gifring_takes preview sweep,help h sweep' -l sweep -x -d 'an arc instead of the full circle'
complete -c gifring -n '__gifring_takes preview counterclockwise,help h' -l counterclockwise -d 'the other way round'
complete -c gifring -n '__gifring_takes preview facing,help h facing' -l facing -x -a 'upright outward inward' -d 'of items'
complete -c gifring -n '__gifring_takes preview phase,help h phase' -l phase -x -d 'how far the ring is turned'
complete -c gifring -n '__gifring_takes preview ring-spacing,help h ring-spacing' -l ring-spacing -x -d 'between rings'
complete -c gifring -n '__gifring_takes preview scroll,help h scroll' -l scroll -x -a 'vertical horizontal' -d 'direction'
complete -c gifring -n '__gifring_takes preview line-spacing,help h line-spacing' -l line-spacing -x -d 'between lines'
complete -c gifring -n '__gifring_takes preview columns,help h columns' -l columns -x -d 'how many'
complete -c gifring -n '__gifring_takes preview mode,help h mode' -l mode -x -a 'seed corrected fibonacci' -d 'of a sphere'
complete -c gifring -n '__gifring_takes preview eye,help h eye' -l eye -x -d 'the eye\'s distance, 0 for far'
complete -c gifring -n '__gifring_takes preview limits,help h limits' -l limits -x -a 'default strict' -d 'the set to start from'
complete -c gifring -n '__gifring_takes preview max-input,help h max-input' -l max-input -x -d 'input bytes'
complete -c gifring -n '__gifring_takes preview max-pixels,help h max-pixels' -l max-pixels -x -d 'canvas pixels'
complete -c gifring -n '__gifring_takes preview max-side,help h max-side' -l max-side -x -d 'canvas side'
complete -c gifring -n '__gifring_takes preview max-frames,help h max-frames' -l max-frames -x -d 'frame count'
complete -c gifring -n '__gifring_takes preview max-image-pixels,help h max-image-pixels' -l max-image-pixels -x -d 'image pixels in all'
complete -c gifring -n '__gifring_takes preview max-output-pixels,help h max-output-pixels' -l max-output-pixels -x -d 'output pixels'
complete -c gifring -n '__gifring_takes preview max-output-bytes,help h max-output-bytes' -l max-output-bytes -x -d 'output bytes'
complete -c gifring -n '__gifring_takes preview max-text,help h max-text' -l max-text -x -d 'comment bytes'
complete -c gifring -n '__gifring_takes preview max-app-data,help h max-app-data' -l max-app-data -x -d 'application data bytes'
complete -c gifring -n '__gifring_takes preview max-idle-bytes,help h max-idle-bytes' -l max-idle-bytes -x -d 'image data bytes without a pixel'
complete -c gifring -n '__gifring_takes preview memory,help h memory' -l memory -x -d 'memory bytes'
complete -c gifring -n '__gifring_takes preview deadline,help h deadline' -l deadline -x -d 'the time for the whole run'
complete -c gifring -n '__gifring_takes_operand preview 1' -x -k -a '(__gifring_files gif | string split0)'

complete -c gifring -n '__gifring_takes completions help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes_operand completions 1' -x -a 'bash zsh fish'

complete -c gifring -n '__gifring_takes man help h' -s h -l help -d 'show this text'

complete -c gifring -n '__gifring_takes help help h' -s h -l help -d 'show this text'
complete -c gifring -n '__gifring_takes_operand help 1' -x -a 'split info timeline play layout preview completions man help version limits'

complete -c gifring -n '__gifring_takes version help h' -s h -l help -d 'show this text'
