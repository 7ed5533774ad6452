"""The recorded results, Tests/Mutants/results.tsv, and their comparison with docs/fidelity.md."""
import re
import sys

from .sources import ROOT
from .table import TABLE

RESULTS = TABLE / "results.tsv"
PAGE = ROOT / "docs" / "fidelity.md"


def recorded():
    """The recorded results by the mutant's name: the change, and the tests that it fails or what else became of it."""
    lines = RESULTS.read_text().splitlines()[1:] if RESULTS.exists() else []
    return {name: (digest, tests) for name, digest, tests in (line.split("\t") for line in lines)}


def record(mutants, outcomes):
    """Writes results. Those of mutants that were not run this time are kept, as long as they are the same changes."""
    kept = recorded()
    lines = ["mutant\tchange\ttests"]
    for mutant in sorted(mutants, key=lambda each: each.name):
        if mutant.name in outcomes:
            how, tests = outcomes[mutant.name]
            lines.append("\t".join([mutant.name, mutant.digest, tests if how == "named" else how]))
        elif mutant.name in kept and kept[mutant.name][0] == mutant.digest:
            lines.append("\t".join([mutant.name, *kept[mutant.name]]))
    RESULTS.write_text("\n".join(lines) + "\n")


def check_rows(mutants):
    """Compares the recorded results with the tests that docs/fidelity.md names; the number of faults found."""
    # A row with several claims names several tests.
    rows = {row: re.findall(r"`([^`]+)`", tests)
            for row, tests in re.findall(r"^\| (S\d-\d+) \|.*\| (`[^|]+`) \|$", PAGE.read_text(), re.MULTILINE)}
    kept, faults, missing, killers = recorded(), [], [], {}
    for mutant in mutants:
        digest, tests = kept.get(mutant.name, ("", ""))
        if digest != mutant.digest:
            missing.append(mutant.name)
            continue
        if tests in ("survived", "hang"):
            faults.append(f"{mutant.name}: {tests}, by the recorded result.")
        for row in mutant.rows:
            if row not in rows:
                faults.append(f"{mutant.name}: docs/fidelity.md has no row {row}.")
            elif not mutant.equivalent:
                killers.setdefault(row, set()).update(tests.split() if "/" in tests else [])
    for row, tests in sorted(killers.items()):
        for idle in [each for each in rows[row] if each not in tests]:
            faults.append(f"{row}: its test {idle} kills none of the mutants that name this row. "
                          f"They are killed by {' '.join(sorted(tests)) or 'other tests'}.")
    if missing:
        faults.append(f"{RESULTS.relative_to(ROOT)} has no result of {len(missing)} mutants as they are. "
                      f"Run: scripts/mutate --record --only {' '.join(missing)}")
    print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
    if not faults:
        print(f"Tests/Mutants: the tests of {len(killers)} rows each kill a mutant of their row")
    return len(faults)
