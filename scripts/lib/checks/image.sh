#!/usr/bin/env bash
# Builds the image of the Dockerfile by buildah, over a Debian that debootstrap makes in place of the base image, and runs a first
# test and a Detox command in it. Where buildah cannot run, the commands of the Dockerfile run in that Debian itself.
# NAVBRIDGE_DIST=FOLDER uses packages that are there already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
. scripts/lib/debian_root.sh
[ -n "${NAVBRIDGE_DIST:-}" ] || scripts/package
dist=${NAVBRIDGE_DIST:-dist}

buildah=(buildah --root "$private/store" --runroot "$private/run" --storage-driver vfs)
leave() {
  if command -v buildah >/dev/null; then "${buildah[@]}" rm --all >/dev/null 2>&1 || true; fi
  clean_up
}
trap leave EXIT

make_debian
mkdir -p "$private/context/dist"
cp Dockerfile "$private/context/"
cp "$(ls -t "$dist"/navbridge_*.deb | head -n 1)" "$(ls -t "$dist"/navbridge-[0-9].*.tgz | head -n 1)" "$private/context/dist/"
trial='cd /tmp && navbridge init app && navbridge test app && navbridge detox --help && node --version'

# Returns false where buildah cannot work on this machine.
can_build() {
  command -v buildah >/dev/null || return 1
  base=$("${buildah[@]}" from scratch 2>>"$private/log") && "${buildah[@]}" copy "$base" "$system" / >>"$private/log" 2>&1 &&
    "${buildah[@]}" commit "$base" base >>"$private/log" 2>&1 &&
    "${buildah[@]}" run --isolation chroot "$base" true >>"$private/log" 2>&1
}
if can_build; then
  "${buildah[@]}" bud --isolation chroot --pull-never --build-arg BASE=localhost/base --tag navbridge "$private/context" >"$private/log" 2>&1 || {
    tail -n 30 "$private/log" >&2
    fail "The image could not be built."
  }
  made=$("${buildah[@]}" from --pull-never localhost/navbridge)
  "${buildah[@]}" run --isolation chroot "$made" sh -c "$trial" >"$private/out" 2>&1 || { cat "$private/out" >&2; fail "The image does not run a first test."; }
  way="built and run by buildah"
else
  echo "buildah cannot run here ($(tail -n 1 "$private/log" | cut -c1-120)); the commands of the Dockerfile run in a Debian instead."
  mount -t proc proc "$system/proc"
  for file in "$private"/context/dist/*; do
    case $file in *.deb) cp "$file" "$system/tmp/navbridge.deb" ;; *) cp "$file" "$system/tmp/navbridge.tgz" ;; esac
  done
  commands=$(awk '/^RUN /, !/\\$/' Dockerfile | sed 's/^RUN //')
  chroot "$system" /usr/bin/env -i PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    sh -c "$commands && $trial" >"$private/out" 2>&1 || { tail -n 30 "$private/out" >&2; fail "The commands of the Dockerfile fail."; }
  way="whose commands were run in a Debian"
fi
grep -q '2 passed' "$private/out" || { cat "$private/out" >&2; fail "The first test has not passed."; }
echo "Dockerfile: an image, $way, runs a first test."
