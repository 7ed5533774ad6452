"""Runs a command in a terminal of its own, as a user at a desk does, and ends with its exit code.

    python3 scripts/lib/in_terminal.py COMMAND ARGUMENT...
"""
import os
import pty
import sys

# The input is a terminal that nobody types into: that of this program may be a file, whose end would end the command's.
held, _ = os.pipe()
os.dup2(held, 0)
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])) & 255)
