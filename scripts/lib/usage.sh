#!/usr/bin/env bash
# Answers --help by the comment at the head of a script, and refuses arguments before the script does any work. Other scripts
# source this file before they change the folder, because the path of a script may be relative.

# The comment below the first line of the running script.
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; }

# Prints the comment and ends the script if the first argument asks for it.
help_if_asked() {
  case "${1:-}" in --help | -h)
    usage
    exit
    ;;
  esac
}

# Ends the script with a sentence, as programs do that are called in a wrong way.
refuse() {
  echo "$1 ${0} --help lists what there is." >&2
  exit 64
}

# Ends a script that takes no arguments if there is one.
refuse_arguments() { [ $# -eq 0 ] || refuse "'$1' is not understood: this script takes no arguments."; }
