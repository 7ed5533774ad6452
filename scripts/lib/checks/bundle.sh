#!/usr/bin/env bash
# Runs a real bundle, as React Native's own command writes it, on the release build:
#
#   NAVBRIDGE_BUNDLE=main.jsbundle [NAVBRIDGE_BUNDLE_ARCHITECTURE=bridge] [NAVBRIDGE_BUNDLE_MODULES=modules.js] scripts/check bundle
#
# Four more variables name bundles of the apps in Tests/Bundle, which docs/contributing.md shows how to write:
#
#   NAVBRIDGE_BUNDLE_OF_PARTS=parts.jsbundle           runs Tests/Bundle/*.test.js, a file for each part of React Native
#   NAVBRIDGE_BUNDLE_OF_LIBRARIES=libraries.jsbundle   runs Tests/Bundle/libraries/*.test.js, a test for each library
#   NAVBRIDGE_BUNDLE_OF_NAVIGATION=navigation.jsbundle runs Tests/Bundle/navigation/*.test.js, React Navigation's stacks and tabs
#   NAVBRIDGE_BUNDLE_OF_NATIVE_TABS=native-tabs.jsbundle runs Tests/Bundle/native-tabs/*.test.js, native tabs
#
# NAVBRIDGE_BUNDLE must come to rest with a screen that has mounted, print the same transcript in two runs, and mount again after a
# reload. The time from the start to the first command is printed.
set -euo pipefail
cd "$(dirname "$0")/../../.."

# Runs the tests of a folder of Tests/Bundle on a bundle, which they find by its name.
run_tests() {
  local copy
  copy=$(mktemp -d)
  cp -r Tests/Bundle/. "$copy"
  cp "$1" "$copy/$2"
  timeout 900 .build/release/navbridge test "$copy/${2%/*}"/*.test.js --architecture "${NAVBRIDGE_BUNDLE_ARCHITECTURE:-turbo}" || { rm -rf "$copy"; exit 1; }
  rm -rf "$copy"
}

if [ -n "${NAVBRIDGE_BUNDLE_OF_PARTS:-}" ]; then run_tests "$NAVBRIDGE_BUNDLE_OF_PARTS" ./main.jsbundle; fi
if [ -n "${NAVBRIDGE_BUNDLE_OF_LIBRARIES:-}" ]; then run_tests "$NAVBRIDGE_BUNDLE_OF_LIBRARIES" libraries/libraries.jsbundle; fi
if [ -n "${NAVBRIDGE_BUNDLE_OF_NAVIGATION:-}" ]; then
  run_tests "$NAVBRIDGE_BUNDLE_OF_NAVIGATION" navigation/navigation.jsbundle
fi
if [ -n "${NAVBRIDGE_BUNDLE_OF_NATIVE_TABS:-}" ]; then
  run_tests "$NAVBRIDGE_BUNDLE_OF_NATIVE_TABS" native-tabs/native-tabs.jsbundle
fi
others=${NAVBRIDGE_BUNDLE_OF_PARTS:-}${NAVBRIDGE_BUNDLE_OF_LIBRARIES:-}${NAVBRIDGE_BUNDLE_OF_NAVIGATION:-}
others+=${NAVBRIDGE_BUNDLE_OF_NATIVE_TABS:-}
if [ -z "${NAVBRIDGE_BUNDLE:-}" ] && [ -n "$others" ]; then exit 0; fi
bundle=${NAVBRIDGE_BUNDLE:?"Name a bundle: NAVBRIDGE_BUNDLE=main.jsbundle scripts/check bundle"}
architecture=${NAVBRIDGE_BUNDLE_ARCHITECTURE:-turbo}
modules=(${NAVBRIDGE_BUNDLE_MODULES:+--modules "$NAVBRIDGE_BUNDLE_MODULES"})
navbridge=.build/release/navbridge
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

run() {
  timeout 60 "$navbridge" run "$bundle" --architecture "$architecture" --epoch-time 0 --transcript "${modules[@]}" >"$1" 2>&1 || {
    cat "$1" >&2
    echo "The bundle did not come to rest." >&2
    exit 1
  }
}

run "$folder/one"
run "$folder/two"
cmp "$folder/one" "$folder/two"
grep -q 'surface .* mounted' "$folder/one" || { echo "No screen has mounted." >&2; exit 1; }

cat >"$folder/reload.test.js" <<EOF
const { app, device, test, waitForIdle } = require('navbridge');
test('mounts again after a reload', async () => {
  const started = Date.now();
  const bundle = await app('$(realpath "$bundle")', {
    architecture: '$architecture'${NAVBRIDGE_BUNDLE_MODULES:+, modules: '$(realpath "$NAVBRIDGE_BUNDLE_MODULES")'},
  });
  console.log('at rest after ' + (Date.now() - started) + ' ms');
  const again = Date.now();
  await bundle.reload();
  await waitForIdle();
  console.log('at rest after a reload in ' + (Date.now() - again) + ' ms');
  const { windows } = await device.snapshot({ react: true });
  if (!JSON.stringify(windows).includes('"react":{')) throw new Error('No content of React is on the screen.');
});
EOF
timeout 120 "$navbridge" test "$folder/reload.test.js"
