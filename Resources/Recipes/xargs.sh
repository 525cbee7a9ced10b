#!/bin/sh
# Splits every GIF below a folder by xargs: one process takes 100 files at a time.
# usage: xargs.sh FOLDER OUTPUT WORKERS >records.ndjson
#
# Records are written whole, so those of several processes don't mix; their order is that of time.
set -eu
find "$1" -name '*.gif' -print0 |
  xargs -0 -r -n 100 -P "$3" "${GIFRING:-gifring}" split -q --json --exit-zero --jobs 1 -o "$2" --
