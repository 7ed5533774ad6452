#!/usr/bin/env bash
# Runs the steps of a script one after another. A step that fails does not keep the others from running. Other scripts
# source this file.

failed=()
times=$(mktemp)
trap 'rm -f "$times"' EXIT
processor_seconds=0

# Runs a command that may end the shell. Its messages go to descriptor 3, because 'time' writes to the other one.
perform() { (set -e; "$@") 2>&3; }

# Runs a command as the step named by the first argument. Prints the name, and at the end the step's time.
step() {
  local name=$1 status real user system TIMEFORMAT='%R %U %S'
  shift
  echo "== $name"
  # A subshell that is part of a condition would go on after a failed command.
  set +e
  { time perform "$@"; } 3>&2 2>"$times"
  status=$?
  set -e
  read -r real user system < <(tail -n 1 "$times")
  printf -- '-- %s%s: %.0f s, %.0f s of processor time\n' "$name" "$([ "$status" -eq 0 ] || echo ' FAILED')" "$real" \
    "$(awk "BEGIN { print $user + $system }")"
  processor_seconds=$(awk "BEGIN { print $processor_seconds + $user + $system }")
  [ "$status" -eq 0 ] || failed+=("$name")
  return 0
}

# Notes a step that cannot run because another one has failed.
left_out() {
  echo "-- $1 LEFT OUT: $2"
  failed+=("$1")
}

# True if no step with this name has failed.
succeeded() {
  local name
  for name in "${failed[@]}"; do [ "$name" != "$1" ] || return 1; done
}

# Prints the sum of the times, and ends the script: with 1 if a step has failed.
end_of_steps() {
  printf 'All steps: %d s, %.0f s of processor time\n' "$SECONDS" "$processor_seconds"
  [ ${#failed[@]} -gt 0 ] || exit 0
  printf 'Failed: %s\n' "${failed[@]}" >&2
  exit 1
}
