#!/bin/sh
# Installs haggle's missing dependencies: ncurses' headers, and with the argument `tests` the tests' two terminals, libvterm
# and tmux. Prints each command before running it.
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

have_vterm() {
    [ -e /usr/include/vterm.h ] || [ -e /usr/local/include/vterm.h ] || [ -e /opt/homebrew/include/vterm.h ]
}

ncurses=libncurses-dev
vterm=libvterm-dev
if [ "$(uname)" = Darwin ]; then
    ncurses=ncurses
    vterm=libvterm
fi
have_ncurses || missing=" $ncurses"
if [ "${1:-}" = tests ]; then
    have_vterm || missing="$missing $vterm"
    command -v tmux >/dev/null 2>&1 || missing="$missing tmux"
fi
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
