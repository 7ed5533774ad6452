"""States what a script does and about how long it takes, as announce.sh does for shell scripts."""
import os
import sys


def announce(line):
    if not os.environ.get("NAVBRIDGE_ANNOUNCED"):
        print(line, file=sys.stderr, flush=True)
    os.environ["NAVBRIDGE_ANNOUNCED"] = "1"
