#!/bin/sh
# Splits the files of a list on several machines, or here in as many processes: each takes a part.
# usage: shards.sh LIST OUTPUT PARTS >records.ndjson
#
# On machine I of N (in a Slurm array, say, or a Kubernetes job with an index) it is one command:
#   gifring split --json --exit-zero --files-from LIST --shard I/N -o OUTPUT >records.I.ndjson
set -eu
[ $# -eq 3 ] || { sed -n 's/^# usage: /usage: /p' "$0" >&2; exit 64; }
parts=
for part in $(seq "$3"); do
  "${GIFRING:-gifring}" split -q --json --exit-zero --jobs 1 --files-from "$1" \
    --shard "$part/$3" -o "$2" &
  parts="$parts $!"
done
status=0
for part in $parts; do wait "$part" || status=$?; done
exit $status
