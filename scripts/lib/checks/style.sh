#!/usr/bin/env bash
# Checks the rules of layout: swift-format's rules, and a limit of 300 lines a file.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
status=0
swift format lint --strict --recursive Sources Benchmarks Tests Package.swift || status=1
while IFS= read -r file; do
  lines=$(wc -l <"$file")
  if [ "$lines" -gt 300 ]; then
    echo "$file has $lines lines; 300 are the limit. Split it by subject." >&2
    status=1
  fi
done < <(find Sources Benchmarks Tests -name '*.swift')
exit $status
