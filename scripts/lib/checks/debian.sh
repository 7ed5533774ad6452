#!/usr/bin/env bash
# Makes the packages, and installs the Debian package in a Debian of its own, a folder. There a user without privileges
# and without a network runs the first test of the README, makes a project and runs its test. Then the package is removed
# without a trace, the workflow of the project installs it again, and the archive is tried in its place.
# NAVBRIDGE_DEB=FILE checks a package that is there already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
. scripts/lib/debian_root.sh
package=${NAVBRIDGE_DEB:-}
if [ -z "$package" ]; then
  scripts/package
  package=$(ls -t dist/*.deb | head -n 1)
  archive=$(ls -t dist/*.tar.xz | head -n 1)
fi

clean=(/usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive)
inside() { chroot "$system" "${clean[@]}" "$@"; }
install() { inside apt-get install -y -qq --no-install-recommends "$@" >/dev/null 2>&1; }
# Commands of the user, who has no network.
as_tester() { unshare --net chroot "$system" "${clean[@]}" su tester -s /bin/bash -c "set -e; cd; $1"; }
# All files that a package or a user may leave; the package manager's own records change with each installation.
files() {
  (cd "$system" && find . -xdev \( -path ./proc -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/apt \
    -o -path ./var/lib/dpkg -o -path ./run -o -path ./etc/ld.so.cache \) -prune -o -print | sort)
}
processes() { find /proc -maxdepth 2 -path '/proc/[0-9]*/root' -lname "$system*" 2>/dev/null; }
# The code below the line 'begin NAME' in the README that was installed.
example() {
  awk -v begin="<!-- begin $1 -->" '$0 == begin { on = 1; next } on && /^```/ { if (code++) exit; next } on' \
    "$system/usr/share/doc/navbridge/README.md"
}

# The limits of docs/contributing.md, "Limits". The package states its installed size in units of 1 024 bytes.
compressed=$(stat -c %s "$package")
installed=$(($(dpkg-deb --field "$package" Installed-Size) * 1024))
megabytes() { awk "BEGIN { printf \"%.1f MB\", $1 / 1e6 }"; }
echo "The package has $(megabytes "$compressed") compressed (limit: 10 MB), and $(megabytes "$installed") installed (limit: 32 MB)."
[ "$compressed" -le 10000000 ] || fail "$package has more than 10 MB."
[ "$installed" -le 32000000 ] || fail "$package has more than 32 MB when installed."

make_debian
mount -t proc proc "$system/proc"
inside useradd --create-home tester
# The libraries are installed first, so that the time is that of the package alone.
needs=$(dpkg-deb --field "$package" Depends | tr ',' '\n' | sed 's/ *(.*)//; s/|.*//; s/ //g' | tr '\n' ' ')
# shellcheck disable=SC2086
install $needs || fail "Its libraries cannot be installed: $needs"
before=$(files)

cp "$package" "$system/tmp/navbridge.deb"
begin=$(date +%s%N)
install /tmp/navbridge.deb || fail "The package cannot be installed."
as_tester 'mkdir project && cd project && navbridge init >/dev/null && navbridge test'
printf 'From the installation of the package to a passing test: %.1f s (limit: 5 s)\n' "$(awk "BEGIN { print ($(date +%s%N) - $begin) / 1e9 }")"
rm "$system/tmp/navbridge.deb"
as_tester 'cd project && navbridge test --architecture both >/dev/null && navbridge doctor'
for file in man/man1/navbridge.1.gz bash-completion/completions/navbridge navbridge/types/index.d.ts; do
  [ -s "$system/usr/share/$file" ] || fail "The package has no /usr/share/$file."
done

# The first test of the README fails as it is printed there, and passes with the line that follows.
first=$system/home/tester/first
as_tester 'mkdir first && cp -r /usr/share/doc/navbridge/Examples first/'
example test >"$first/modal.test.js"
! as_tester 'cd first && navbridge test modal.test.js' >"$first/output" 2>&1 ||
  fail "The first test of the README passes without a tap."
[ -n "$(example failure)" ] || fail "The README shows no failure of its first test."
while IFS= read -r line; do
  grep -qF -- "$line" "$first/output" || fail "The failure of the README's test has no line '$line'."
done < <(example failure | sed 's/^ *//' | grep -v '^$')
awk -v tap="$(example tap)" '/toHaveModals/ { print tap } { print }' "$first/modal.test.js" >"$first/tapped.test.js"
as_tester 'cd first && navbridge test tapped.test.js --architecture both'
cp -r "$system/home/tester/project" "$private/project"
as_tester 'rm -rf project first'

inside apt-get purge -y -qq navbridge >/dev/null 2>&1 || fail "The package cannot be removed."
left=$(diff <(echo "$before") <(files) || true)
[ -z "$left" ] || fail "These files differ after the package was removed:
$left"
[ -z "$(processes)" ] || fail "These processes are left: $(processes)"
echo "The package was removed without a trace."

# The commands of the workflow, one after another, as a server for CI runs them.
workflow() {
  awk '/^        run: \|$/ { block = 1; next }
    /^        run: / { sub(/^ *run: /, ""); print; next }
    block && sub(/^          /, "") { print; next }
    { block = 0 }' "$system/root/project/.github/workflows/navbridge.yml"
}
cp -r "$private/project" "$system/root/project"
mkdir "$system/root/project/ci"
cp "$package" "$system/root/project/ci/navbridge.deb"
# The package is in the repository, and then at an address.
for address in "" file:///root/navbridge.deb; do
  rm -f "$system/root/project/navbridge.xml"
  inside NAVBRIDGE_PACKAGE="$address" bash -ec "cd /root/project; $(workflow)" >"$private/log" 2>&1 || {
    tail -n 20 "$private/log" >&2
    fail "The workflow of 'navbridge init' fails."
  }
  grep -q '<testsuites' "$system/root/project/navbridge.xml" || fail "The workflow has left no report."
  inside apt-get purge -y -qq navbridge >/dev/null 2>&1 || fail "The package cannot be removed."
  [ -n "$address" ] || mv "$system/root/project/ci/navbridge.deb" "$system/root/navbridge.deb"
done
echo "The workflow of 'navbridge init' installs the package and passes."

if [ -n "${archive:-}" ]; then
  tar -xJf "$archive" -C "$system/home/tester"
  as_tester 'PATH=~/navbridge/usr/bin:$PATH; mkdir project && cd project && navbridge init >/dev/null && navbridge test'
  echo "The archive runs from the user's own folder."
fi
