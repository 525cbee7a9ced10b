extension FishCompletions {
  /// The letters that can stand before another one in a cluster, and those before a value.
  private var letters: (flags: String, valued: String) {
    let options = commands.flatMap(\.options)
    let flags = options.filter { $0.kind == .flag }.compactMap(\.short)
    let valued = options.filter { $0.kind != .flag }.compactMap(\.short)
    return (String(Set(flags).sorted()), String(Set(valued).sorted()))
  }

  /// The functions that conditions and arguments call.
  ///
  /// File names are those that fish would complete, escaped, and so one a line; those with a tilde
  /// in front are left to the typist, since fish would insert the tilde as it is.
  var functions: String {
    #"""
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
        set -l waiting "^(?:--$name|-[\#(letters.flags)]*[ $letter])\$"
        test -n "$name"; and string match -qr -- $waiting "$words[-1]"; and set -e words[-1]
        set -l names (string replace -a , '|' $names)
        set -l given "^(?:--(?:$names)(?:=.*)?|-[\#(letters.flags)]*[ $letters].*)\$"
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
        set -l option '^(?:--[^=]+=|-[\#(letters.flags)]*[ \#(letters.valued)])'
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

    """#
  }
}
