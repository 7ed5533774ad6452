#!/usr/bin/env bash
# Checks docs/fidelity.md. Each row names its feature, its status exists, and so do the tests that it names. No row occurs twice, and
# no built row is missing or refused. Each test of a row kills one of the mutants that name the row.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

# The rows of the checklist whose behaviour is built: those of react-native-navigation's native side, those of the
# native router, those of wrapper controllers with layout guides, those of typed routing, and those of layered navigation.
built=(S0:1-218 S1:1-83 S2:1-68 S3:1-63 S4:1-96)

status=0
rows=0
declare -A seen
while IFS='|' read -r _ row feature fidelity _ test _; do
  row=$(tr -d ' ' <<<"$row") fidelity=$(tr -d ' ' <<<"$fidelity") test=$(tr -d ' `' <<<"$test")
  [[ $row =~ ^S[0-4]-[0-9]+$ ]] || continue
  rows=$((rows + 1))
  [[ $feature =~ [^[:space:]] ]] || { echo "$row has no feature." >&2; status=1; }
  [ -z "${seen[$row]:-}" ] || { echo "$row stands twice." >&2; status=1; }
  seen[$row]=$fidelity
  case "$fidelity" in exact | approximate | refused) ;; *) echo "$row: '$fidelity' is no status." >&2; status=1 ;; esac
  for each in ${test//,/ }; do
    IFS=/ read -r target suite function <<<"$each"
    # The function must be in a file of the suite.
    files=$(grep -rlE "struct $suite\\b" "Tests/$target" || true)
    if [ -z "$files" ] || ! grep -qE "func $function\\(" $files; then
      echo "$row: there is no test '$each'." >&2
      status=1
    fi
  done
done <docs/fidelity.md
[ "$rows" -gt 0 ] || { echo "docs/fidelity.md has no rows." >&2; status=1; }

for range in "${built[@]}"; do
  seed=${range%:*} numbers=${range#*:}
  for number in $(seq "${numbers%-*}" "${numbers#*-}"); do
    row=$(printf '%s-%02d' "$seed" "$number")
    case "${seen[$row]:-}" in
      exact | approximate) ;;
      refused) echo "$row is refused, and is built." >&2; status=1 ;;
      *) echo "$row is missing." >&2; status=1 ;;
    esac
  done
done
[ "$status" -ne 0 ] || echo "docs/fidelity.md: $rows rows, each with a test"
scripts/mutate --rows || status=1
exit $status
