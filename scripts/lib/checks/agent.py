#!/usr/bin/env python3
"""Checks the server for assistants: the tasks of Tests/Agent, the official clients of PyPI, and what many steps cost.

  scripts/check agent

Two environments with the package 'mcp' are made in .build/agent-check: its first major version, which knows the handshake alone, and its
second, which asks 'server/discover'.
"""
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / ".build/release/navbridge"
HOME = ROOT / ".build/agent-check"
VERSIONS = ["mcp<2", "mcp>=2,<3"]


def run(*command):
    """Ends the check with the exit code of a command that fails."""
    code = subprocess.run([str(word) for word in command], cwd=ROOT, timeout=1200, check=False).returncode
    if code != 0:
        sys.exit(code)


def main():
    run(ROOT / "Tests/Agent/run", "--program", PROGRAM)
    for number, version in enumerate(VERSIONS, 1):
        folder = HOME / f"version{number}"
        python = folder / "bin/python"
        if not python.exists():
            venv.create(folder, with_pip=True)
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", version, "jsonschema")
        run(python, ROOT / "Tests/Agent/official_client.py", PROGRAM, ROOT / "Tests/Agent/apps")
    run(sys.executable, ROOT / "Tests/Agent/many_steps.py", "--program", PROGRAM)


main()
