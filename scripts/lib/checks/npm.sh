#!/usr/bin/env bash
# Makes the packages for npm, and uses them as a project does: they are installed by npm into a clean folder without a network,
# where 'navbridge init' makes a project whose test passes. Then, in a Debian of its own, Debian's Jest runs the suites of
# Tests/Node/suites with them: one for Detox, without a change of a file, and one of Jest's.
# NAVBRIDGE_NPM=FOLDER uses packages that are there already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
. scripts/lib/debian_root.sh
folder=${NAVBRIDGE_NPM:-}
if [ -z "$folder" ]; then
  scripts/package
  folder=dist
fi
javascript=$(realpath "$(ls -t "$folder"/navbridge-[0-9]*.tgz | head -n 1)")
program=$(realpath "$(ls -t "$folder"/navbridge-linux-x64-*.tgz | head -n 1)")

# Runs a command whose output is shown if it fails, and which must end with a code.
expect() {
  local wanted=$1 code=0
  shift
  "$@" >"$private/log" 2>&1 || code=$?
  [ "$code" -eq "$wanted" ] || { cat "$private/log" >&2; fail "The code $wanted was expected of: $*. It is $code."; }
}
has() { grep -qF -- "$1" "$private/log" || { cat "$private/log" >&2; fail "The output lacks: $1"; }; }

# In npm, without a network.
project=$private/project
mkdir "$project"
clean=(/usr/bin/env -i PATH=/usr/bin:/bin "HOME=$private" LC_ALL=C.UTF-8)
user() { (cd "$project" && unshare --net "${clean[@]}" "$@"); }
echo '{ "name": "project", "version": "1.0.0" }' > "$project/package.json"
expect 0 user npm install --offline --no-audit --no-fund --save-dev "$javascript"
expect 69 user npx --no-install navbridge --version
has "'@navbridge/linux-x64' is not installed"
start=$(date +%s%N)
expect 0 user npm install --offline --no-audit --no-fund --save-dev "$program"
expect 0 user npx --no-install navbridge init app
expect 0 user npx --no-install navbridge test app
echo "npm: from the installation of the program to the first test that has passed: $((($(date +%s%N) - start) / 1000000)) ms"
cat > "$project/own.test.mjs" <<'JS'
import assert from 'node:assert';
import { test } from 'node:test';
import { app, device } from 'navbridge/client';

test('an app runs in node --test', async () => {
  await app('./app/app.js');
  assert.ok((await device.snapshot()).windows[0].root);
});
JS
expect 0 user node --test own.test.mjs
expect 64 user npx --no-install navbridge detox tset
has "Did you mean 'test'?"
expect 64 user npx --no-install navbridge detox test
has 'There is no configuration of Detox in'

# In Debian, with its Jest.
make_debian
mount -t proc proc "$system/proc"
echo "127.0.0.1 localhost" > "$system/etc/hosts"
modules=/usr/share/nodejs:/usr/lib/nodejs:/usr/lib/x86_64-linux-gnu/nodejs
inside() {
  chroot "$system" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "NODE_PATH=$modules" \
    SHOP_TOKEN=secret bash -c "set -e; $1"
}
libraries=$(tar -xzOf "$program" package/package.json | sed -n 's/.*"debianPackages": \[\(.*\)\].*/\1/p' | tr -d '",')
expect 0 inside "apt-get install -y -qq --no-install-recommends nodejs jest ts-jest node-babel7 node-react-test-renderer librsvg2-bin $libraries"
cp -r Tests/Node/suites "$system/suites"
cp Examples/stack-with-modal.js "$system/suites/jest/app.js"
for suite in detox jest; do
  for each in "$javascript:navbridge" "$program:@navbridge/linux-x64"; do
    mkdir -p "$system/suites/$suite/node_modules/${each#*:}"
    tar -xzf "${each%%:*}" -C "$system/suites/$suite/node_modules/${each#*:}" --strip-components=1
  done
done
cp -r "$system/suites/detox/packages/." "$system/suites/detox/node_modules/"

expect 1 inside "cd /suites/detox && node node_modules/navbridge/bin/navbridge.js detox test"
for line in '✓ shows what its backend has' '✓ has the environment, the variables and the files of Node' '✓ is tried again' \
  '✓ waits on the clock of the device' "✕ has its line and its picture" 'at Object.<anonymous> (e2e/failing.e2e.js:7:5)' \
  ">  7 |     await expect(element(by.id('NOTHING'))).toBeVisible();"; do has "$line"; done
picture=$(find "$system/suites/detox/out" -path '*✗ Failures has its line and its picture/testFnFailure.png')
[ "$(head -c 8 "$picture" | tail -c 7 | head -c 3)" = PNG ] || fail "The failure has left no picture in PNG."
expect 0 inside "cd /suites/detox && node node_modules/navbridge/bin/navbridge.js detox test -t 'shows what'"
has '1 passed'
expect 1 inside "cd /suites/detox && node node_modules/navbridge/bin/navbridge.js detox test -t line --retries 1 e2e/failing.e2e.js"
has 'A test file has failed, and run again.'
expect 64 inside "cd /suites/detox && node node_modules/navbridge/bin/navbridge.js detox test -c ios.sim.releas"
has "Did you mean 'ios.sim.release'?"
expect 1 inside "cd /suites/jest && jest"
for line in 'Tests:       2 failed, 6 passed, 8 total' 'at Object.<anonymous> (failing.spec.js:5:16)' \
  "There is nothing with the testID 'NONE' on the screen. There is 'GO'."; do has "$line"; done
[ -z "$(find /proc -maxdepth 2 -path '/proc/[0-9]*/root' -lname "$system*" 2>/dev/null)" ] || fail "Processes are left."
echo "Debian's Jest: a suite for Detox and one of Jest's run as they are."
