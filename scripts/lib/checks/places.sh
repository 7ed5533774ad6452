#!/usr/bin/env bash
# Runs the quick tests, and those of the programs that print places and colours, in a clone of the last commit: below a path
# with blanks and umlauts, without and with a terminal that has colours, with NO_COLOR, and in other languages. Below /dev/shm
# it is on another file system than the temporary folders of the tests.
#
# The clone is built once. NAVBRIDGE_PLACE names a folder for it that stays, so that the next run builds only what has changed.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."

# The tests that start programs, whose output depends on where they run.
programs='SourceTransformTests|TestProcessTests|TerminalTests|ToolOutputTests|TestPageTests'
keeps=${NAVBRIDGE_PLACE:-}
folder=${keeps:-$(mktemp -d)}
[ -n "$keeps" ] || trap 'rm -rf "$folder"' EXIT
clone="$folder/ein Ort mit Blänk und Ümlaut"
if [ -d "$clone" ]; then
  git -C "$clone" fetch --quiet origin && git -C "$clone" checkout --quiet --detach "$(git rev-parse HEAD)" || exit 1
else
  git clone --quiet . "$clone" || exit 1
fi
cd "$clone" || exit 1
targets=$(python3 scripts/lib/targets.py)
swift build --build-tests >build.log 2>&1 || { cat build.log >&2; exit 1; }
rm build.log

status=0
# As in scripts/setup: tests that run all at once delay each other for longer than they wait.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=${SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH:-8}
# Runs the tests, with what is to run them and the variables that the arguments set behind a name.
run() {
  local name=$1 log
  shift
  log=$(mktemp)
  if timeout 1800 env -u NO_COLOR -u CI -u LC_ALL "$@" swift test --skip-build --disable-xctest \
    --filter "^(${targets// /|})\\.|$programs" >"$log" 2>&1; then
    echo "$name: $(sed -E 's/\x1b\[[0-9;]*m//g' "$log" | grep -o 'Test run with .* passed' | tail -n 1)"
  else
    echo "$name: failed" >&2
    grep -aE 'recorded an issue|error:|Test run with' "$log" | head -n 40 >&2
    status=1
  fi
  rm -f "$log"
}
terminal=(python3 scripts/lib/in_terminal.py)

run "without a terminal"
run "in a terminal with colours" TERM=xterm-256color "${terminal[@]}"
run "in a terminal, with NO_COLOR" TERM=xterm-256color NO_COLOR=1 "${terminal[@]}"
run "in a terminal, with CI" TERM=xterm-256color CI=true "${terminal[@]}"
run "with LANG=C" LANG=C LC_ALL=C
run "with LANG=de_DE.UTF-8" LANG=de_DE.UTF-8
if [ "$(id -u)" -ne 0 ]; then echo "Not as root: these were the runs of an ordinary user." >&2; fi
exit $status
