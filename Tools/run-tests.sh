#!/usr/bin/env bash
# Runs `swift test` with these arguments. Repeats the failures at the end, after thousands of lines.
set -uo pipefail
output=$(mktemp)
trap 'rm -f "$output"' EXIT
swift test "$@" 2>&1 | tee "$output"
status=$?
if [ "$status" -ne 0 ]; then
    echo
    echo "What failed:"
    grep -E '^✘|: error:|[Ff]atal error' "$output" | cut -c1-2000 | head -n 100
fi
exit "$status"
