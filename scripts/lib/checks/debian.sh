#!/usr/bin/env bash
# Makes the Debian package and installs it in a Debian of its own, a folder. There a user without privileges makes a project
# and runs its test, and then the package is removed without a trace.
set -euo pipefail
[ "$(id -u)" -eq 0 ] || { echo "This check makes a system in a folder, which only root may do." >&2; exit 77; }
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(grep -rhoE 'https?://[^ ]+/debian/?( |$)' /etc/apt/sources.list /etc/apt/sources.list.d 2>/dev/null | head -n 1 | tr -d ' ')
scripts/package
package=$(ls -t dist/*.deb | head -n 1)
system=$(mktemp -d)
trap 'umount "$system/proc" 2>/dev/null; rm -rf "$system"' EXIT

debootstrap --variant=minbase "$release" "$system" "${mirror:-http://deb.debian.org/debian}" >/dev/null
mount -t proc proc "$system/proc"
inside() { chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
files() { (cd "$system" && find bin etc home lib opt root sbin srv usr -xdev \( -type f -o -type l \) 2>/dev/null | grep -v '^etc/ld.so.cache$' | sort); }

inside useradd --create-home tester
cp "$package" "$system/tmp/navbridge.deb"
# The libraries are installed first, so that the time is that of the package alone.
needs=$(dpkg-deb --field "$package" Depends | tr ',' '\n' | sed 's/ *(.*)//; s/|.*//; s/ //g' | tr '\n' ' ')
# shellcheck disable=SC2086
inside apt-get install -y -qq --no-install-recommends $needs >/dev/null
files > "$system/before"
begin=$(date +%s%N)
inside apt-get install -y -qq --no-install-recommends /tmp/navbridge.deb >/dev/null
inside su tester -c 'mkdir ~/project && cd ~/project && navbridge init && navbridge test --architecture both'
printf 'From the package to a passing test: %.1f s\n' "$(awk "BEGIN { print ($(date +%s%N) - $begin) / 1e9 }")"
inside su tester -c 'cd ~/project && navbridge doctor && rm -r ~/project'
inside apt-get purge -y -qq navbridge >/dev/null
files > "$system/after"
left=$(diff "$system/before" "$system/after" | grep -vE '^[<>] (usr/share/info/dir|.*/\.(cache|wget).*)$' | grep '^>' || true)
[ -z "$left" ] || { echo "These files are left after the package was removed:" >&2; echo "$left" >&2; exit 1; }
