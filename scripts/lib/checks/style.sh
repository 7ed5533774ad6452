#!/usr/bin/env bash
# Checks the rules of layout: swift-format's and ESLint's (.eslintrc.js).
#
#   scripts/check style         prints what breaks a rule
#   scripts/check style --fix   writes the layout of Swift and JavaScript before
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../usage.sh"
help_if_asked "$@"
[ $# -eq 0 ] || [ "$*" = --fix ] || refuse "'$*' is not understood."
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
more_packages=(eslint)
. scripts/setup

# A Node that is not Debian's does not look for Debian's packages by itself.
javascript() { NODE_PATH=/usr/share/nodejs eslint --format unix "$@" Sources Benchmarks Tests Examples Scenarios npm .eslintrc.js --no-ignore; }

status=0
if [ "${1:-}" = --fix ]; then
  swift format format --in-place --recursive Sources Benchmarks Tests Package.swift
  javascript --fix >&2 || status=1
else
  javascript >&2 || status=1
fi
swift format lint --strict --recursive Sources Benchmarks Tests Package.swift || status=1
exit $status
