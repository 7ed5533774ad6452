#!/usr/bin/env bash
# Checks the TypeScript declarations of types/ by tsc: the examples, the scenarios and Tests/Types/library.ts are compiled
# against them. Installs nothing.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
command -v tsc >/dev/null || { echo "tsc is missing: apt-get install node-typescript" >&2; exit 69; }
tsc --noEmit --project Tests/Types
