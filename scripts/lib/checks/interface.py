#!/usr/bin/env python3
"""Checks that the interface keeps what the last version promised: the public symbols of the Swift products, the
declarations of types/, the command line, the wire protocol and the JSON documents. It is compared with the lists in
docs/interface, as they were at the tag of the last version or, without one, as they are. A line that is gone has to be
named under Removed or Changed in CHANGELOG.md, or the major version has to be higher. Reads the last debug build.

  scripts/check interface            compares
  scripts/check interface --write    writes the lists, as scripts/generate interface does, unless a promise is withdrawn
"""
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import interface  # noqa: E402


def withdrawn(now):
    """The promises that are withdrawn without notice, as sentences."""
    last, tag = interface.of_last_version()
    if interface.raises_major(tag):
        return []
    removed, changed = interface.announced()
    return [f"docs/interface/{path}: '{line}' of '{heading}' is gone."
            for path, heading, line in interface.withdrawn(last, now)
            if not interface.is_announced(heading, line, removed, changed)]


def outdated(now):
    """The files whose lists differ from the interface, as sentences."""
    recorded = interface.recorded()
    for path in sorted({*now, *recorded}):
        old, new = recorded.get(path, {}), now.get(path, {})
        if interface.text_of(old) != interface.text_of(new):
            added, gone = (len(interface.withdrawn({path: a}, {path: b})) for a, b in ((new, old), (old, new)))
            yield f"docs/interface/{path}: {added} lines are new, and {gone} are gone; run scripts/generate interface."


def write(now):
    for path in interface.FOLDER.rglob("*.txt"):
        if str(path.relative_to(interface.FOLDER)) not in now:
            path.unlink()
    for path, listing in now.items():
        file = interface.FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(interface.text_of(listing))


def main():
    now = interface.current()
    faults = withdrawn(now)
    if faults:
        print(*faults[:40], sep="\n", file=sys.stderr)
        if len(faults) > 40:
            print(f"{len(faults) - 40} more are gone.", file=sys.stderr)
        print("Keep them, or name them in code under 'Removed' or 'Changed' of CHANGELOG.md's Unreleased section, as "
              "`name` or `Container.name`. docs/versions.md has the rules.", file=sys.stderr)
        return 1
    if "--write" in sys.argv[1:]:
        write(now)
        return 0
    faults = list(outdated(now))
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    count = sum(len(lines) for listing in now.values() for lines in listing.values())
    print(f"docs/interface: {count} promises, and each of the last version is kept or named in CHANGELOG.md")
    return 0


sys.exit(main())
