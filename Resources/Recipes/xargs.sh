#!/bin/sh
# Splits every GIF below a folder by xargs: one process takes 100 files at a time.
# usage: xargs.sh FOLDER OUTPUT WORKERS >records.ndjson
#
# Records are written whole, so those of several processes don't mix; their order is that of time. The
# names come as a list, since a single operand, the last perhaps, would be split into OUTPUT itself.
set -eu
[ $# -eq 3 ] || { sed -n 's/^# usage: /usage: /p' "$0" >&2; exit 64; }
[ -d "$1" ] || { echo "no folder: $1" >&2; exit 66; }
find "$1" -name '*.gif' -print0 |
  OUTPUT=$2 xargs -0 -r -n 100 -P "$3" sh -c 'printf "%s\0" "$@" |
    "${GIFRING:-gifring}" split -q --json --exit-zero --jobs 1 -0 --files-from - -o "$OUTPUT"' sh
