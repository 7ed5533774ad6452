#!/usr/bin/env bash
# Tests the package for Node by Node alone, with the programs that NAVBRIDGE_BIN names, or those of the release build.
#
#   scripts/lib/checks/node.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
package=$PWD/.build/npm/navbridge
scripts/lib/npm_package.py "$package"
export NAVBRIDGE_BIN=${NAVBRIDGE_BIN:-$PWD/.build/release} NAVBRIDGE_PACKAGE=$package
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! timeout 600 node --test Tests/Node >"$log" 2>&1; then
  cat "$log" >&2
  exit 1
fi
grep -E '^(# |ℹ )(tests|pass) ' "$log"
