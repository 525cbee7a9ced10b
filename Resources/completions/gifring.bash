# Completions of gifring for bash 4.4 and later, printed by 'gifring completions bash'.

# Fills the caller's tables of the command, and fails if there is no such command.
_gifring_load() {
  case $1 in
  split)
    options=(
      --output --name --format --background --scale --dedupe --raw --zip --force --frames
      --every --from --to --at --fps --files-from --null --shard --jobs --json --exit-zero
      --quiet --verbose --color --help --compression --scale-filter --sync --strict --salvage
      --delay-policy --limits --max-input --max-pixels --max-side --max-frames
      --max-image-pixels --max-output-pixels --max-output-bytes --max-text --max-app-data
      --max-idle-bytes --memory --deadline
    )
    letters=(
      [o]=--output [0]=--null [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--output]='folders'
      [--name]=''
      [--format]='words png webp gif pam rgba'
      [--background]=''
      [--scale]=''
      [--dedupe]='words none neighbours all'
      [--frames]=''
      [--every]=''
      [--from]=''
      [--to]=''
      [--at]=''
      [--fps]=''
      [--files-from]='files'
      [--shard]=''
      [--jobs]=''
      [--color]='words auto always never'
      [--compression]='words fast default best max'
      [--scale-filter]='words nearest area'
      [--delay-policy]='words browser authored minimum:'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--background]='--raw'
      [--scale]='--raw'
      [--dedupe]='--raw'
      [--raw]='--background --scale --dedupe --fps'
      [--frames]='--at --fps'
      [--every]='--at --fps'
      [--from]='--at'
      [--to]='--at'
      [--at]='--frames --every --from --to --fps'
      [--fps]='--raw --frames --every --at'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
      [--strict]='--salvage'
      [--salvage]='--strict'
    )
    repeatable='  '
    operands='files gif'
    maximum=1000000
    ;;
  info)
    options=(
      --frames --check --motion --json --delay-policy --files-from --null --strict --salvage
      --shard --exit-zero --jobs --quiet --verbose --color --help --limits --max-input
      --max-pixels --max-side --max-frames --max-image-pixels --max-output-pixels
      --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [0]=--null [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--delay-policy]='words browser authored minimum:'
      [--files-from]='files'
      [--shard]=''
      [--jobs]=''
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files gif'
    maximum=1000000
    ;;
  timeline)
    options=(
      --json --csv --hz --until --rate --mode --plays --frames --from --to --delay-policy
      --files-from --null --strict --salvage --quiet --verbose --color --help --limits
      --max-input --max-pixels --max-side --max-frames --max-image-pixels --max-output-pixels
      --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [0]=--null [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--hz]=''
      [--until]=''
      [--rate]=''
      [--mode]='words forward reverse bounce'
      [--plays]='words forever'
      [--frames]=''
      [--from]=''
      [--to]=''
      [--delay-policy]='words browser authored minimum:'
      [--files-from]='files'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--json]='--csv'
      [--csv]='--json'
      [--frames]='--from --to'
      [--from]='--frames'
      [--to]='--frames'
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files gif'
    maximum=1000000
    ;;
  play)
    options=(
      --protocol --background --no-status --rate --mode --plays --frames --from --to
      --delay-policy --strict --salvage --quiet --verbose --color --help --limits --max-input
      --max-pixels --max-side --max-frames --max-image-pixels --max-output-pixels
      --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--protocol]='words auto blocks kitty iterm2 sixel symbols'
      [--background]=''
      [--rate]=''
      [--mode]='words forward reverse bounce'
      [--plays]='words forever'
      [--frames]=''
      [--from]=''
      [--to]=''
      [--delay-policy]='words browser authored minimum:'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--frames]='--from --to'
      [--from]='--frames'
      [--to]='--frames'
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files gif'
    maximum=1
    ;;
  layout)
    options=(
      --items --sections --size --offset --rtl --item-size --format --rect --hit --snap --insert
      --delete --move --at --quiet --verbose --color --help --radius --hub --start --sweep
      --counterclockwise --facing --phase --orbit --seamless --nearest --unprotected-hub
      --inner-radius --ring-spacing --scroll --item-sizes --inset --item-spacing --line-spacing
      --header --footer --background --columns --heights --item-height --mode --eye --wrap
      --hit-shape --single-sided --cells-only --begin --duration --curve --path --punch
      --pixel-scale
    )
    letters=(
      [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--items]=''
      [--sections]=''
      [--size]=''
      [--offset]=''
      [--item-size]=''
      [--format]='words json svg'
      [--rect]=''
      [--hit]=''
      [--snap]=''
      [--insert]=''
      [--delete]=''
      [--move]=''
      [--at]=''
      [--color]='words auto always never'
      [--radius]=''
      [--hub]=''
      [--start]=''
      [--sweep]=''
      [--facing]='words upright outward inward'
      [--phase]=''
      [--orbit]=''
      [--seamless]=''
      [--nearest]=''
      [--inner-radius]=''
      [--ring-spacing]=''
      [--scroll]='words vertical horizontal'
      [--item-sizes]=''
      [--inset]=''
      [--item-spacing]=''
      [--line-spacing]=''
      [--header]=''
      [--footer]=''
      [--background]=''
      [--columns]=''
      [--heights]=''
      [--item-height]=''
      [--mode]='words seed corrected fibonacci'
      [--eye]=''
      [--wrap]=''
      [--hit-shape]='words rectangle ellipse rounded:'
      [--begin]=''
      [--duration]=''
      [--curve]='words linear ease-in ease-out ease-in-out'
      [--path]='words straight polar'
      [--pixel-scale]=''
    )
    rivals=(
      [--items]='--sections'
      [--sections]='--items'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable=' --hit --snap --insert --delete --move --nearest --wrap '
    operands='words circle photo-circle hub-ring ring concentric flow punch sphere wheel waterfall'
    maximum=1
    ;;
  preview)
    options=(
      --output --force --scale --theme --compression --protocol --duration --fps --at --plays
      --layout --cells --cell-images --size --hub --orbit --script --quiet --verbose --color
      --help --delay-policy --strict --salvage --offset --rtl --item-size --item-spacing
      --radius --start --sweep --counterclockwise --facing --phase --ring-spacing --scroll
      --line-spacing --columns --mode --eye --limits --max-input --max-pixels --max-side
      --max-frames --max-image-pixels --max-output-pixels --max-output-bytes --max-text
      --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [o]=--output [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--output]='files'
      [--scale]=''
      [--theme]='words light dark'
      [--compression]='words fast default best max'
      [--protocol]='words auto blocks kitty iterm2 sixel symbols'
      [--duration]=''
      [--fps]=''
      [--at]=''
      [--plays]='words forever'
      [--layout]='words circle photo-circle hub-ring ring concentric flow punch sphere wheel waterfall'
      [--cells]=''
      [--cell-images]='folders'
      [--size]=''
      [--hub]=''
      [--orbit]=''
      [--script]=''
      [--color]='words auto always never'
      [--delay-policy]='words browser authored minimum:'
      [--offset]=''
      [--item-size]=''
      [--item-spacing]=''
      [--radius]=''
      [--start]=''
      [--sweep]=''
      [--facing]='words upright outward inward'
      [--phase]=''
      [--ring-spacing]=''
      [--scroll]='words vertical horizontal'
      [--line-spacing]=''
      [--columns]=''
      [--mode]='words seed corrected fibonacci'
      [--eye]=''
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--quiet]='--verbose'
      [--verbose]='--quiet'
      [--strict]='--salvage'
      [--salvage]='--strict'
    )
    repeatable='  '
    operands='files gif'
    maximum=1
    ;;
  sheet)
    options=(
      --output --format --compression --sidecar --force --json --layout --columns --padding
      --margin --extrude --trim --keep-duplicates --sides --max-size --scale --scale-filter
      --frames --every --delay-policy --strict --salvage --quiet --verbose --color --help
      --limits --max-input --max-pixels --max-side --max-frames --max-image-pixels
      --max-output-pixels --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory
      --deadline --max-sheet-side
    )
    letters=(
      [o]=--output [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--output]='files'
      [--format]='words png webp'
      [--compression]='words fast default best max'
      [--sidecar]='words aseprite aseprite-array texturepacker texturepacker-array css libgdx godot android xcode none'
      [--layout]='words grid columns horizontal vertical packed'
      [--columns]=''
      [--padding]=''
      [--margin]=''
      [--extrude]=''
      [--sides]='words exact pow2 square pow2-square'
      [--max-size]=''
      [--scale]=''
      [--scale-filter]='words nearest area'
      [--frames]=''
      [--every]=''
      [--delay-policy]='words browser authored minimum:'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
      [--max-sheet-side]=''
    )
    rivals=(
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable=' --sidecar '
    operands='files gif'
    maximum=1
    ;;
  assemble)
    options=(
      --output --delay --delays --plays --compression --quantize --force --edited --delay-policy
      --strict --salvage --quiet --verbose --color --help --limits --max-input --max-pixels
      --max-side --max-frames --max-image-pixels --max-output-pixels --max-output-bytes
      --max-text --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [o]=--output [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--output]='files'
      [--delay]=''
      [--delays]=''
      [--plays]='words forever'
      [--compression]='words fast default best max'
      [--delay-policy]='words browser authored minimum:'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--delay]='--delays'
      [--delays]='--delay'
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files'
    maximum=1000000
    ;;
  verify)
    options=(
      --against --exact --json --delay-policy --strict --salvage --quiet --verbose --color
      --help --limits --max-input --max-pixels --max-side --max-frames --max-image-pixels
      --max-output-pixels --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory
      --deadline
    )
    letters=(
      [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--against]='files'
      [--delay-policy]='words browser authored minimum:'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files'
    maximum=2
    ;;
  edit)
    options=(
      --plays --delay --frames --reverse --bounce --speed --delay-policy --crop --resize
      --filter --optimize --strip --output --force --strict --salvage --json --quiet --verbose
      --color --help --limits --max-input --max-pixels --max-side --max-frames
      --max-image-pixels --max-output-pixels --max-output-bytes --max-text --max-app-data
      --max-idle-bytes --memory --deadline
    )
    letters=(
      [o]=--output [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--plays]='words forever'
      [--delay]=''
      [--frames]=''
      [--speed]=''
      [--delay-policy]='words browser authored minimum:'
      [--crop]=''
      [--resize]=''
      [--filter]='words nearest area'
      [--strip]=''
      [--output]='files'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--strict]='--salvage'
      [--salvage]='--strict'
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable=' --delay --strip '
    operands='files gif'
    maximum=1
    ;;
  repair)
    options=(
      --output --force --keep-partial --json --quiet --verbose --color --help --limits
      --max-input --max-pixels --max-side --max-frames --max-image-pixels --max-output-pixels
      --max-output-bytes --max-text --max-app-data --max-idle-bytes --memory --deadline
    )
    letters=(
      [o]=--output [q]=--quiet [v]=--verbose [h]=--help
    )
    values=(
      [--output]='files'
      [--color]='words auto always never'
      [--limits]='words default strict'
      [--max-input]=''
      [--max-pixels]=''
      [--max-side]=''
      [--max-frames]=''
      [--max-image-pixels]=''
      [--max-output-pixels]=''
      [--max-output-bytes]=''
      [--max-text]=''
      [--max-app-data]=''
      [--max-idle-bytes]=''
      [--memory]=''
      [--deadline]=''
    )
    rivals=(
      [--quiet]='--verbose'
      [--verbose]='--quiet'
    )
    repeatable='  '
    operands='files gif'
    maximum=1
    ;;
  completions)
    options=(
      --help
    )
    letters=(
      [h]=--help
    )
    values=()
    rivals=()
    repeatable='  '
    operands='words bash zsh fish'
    maximum=1
    ;;
  man)
    options=(
      --help
    )
    letters=(
      [h]=--help
    )
    values=()
    rivals=()
    repeatable='  '
    operands=''
    maximum=0
    ;;
  help)
    options=(
      --help
    )
    letters=(
      [h]=--help
    )
    values=()
    rivals=()
    repeatable='  '
    operands='words split info timeline play layout preview sheet assemble verify edit repair completions man help version limits'
    maximum=1
    ;;
  version)
    options=(
      --help
    )
    letters=(
      [h]=--help
    )
    values=()
    rivals=()
    repeatable='  '
    operands=''
    maximum=0
    ;;
  *) return 1 ;;
  esac
}

# Offers what can stand right behind 'gifring'.
_gifring_offer_commands() {
  case $current in
  -*) _gifring_offer_words --help --version ;;
  *) _gifring_offer_words split info timeline play layout preview sheet assemble verify edit repair completions man help version ;;
  esac
}

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
