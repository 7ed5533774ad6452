#!/usr/bin/env bash
# States what a script does and about how long it takes, as its first line. Other scripts source this file. A script that
# another one has started is a part of what that one has stated, and adds nothing. The line goes to standard error, so that
# it never stands among data.
announce() {
  [ -n "${NAVBRIDGE_ANNOUNCED:-}" ] || echo "$1" >&2
  export NAVBRIDGE_ANNOUNCED=1
}
