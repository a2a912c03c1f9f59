#!/bin/sh
# Makes a Debian package of the program: haggle_VERSION_ARCHITECTURE.deb.
#
#     make-deb.sh PROGRAM [FOLDER]   FOLDER receives the package; by default the current folder
set -eu

program="$1"
folder="${2:-.}"
tools="$(dirname "$0")"

if ldd "$program" | grep -q libswiftCore; then
    echo "make-deb: $program needs Swift's libraries, which no Debian package has; use make deb" >&2
    exit 1
fi

root="$(mktemp -d)"
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
sh "$tools/install.sh" "$program" "$root/usr"
gzip -9n "$root/usr/share/man/man1/haggle.1"
install -d "$root/usr/share/zsh/vendor-completions"
mv "$root/usr/share/zsh/site-functions/_haggle" "$root/usr/share/zsh/vendor-completions/_haggle"
rmdir "$root/usr/share/zsh/site-functions"

version="$("$program" --version)"
architecture="$(dpkg --print-architecture)"
# The packages of the libraries that the program needs.
needs="$(ldd "$program" | awk '$3 ~ /^\// { print $3 }' | while read -r library; do
    dpkg -S "$(readlink -f "$library")" 2>/dev/null || dpkg -S "*/$(basename "$(readlink -f "$library")")"
done | cut -d: -f1 | sort -u | paste -s -d, | sed 's/,/, /g')"

mkdir "$root/DEBIAN"
cat > "$root/DEBIAN/control" <<CONTROL
Package: haggle
Version: $version
Architecture: $architecture
Section: devel
Priority: optional
Installed-Size: $(du -ks "$root/usr" | cut -f1)
Depends: $needs
Maintainer: ${DEBFULLNAME:-The haggle authors} <${DEBEMAIL:-haggle@localhost}>
Description: terminal playground for layout negotiation
 Opens an element tree written in Swift for SwiftUI, Blueprint, QuickLayout or
 Theodolite, shows it as boxes of character cells at true size, and tells the
 conversation behind it: what each parent proposed, what each child answered,
 and why.
CONTROL

dpkg-deb --build --root-owner-group "$root" "$folder/haggle_${version}_$architecture.deb"
