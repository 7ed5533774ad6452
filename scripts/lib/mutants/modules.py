"""Mutants of modules in JavaScript that tests of Tests/JavaScript notice. These tests read the modules from their sources, so
that a mutant is one changed file in a folder of links, and nothing is built."""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import tempfile

from .candidates import candidates
from .sources import ROOT, Place
from .table import Mutant, fail

TESTS = ROOT / "Tests" / "JavaScript"
RESOURCES = ROOT / "Sources" / "ScriptSide" / "Engine" / "Resources"
PREFIX = "JavaScript/"
# Seconds for a file of tests, which takes a tenth of a second. They only end what hangs.
LIMIT = 20


def is_of_modules(mutant):
    """True if all tests that a mutant names are files of Tests/JavaScript."""
    return bool(mutant.tests) and all(test.startswith(PREFIX) for test in mutant.tests)


def files():
    """The names of the files of tests."""
    return {path.name for path in TESTS.glob("*.test.js")}


def program():
    """`navbridge`, as it was built last."""
    folders = [pathlib.Path(os.environ["NAVBRIDGE_BIN"])] if os.environ.get("NAVBRIDGE_BIN") else [
        ROOT / ".build" / "debug", ROOT / ".build" / "release"]
    for folder in folders:
        if (folder / "navbridge").is_file():
            return folder / "navbridge"
    fail("The tests of modules need the program navbridge. Build it: swift build")


def lay_out(folder, path=None, text=None):
    """Makes a folder in which the tests find the modules, as ModuleFolder does, one of them with another text."""
    house = folder / "node_modules" / "house"
    house.mkdir(parents=True)
    for module in RESOURCES.rglob("*.js"):
        if path is None or module != ROOT / path:
            (house / module.name).symlink_to(module)
    if path is not None:
        (house / pathlib.PurePath(path).name).write_text(text)
    (folder / "tests").symlink_to(TESTS)


def run_files(names, path=None, text=None):
    """Runs files of tests with a changed module: those that fail, and True if the time limit ended one."""
    failed, late = [], False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        lay_out(folder, path, text)
        for test in names:
            try:
                result = subprocess.run(
                    [str(program()), "test", f"tests/{test}", "--film", "none"], cwd=folder, stdin=subprocess.DEVNULL,
                    capture_output=True, timeout=LIMIT, env={**os.environ, "TMPDIR": name, "CI": ""})
            except subprocess.TimeoutExpired:
                late = True
                continue
            if result.returncode != 0:
                failed.append(test)
    return failed, late


def changed(mutant, sources):
    text = sources.masked(mutant.place.path).text
    original = text[mutant.place.start:mutant.place.end]
    to = f"{original} {mutant.replacement};" if mutant.kind == "beginning" else mutant.replacement
    if mutant.kind == "expression":
        to = f"({to})"
    return text[:mutant.place.start] + to + text[mutant.place.end:]


def examine(mutant, sources, names):
    """What became of a mutant: (how, by which tests)."""
    failed, late = run_files(names, mutant.place.path, changed(mutant, sources))
    if failed:
        return "named", " ".join(PREFIX + test for test in failed)
    return ("hang", " ".join(names)) if late else ("survived", "")


def examine_all(mutants, sources, jobs, tests_of):
    """What became of each mutant, by its name; those that live are printed."""
    failed, late = run_files(sorted({name for each in mutants for name in tests_of(each)}))
    if failed or late:
        fail(f"The tests fail with no mutant in force: {' '.join(failed) or 'the time limit'}")
    outcomes = {each.name: ("equivalent", each.equivalent) for each in mutants if each.equivalent}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(examine, each, sources, tests_of(each)): each for each in mutants if not each.equivalent}
        for done in concurrent.futures.as_completed(running):
            how, tests = outcomes[running[done].name] = done.result()
            if how != "named":
                print(f"{how}: {running[done]}", flush=True)
    return outcomes


def named(mutant):
    """The files of tests that a mutant names."""
    return [test.removeprefix(PREFIX) for test in mutant.tests]


def generated(sources, words):
    """All small changes of the modules that files of tests require, and the function that gives the tests of a change."""
    tests = {}
    for name in sorted(files()):
        for module in re.findall(r"require\('house/([\w-]+)'\)", (TESTS / name).read_text()):
            tests.setdefault(module, []).append(name)
    found = []
    for path in sources.paths:
        module = pathlib.PurePath(path).stem
        if not path.endswith(".js") or module not in tests or (words and module not in words):
            continue
        masked = sources.masked(path)
        for each in candidates(masked, set(range(1, masked.text.count("\n") + 2))):
            if sources.around(path, each.start) is None:
                continue
            place = Place(path, each.start, each.end, sources.line(path, each.start))
            text = " ".join(each.text(masked.text).split())
            found.append(Mutant(0, f"{module}-{len(found)}", module, text, each.to, each.kind, place=place))
    return found, lambda each: tests[pathlib.PurePath(each.place.path).stem]
