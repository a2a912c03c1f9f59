#!/bin/sh
# Installs the program, without debug symbols, with its manual page and the shells' completions, which the program generates.
#
#     install.sh PROGRAM FOLDER      FOLDER is a prefix, such as /usr/local
set -eu

program="$1"
folder="$2"

made="$(mktemp -d)"
trap 'rm -rf "$made"' EXIT
"$program" manual > "$made/haggle.1"
for shell in bash zsh fish; do
    "$program" completions "$shell" > "$made/$shell"
done

place() {
    install -d "$folder/$(dirname "$3")"
    install -m "$1" "$2" "$folder/$3"
}
place 755 "$program" bin/haggle
case "$(uname)" in
    Darwin) strip -Sx "$folder/bin/haggle" ;;
    *) strip --strip-unneeded "$folder/bin/haggle" ;;
esac
place 644 "$made/haggle.1" share/man/man1/haggle.1
place 644 "$made/bash" share/bash-completion/completions/haggle
place 644 "$made/zsh" share/zsh/site-functions/_haggle
place 644 "$made/fish" share/fish/vendor_completions.d/haggle.fish
