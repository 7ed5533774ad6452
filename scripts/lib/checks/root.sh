#!/usr/bin/env bash
# Checks that the root folder of the repository has only the entries that belong there, so that no folder that a tool has left
# is committed. A new entry is added to the list below. No file has the marks of a merge that nobody has finished.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

known=(.ci .eslintrc.js .github .gitignore .swift-format Benchmarks CHANGELOG.md CONTRIBUTING.md Dockerfile Examples LICENSE Package.resolved
  Package.swift README.md SECURITY.md Scenarios Sources Tests docs npm scripts types)

status=0
while IFS= read -r entry; do
  [[ " ${known[*]} " == *" $entry "* ]] && continue
  echo "The root folder has '$entry', which does not belong there. Take it out, or add it to the list in scripts/lib/checks/root.sh." >&2
  status=1
done < <(git ls-files | cut -d/ -f1 | sort -u)
if git grep -nE '^(<<<<<<<|>>>>>>>) ' >&2; then
  echo 'These lines are left of a merge. Finish it.' >&2
  status=1
fi
exit $status
