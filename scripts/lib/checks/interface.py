#!/usr/bin/env python3
"""Checks that the interface keeps what the last version promised: the public symbols of the Swift products, the
declarations of types/, the command line, the wire protocol and the JSON documents. It is compared with the lists in
docs/interface, as they were at the tag of the last version or, without one, at the commit that set its number or has the
first lists. A line that is gone, or a new one that breaks programs, has to be named under Removed or Changed in
CHANGELOG.md, or the major version has to be higher; the protocol and the documents need a new number. Reads the last debug
build.

  scripts/check interface            tests the rules, and compares
  scripts/check interface --write    writes the lists, as scripts/generate interface does, unless a promise is broken
"""
import pathlib
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import interface  # noqa: E402

HINT = """Keep them. Or name each in code in a new entry under 'Removed' or 'Changed' of CHANGELOG.md's section Unreleased: \
`Container.name`, or the option with its command, as in `navbridge run --json`. The protocol and the documents change only \
with their own numbers. docs/versions.md has the rules."""


def outdated(now):
    """The files whose lists differ from the interface, as sentences."""
    recorded = interface.recorded()
    for path in sorted({*now, *recorded}):
        old, new = recorded.get(path, {}), now.get(path, {})
        if interface.text_of(old) != interface.text_of(new):
            added, gone = (len(interface.rules.withdrawn({path: a}, {path: b})) for a, b in ((new, old), (old, new)))
            yield f"docs/interface/{path}: {added} lines are new, and {gone} are gone; run scripts/generate interface."


def write(now):
    for path in interface.FOLDER.rglob("*.txt"):
        if str(path.relative_to(interface.FOLDER)) not in now:
            path.unlink()
    for path, listing in now.items():
        file = interface.FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(interface.text_of(listing))


def rules_hold():
    from interface import test_rules
    tests = unittest.defaultTestLoader.loadTestsFromModule(test_rules)
    return unittest.TextTestRunner(verbosity=0, stream=sys.stderr).run(tests).wasSuccessful()


def main():
    unknown = [each for each in sys.argv[1:] if each != "--write"]
    if unknown:
        print(f"'{unknown[0]}' is not understood; there is --write.", file=sys.stderr)
        return 64
    if "--write" not in sys.argv[1:] and not rules_hold():
        return 1
    now, requirements = interface.current()
    comparison, last = interface.compared(now, requirements)
    faults = list(comparison.faults()) if comparison else []
    if faults:
        print(f"Compared with {last}:", *faults[:40], sep="\n", file=sys.stderr)
        if len(faults) > 40:
            print(f"There are {len(faults) - 40} more.", file=sys.stderr)
        print(HINT, file=sys.stderr)
        return 1
    if "--write" in sys.argv[1:]:
        write(now)
        return 0
    faults = list(outdated(now))
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    count = sum(len(lines) for listing in now.values() for lines in listing.values())
    kept = f"each of {last} is kept or named in CHANGELOG.md" if comparison else \
        "they were compared with no version, because this is no clone"
    print(f"docs/interface: {count} promises, and {kept}")
    return 0


sys.exit(main())
