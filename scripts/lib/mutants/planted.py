"""Planted faults: 'navbridge explore' must find each of them, and nothing without them."""
import json
import os
import shlex
import subprocess
import tempfile

from .sources import ROOT, Sources
from .table import fail, locate, mutated_texts, read_table
from .tree import lay_out

FOLDER = ROOT / "Tests" / "Planted"
TREE = ROOT / ".build-mutants" / "planted"
# The greatest number of schedules of a search, of decisions of a schedule, and of schedules that must find nothing.
SEARCHED, SMALL, CLEAN = 50_000, 10, 300


def read_planted(sources):
    """The planted faults, with their places in the sources."""
    planted = read_table(FOLDER, {"name", "symbol", "to", "explore"})
    faults = locate(planted, sources)
    for each in planted:
        if not (FOLDER / each.explore.split()[0]).is_file():
            faults.append(f"{each.name}: there is no '{each.explore.split()[0]}' in {FOLDER.relative_to(ROOT)}.")
    if faults:
        fail("\n".join(faults))
    return planted


def run_planted(only, clean=CLEAN):
    """Builds the faults behind a switch, and searches for each of them. Returns the exit code."""
    sources = Sources()
    planted = read_planted(sources)
    lay_out(mutated_texts(planted, sources), TREE)
    for product in ["navbridge", "test-worker"]:
        built = subprocess.run(
            ["swift", "build", "-c", "release", "--product", product, "-Xswiftc", "-suppress-warnings"], cwd=TREE,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if built.returncode:
            fail("The planted faults do not build:\n" + built.stdout[-4000:])
    chosen = [each for each in planted if not only or any(word in each.name for word in only)]
    print(f"{'fault':<24} {'schedules':>9} {'decisions':>9}  schedule", flush=True)
    bad = [each.name for each in chosen if not is_found(each)]
    for arguments in sorted({each.explore for each in chosen}):
        failures = search(0, arguments, clean)
        if failures:
            bad.append(arguments)
            print(f"Without a fault, the search of '{arguments}' fails: {failures[0]['message']}", flush=True)
    print(f"{len(chosen)} planted faults, {len(bad)} searches failed" + (f": {', '.join(bad)}" if bad else ""))
    return 1 if bad else 0


def is_found(fault):
    """Searches for a fault, and prints the row of the table. Returns false if it is not found, or not made small."""
    failures = search(fault.number, fault.explore, SEARCHED)
    if not failures:
        print(f"{fault.name:<24} is not found by {SEARCHED} schedules of '{fault.explore}'", flush=True)
        return False
    first = min(failures, key=lambda failure: failure["number"])
    words = [word for word in first["schedule"].split() if word != "time"]
    print(f"{fault.name:<24} {first['number'] + 1:>9} {len(words):>9}  {first['schedule']}", flush=True)
    return 0 < len(words) <= SMALL


def search(number, arguments, schedules):
    """The failures of a search with a fault in force: their sentences, numbers and schedules."""
    file, *options = shlex.split(arguments)
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            [TREE / ".build/release/navbridge", "explore", f"Tests/Planted/{file}", *options, "--schedules",
             str(schedules), "--json", "--replays", folder],
            cwd=TREE, env={**os.environ, "NAVBRIDGE_MUTANT": str(number), "SWIFT_BACKTRACE": "enable=no"},
            stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if result.returncode not in (0, 1):
        fail(f"The search of '{arguments}' ended with {result.returncode}: {result.stderr}")
    files = json.loads(result.stdout)["files"]
    for each in files:
        if each["failures"]:
            fail(f"The search of '{arguments}' failed: {each['failures']}")
    tests = [test["failure"] for each in files for test in each["tests"] if test["failure"]]
    return [{"message": test["failure"]["message"], **test} for test in tests]
