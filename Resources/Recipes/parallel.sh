#!/bin/sh
# Splits every GIF below a folder by GNU parallel, which keeps the records in the order of the files
# and a log of its jobs. After an interruption the same command does what is missing.
# usage: parallel.sh FOLDER OUTPUT WORKERS >records.ndjson
set -eu
[ $# -eq 3 ] || { sed -n 's/^# usage: /usage: /p' "$0" >&2; exit 64; }
[ -d "$1" ] || { echo "no folder: $1" >&2; exit 66; }
find "$1" -name '*.gif' | LC_ALL=C sort |
  parallel --no-notice --jobs "$3" --keep-order --pipe -N 100 --joblog "$2.joblog" \
    "${GIFRING:-gifring}" split -q --json --exit-zero --jobs 1 --files-from - -o "$2"
