#!/bin/sh
# Installs what haggle needs and does not find: ncurses' headers, and the commands named as arguments. Says what it does
# before it does it.
set -eu

missing=""
if ! command -v swift >/dev/null 2>&1; then
    echo "haggle needs a Swift 6.2 toolchain or later: https://www.swift.org/install" >&2
    exit 1
fi

have_ncurses() {
    [ -e /usr/include/ncurses.h ] || [ -e /usr/include/ncursesw/ncurses.h ] ||
        { [ "$(uname)" = Darwin ] && [ -e "$(xcrun --show-sdk-path 2>/dev/null)/usr/include/ncurses.h" ]; }
}

if command -v brew >/dev/null 2>&1 && [ "$(uname)" = Darwin ]; then
    have_ncurses || missing=" ncurses"
else
    have_ncurses || missing=" libncurses-dev"
fi
for command in "$@"; do
    command -v "$command" >/dev/null 2>&1 || missing="$missing $command"
done
[ -n "$missing" ] || exit 0

if [ "$(uname)" = Darwin ]; then
    echo "haggle needs:$missing; running: brew install$missing"
    # shellcheck disable=SC2086
    exec brew install $missing
fi
if ! command -v apt-get >/dev/null 2>&1; then
    echo "haggle needs:$missing. This machine has neither apt-get nor brew: please install them." >&2
    exit 1
fi
as_root=""
[ "$(id -u)" -eq 0 ] || as_root="sudo"
echo "haggle needs:$missing; running: $as_root apt-get install --yes$missing"
$as_root apt-get update --quiet
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet $missing
