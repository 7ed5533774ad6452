#!/usr/bin/env bash
# Checks the TypeScript declarations of types/ by tsc: the examples, the scenarios and Tests/Types/library.ts are compiled
# against them, and Tests/Types/node/client.ts against those of the package for Node.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
more_packages=(node-typescript)
. scripts/setup
tsc --noEmit --project Tests/Types
scripts/lib/npm_package.py .build/npm/navbridge
tsc --project Tests/Types/node
echo "The declarations of types/ hold for the examples, the scenarios and Tests/Types."
