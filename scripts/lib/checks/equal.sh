#!/usr/bin/env bash
# Runs an app, a test that fails, and the tests in JavaScript of the examples and the scenarios, repeatedly on both routes.
# Fails unless all runs print the same bytes, all tests pass every time, and each test leaves the same transcript, and the
# failing one the same film, byte for byte.
#
# Each runs 200 times, or as often as NAVBRIDGE_EQUAL_RUNS states, from the release build or the programs in NAVBRIDGE_BIN.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

count=${NAVBRIDGE_EQUAL_RUNS:-200}
navbridge=${NAVBRIDGE_BIN:-.build/release}/navbridge
results=$(mktemp -d)
trap 'rm -r "$results"' EXIT

for architecture in turbo bridge; do
  for number in $(seq "$count"); do
    timeout 60 "$navbridge" run Examples/ties.js --transcript --epoch-time 0 --architecture "$architecture" \
      >"$results/this" 2>&1 || { cat "$results/this" >&2; exit 1; }
    [ "$number" -gt 1 ] || cp "$results/this" "$results/first"
    diff "$results/first" "$results/this" >&2 || { echo "$architecture: run $number differs from the first." >&2; exit 1; }
  done
  echo "$architecture: $count runs are equal."
done

cat >"$results/fails.test.js" <<'EOF'
const { app, device, expect, test } = require('navbridge');
test('fails', async () => {
  await app('./app.js');
  await device.tap({ testID: 'GO' });
  await expect(device).toHaveModals([]);
});
EOF
cp Examples/stack-with-modal.js "$results/app.js"
for architecture in turbo bridge; do
  for number in $(seq "$count"); do
    rm -rf "$results/failures"
    "$navbridge" test "$results/fails.test.js" --architecture "$architecture" --artifacts "$results/failures" \
      >"$results/output" 2>&1 && { cat "$results/output" >&2; echo "The failing test has passed." >&2; exit 1; }
    film=$(find "$results/failures" -name film.html)
    [ "$number" -gt 1 ] || cp "$film" "$results/first-film"
    cmp "$results/first-film" "$film" >&2 || { echo "$architecture: film $number differs from the first." >&2; exit 1; }
  done
  echo "$architecture: $count films are equal."
done

for number in $(seq "$count"); do
  rm -rf "$results/tests"
  CI=true timeout 300 "$navbridge" test Examples Scenarios --architecture both --jobs 2 --transcripts "$results/tests" \
    >"$results/output" 2>&1 || { cat "$results/output" >&2; echo "Run $number of the tests failed." >&2; exit 1; }
  [ "$number" -gt 1 ] || cp -r "$results/tests" "$results/first-tests"
  diff -r "$results/first-tests" "$results/tests" >&2 || { echo "Run $number of the tests differs from the first." >&2; exit 1; }
done
tail -n 1 "$results/output"
echo "The tests: $count runs are equal."
