#!/usr/bin/env bash
# Runs the tests in JavaScript of the examples and the scenarios on both routes, three times each, without checkpoints and with them. Fails
# unless all tests pass both ways, four of five apps begin at a checkpoint, and the transcripts are the same, byte for byte.
#
# Left out is what two runs without checkpoints do not have in common either, because the test acts while its app has something left to do, and
# S-11 on turbo, whose hundreds of calls of one turn fill the socket between two processes (docs/testing-apps.md).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

navbridge=${NAVBRIDGE_BIN:-.build/release}/navbridge
results=$(mktemp -d)
trap 'rm -r "$results"' EXIT
left_out='S-11-pending-callbacks.test.js-turbo|a-second-swipe-back-of-which|follow-each-other-at-once|script-that-stands-still-gets-all'

run() {
  CI=true timeout 900 "$navbridge" test Examples Scenarios --architecture both --repeat 3 --film none \
    --transcripts "$results/$1" "${@:2}" >"$results/$1.txt" 2>&1 || { tail -n 60 "$results/$1.txt" >&2; exit 1; }
}
run paired
run copied --checkpoints
line=$(grep -a '^Checkpoints: ' "$results/copied.txt")
read -r _ copies _ all _ <<<"$line"
[ "$((copies * 5))" -ge "$((all * 4))" ] || { echo "Too few copies. $line" >&2; exit 1; }
if diff -rq "$results/paired" "$results/copied" | grep -vE "$left_out" >"$results/differences"; then
  cat "$results/differences" >&2
  echo "These transcripts differ with --checkpoints." >&2
  exit 1
fi
echo "$line $(find "$results/copied" -type f | wc -l) transcripts are equal both ways, but for those that differ without checkpoints, too, and S-11's."
