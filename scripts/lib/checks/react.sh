#!/usr/bin/env bash
# Bundles the app of Tests/React with Debian's React 18 by esbuild, and tests it on both routes, as a development and as a
# production build of React. Installs nothing.
# Tests with a release build of this package, or with the programs in NAVBRIDGE_BIN.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

missing=()
[ -d /usr/share/nodejs/react ] || missing+=(node-react)
[ -d /usr/share/nodejs/react-test-renderer ] || missing+=(node-react-test-renderer)
command -v esbuild >/dev/null || missing+=(esbuild)
if [ ${#missing[@]} -gt 0 ]; then
  echo "These Debian packages are missing: apt-get install ${missing[*]}" >&2
  exit 69
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp Tests/React/react.test.js "$folder"
# The bundle has both builds of React, and NODE_ENV decides which one runs.
NODE_PATH=/usr/share/nodejs esbuild Tests/React/app.jsx --bundle --format=cjs --platform=neutral --main-fields=main \
  --target=es2022 --log-level=warning --sourcemap=inline --external:react-native-navigation '--external:navbridge/*' \
  "--outfile=$folder/app.js"
for build in development production; do
  echo "React's $build build"
  echo "module.exports = '$build';" >"$folder/build.js"
  NODE_ENV=$build timeout 300 "${NAVBRIDGE_BIN:-.build/release}/navbridge" test "$folder" --architecture both
done
