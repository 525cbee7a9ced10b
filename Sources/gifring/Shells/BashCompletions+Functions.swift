extension BashCompletions {
  /// What doesn't depend on the commands.
  ///
  /// File names are found by globbing, since `compgen` separates names by newlines, and the line is
  /// read anew, since `COMP_WORDS` is broken at `=`, `:` and `@`. Nothing typed is ever expanded.
  static let functions = #"""
    # Reads the line up to the cursor as bash would, but expands nothing in it.
    #
    # It takes the line and its end that readline is going to replace, and sets 'words', the word at
    # the cursor as 'current', and as 'kept' the beginning of that word that stays.
    _gifring_read_line() {
      local -i index start=$((${#1} - ${#2}))
      local character quote= in_word=
      for ((index = 0; index < ${#1}; ++index)); do
        ((index == start)) && kept=$current
        character=${1:index:1}
        case $quote$character in
        \' | \") quote=$character in_word=yes ;;
        \'\' | \"\") quote= ;;
        \\ | \"\\)
          ((++index))
          character=${1:index:1}
          [[ ! $quote || $character == [\$\`\"\\] ]] || current+=\\
          current+=$character in_word=yes
          ;;
        [[:space:]])
          if [[ $in_word ]]; then
            [[ $redirects ]] || words+=("$current")
            redirects=
          fi
          current= in_word=
          ;;
        [\<\>]) redirects=yes current= in_word= ;;
        *)
          [[ $quote != \' && $character == [\$\`] ]] && expands=yes
          current+=$character in_word=yes
          ;;
        esac
      done
      ((start == ${#1})) && kept=$current
    }

    # Finds out what the words behind the command say: which options can't come any more, which one
    # waits for its value, how many operands there are.
    _gifring_read_words() {
      local word
      for word; do
        if [[ $waiting ]]; then
          waiting=
        elif [[ $only_operands || $word != -?* ]]; then
          count+=1
        elif [[ $word == -- ]]; then
          only_operands=yes
        elif [[ $word == --* ]]; then
          _gifring_take_option "${word%%=*}"
          [[ $word == *=* ]] && waiting=
        else
          _gifring_take_letters "${word#-}"
        fi
      done
    }

    _gifring_take_letters() {
      local -i index
      for ((index = 0; index < ${#1}; ++index)); do
        _gifring_take_option "${letters[${1:index:1}]:-unknown}"
        if [[ $waiting ]]; then
          ((index + 1 < ${#1})) && waiting=
          return
        fi
      done
    }

    _gifring_take_option() {
      local name
      [[ $repeatable == *" $1 "* ]] || gone[$1]=yes
      for name in ${rivals[$1]-}; do
        gone[$name]=yes
      done
      [[ ${values[$1]+set} ]] && waiting=$1
    }

    # Offers words, files with one of some suffixes, or folders.
    _gifring_offer() {
      case ${1-} in
      words) _gifring_offer_words "${@:2}" ;;
      files) _gifring_offer_files "${@:2}" ;;
      folders) _gifring_offer_files / ;;
      esac
    }

    _gifring_offer_words() {
      local word
      for word; do
        [[ $word == "$current"* ]] && replies+=("$word")
      done
    }

    # Offers folders, and of the files those with one of the suffixes; all files if there are none.
    _gifring_offer_files() {
      local path=$current file suffix
      local -a found=() fitting=()
      [[ $path == '~/'* ]] && path=$HOME/${path:2}
      mapfile -d '' -t found < <(
        set +f
        shopt -u failglob
        unset -v GLOBIGNORE
        for file in "$path"*; do
          [[ -e $file || -L $file ]] && printf '%s\0' "$file"
        done
      )
      for file in "${found[@]}"; do
        if [[ -d $file ]]; then
          fitting+=("$file")
        else
          for suffix; do
            [[ ${file,,} == *".$suffix" ]] && fitting+=("$file")
          done
        fi
      done
      [[ ${fitting[*]-} || ${1-} == / ]] || fitting=("${found[@]}")
      for file in "${fitting[@]}"; do
        replies+=("$current${file:${#path}}")
      done
      compopt -o filenames 2>/dev/null
    }

    _gifring_offer_options() {
      local option
      for option in "${options[@]}"; do
        [[ ${gone[$option]-} ]] || _gifring_offer_words "$option"
      done
    }

    # Offers what can stand at the cursor.
    _gifring_offer_at_cursor() {
      local option
      ((${#words[@]} > 1)) || { _gifring_offer_commands && return; }
      _gifring_load "${words[1]}" || return
      _gifring_read_words "${words[@]:2}"
      if [[ ${gone[--help]-} ]]; then
        return
      elif [[ $waiting ]]; then
        _gifring_offer ${values[$waiting]}
      elif [[ ! $only_operands && $current == --*=* ]]; then
        option=${current%%=*}
        prefix=$option= current=${current#*=}
        _gifring_offer ${values[$option]-}
      elif [[ ! $only_operands && $current == -* ]]; then
        _gifring_offer_options
      elif ((count < maximum)); then
        _gifring_offer $operands
      elif [[ ! $only_operands ]]; then
        _gifring_offer_options
      fi
    }

    _gifring() {
      local IFS=$' \t\n' reply operands= repeatable=
      local current= kept= prefix= redirects= expands= waiting= only_operands=
      local -i count=0 maximum=0
      local -a words=() options=() replies=()
      local -A letters=() values=() rivals=() gone=()
      COMPREPLY=()
      _gifring_read_line "${COMP_LINE:0:COMP_POINT}" "$2"
      if [[ $redirects || $expands || $current == '~'[!/]* ]]; then
        compopt -o bashdefault -o default 2>/dev/null
        return
      fi
      _gifring_offer_at_cursor
      for reply in "${replies[@]}"; do
        reply=$prefix$reply
        [[ $reply != "$kept" ]] && COMPREPLY+=("${reply#"$kept"}")
      done
      [[ ${#COMPREPLY[@]} == 1 && $reply == *: ]] && compopt -o nospace 2>/dev/null
      return 0
    }

    complete -o nosort -F _gifring gifring
    """#
}
