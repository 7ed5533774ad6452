#!/usr/bin/env bash
# Checks docs/fidelity.md. Each row names its feature, its status exists, and so do the tests that it names, or the place of a row about the organisation of code. No row occurs twice, and
# no built row is missing or refused. Each row of the user's page on React Navigation has a test here, too. Each test of a row kills one of the mutants that name the row.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

# The rows of the checklist whose behaviour is built: those of react-native-navigation's native side, those of the
# native router, those of wrapper controllers with layout guides, those of typed routing, and those of layered navigation.
built=(S0:1-218 S1:1-83 S2:1-68 S3:1-63 S4:1-96)

# True if a test 'target/suite/function' exists: the function must be in a file of the suite.
has_test() {
  local target suite function files
  IFS=/ read -r target suite function <<<"$1"
  files=$(grep -rlE "(struct|extension) $suite\\b" "Tests/$target" || true)
  [ -n "$files" ] && grep -qE "func $function\\(" $files
}

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
  case "$fidelity" in
    exact | approximate | refused) ;;
    organisation)
      [ -n "$test" ] && [ -e "$test" ] || { echo "$row: there is no place '$test'." >&2; status=1; }
      continue ;;
    *) echo "$row: '$fidelity' is no status." >&2; status=1 ;;
  esac
  for each in ${test//,/ }; do
    has_test "$each" || { echo "$row: there is no test '$each'." >&2; status=1; }
  done
done <docs/fidelity.md
[ "$rows" -gt 0 ] || { echo "docs/fidelity.md has no rows." >&2; status=1; }

for range in "${built[@]}"; do
  seed=${range%:*} numbers=${range#*:}
  for number in $(seq "${numbers%-*}" "${numbers#*-}"); do
    row=$(printf '%s-%02d' "$seed" "$number")
    case "${seen[$row]:-}" in
      exact | approximate | organisation) ;;
      refused) echo "$row is refused, and is built." >&2; status=1 ;;
      *) echo "$row is missing." >&2; status=1 ;;
    esac
  done
done
# The rows of a table in a page, from a heading on: the cells, one row a line.
table() { sed -n "/$2/,/^## /p" "$1" | grep '^| ' | grep -vE '^\| (---|what happens|part) ' || true; }

page=$(table docs/react-navigation.md '^## What a phone does')
named=$(table docs/fidelity.md "^## React Navigation's native stack")
while IFS='|' read -r _ row _; do
  grep -qF "|$row|" <<<"$named" || { echo "docs/fidelity.md has no row$row of docs/react-navigation.md." >&2; status=1; }
done <<<"$page"
while IFS='|' read -r _ row cells; do
  test=$(grep -oE '[A-Za-z]+Tests/[A-Za-z]+/[A-Za-z]+' <<<"$cells" || true)
  [ -n "$test" ] || { echo "$row: there is no test in '$cells'." >&2; status=1; }
  for each in $test; do
    has_test "$each" || { echo "$row: there is no test '$each'." >&2; status=1; }
  done
  # The last cell of a row of the page names a test on a real bundle.
  grep -qF "|$row|" <<<"$page" || continue
  bundle=$(sed -E 's/.*\| *([^|]*[^ |])? *\|$/\1/' <<<"$cells")
  [ -z "$bundle" ] || grep -rqF -- "$bundle" Tests/Bundle --include='*.test.js' || {
    echo "$row: no test in Tests/Bundle has '$bundle' in its name." >&2
    status=1
  }
done <<<"$named"
[ "$status" -ne 0 ] || echo "docs/fidelity.md: $rows rows, each with a test or a place"
scripts/mutate --rows || status=1
exit $status
