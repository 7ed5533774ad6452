#!/usr/bin/env bash
# Checks the TypeScript declarations of types/ by tsc: the examples, the scenarios and Tests/Types/library.ts are compiled
# against them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
more_packages=(node-typescript)
. scripts/setup
tsc --noEmit --project Tests/Types
echo "The declarations of types/ hold for the examples, the scenarios and Tests/Types."
