"""Mutants that are generated for the lines changed since a revision."""
import random
import re
import subprocess

from targets import Targets

from .candidates import candidates
from .runs import count, examine_all, run_tests, SUITE_LIMIT
from .sources import ROOT, Place
from .table import Mutant, fail, mutated_texts
from .tree import build, lay_out

# Builds that may replace what does not compile by other candidates, and builds altogether.
FILLED_BUILDS, BUILDS = 3, 8


def changed_lines(revision):
    """The lines of sources that are not as in a revision, by path; those of the working tree count."""
    result = subprocess.run(
        ["git", "diff", "--unified=0", "--no-color", "--find-renames", revision, "--", "Sources"], cwd=ROOT,
        capture_output=True, text=True)
    if result.returncode != 0:
        fail(f"git finds no changes since '{revision}': {result.stderr.strip()}")
    lines, path = {}, None
    for line in result.stdout.splitlines():
        if line.startswith("+++ "):
            path = line[6:] if line.startswith("+++ b/") else None
        elif found := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            if path and path.endswith((".swift", ".js")):
                first, length = int(found[1]), int(found[2] or 1)
                lines.setdefault(path, set()).update(range(first, first + length))
    return {path: numbers for path, numbers in lines.items() if numbers}


def generated(sources, lines):
    """All candidates for lines, as mutants, in the order in which they are taken: in turn from each declaration, and
    there by a fixed seed."""
    by_symbol = {}
    for path, numbers in sorted(lines.items()):
        if path not in sources.paths:
            continue
        text = sources.masked(path).text
        for each in candidates(sources.masked(path), numbers):
            around = sources.around(path, each.start)
            # A constant that is evaluated at the start, or a default value, is in a declaration, too.
            if around is None:
                continue
            place = Place(path, each.start, each.end, sources.line(path, each.start))
            by_symbol.setdefault((path, str(around)), []).append(
                Mutant(0, "", str(around), " ".join(each.text(text).split()), each.to, each.kind, place=place))
    seed = random.Random(0)
    for found in by_symbol.values():
        seed.shuffle(found)
    groups = list(by_symbol.values())
    seed.shuffle(groups)
    return [group[turn] for turn in range(max(map(len, groups), default=0)) for group in groups if turn < len(group)]


def filled(chosen, reserve, limit):
    """The chosen mutants, and as many of the reserve that do not overlap them as the limit permits. Takes them out of
    the reserve."""
    chosen = list(chosen)
    for each in list(reserve):
        if len(chosen) >= limit:
            break
        reserve.remove(each)
        if not any(each.place.path == other.place.path and each.place.start < other.place.end
                   and other.place.start < each.place.end for other in chosen):
            chosen.append(each)
    chosen.sort(key=lambda each: each.place)
    for number, each in enumerate(chosen, 1):
        each.number, each.name = number, f"generated-{number}"
    return chosen


def culprits(chosen, errors, texts):
    """The mutants at whose lines the compiler reports errors; all of a file in which it reports others."""
    found = []
    for path, line, message in errors:
        here = [each for each in chosen if each.place.path == path]
        if not here:
            fail(f"The copy with the mutants does not build: {path}:{line}: {message}")
        ranges = {each.number: embedded_lines(each, texts[path]) for each in here}
        found += [each for each in here if line in ranges[each.number]] or here
    return found


def embedded_lines(each, text):
    """The lines of a mutant in the changed text."""
    mark = f"navbridge_mutant({each.number})"
    first = text.count("\n", 0, text.index(mark)) + 1
    length = each.replacement.count("\n") + (each.place.end - each.place.start)
    end = text.index(mark) + len(mark) + length + len(each.replacement) + 20
    return range(first, text.count("\n", 0, min(end, len(text))) + 2)


def built(sources, reserve, limit):
    """The program of the tests with mutants that compile."""
    chosen = filled([], reserve, limit)
    for number in range(BUILDS):
        texts = mutated_texts(chosen, sources)
        lay_out(texts)
        program, errors = build()
        if program:
            return program, chosen
        wrong = culprits(chosen, errors, texts)
        for each in wrong:
            print(f"left out, because it does not compile: {each}", flush=True)
        chosen = [each for each in chosen if each not in wrong]
        chosen = filled(chosen, reserve, limit if number < FILLED_BUILDS else 0)
    fail(f"After {BUILDS} builds there are still mutants that do not compile.")


def run_since(sources, revision, words, limit, filters, jobs, only_lists):
    """Generates mutants for files whose paths contain one of the words, builds and runs them; returns the exit code."""
    lines = {path: numbers for path, numbers in changed_lines(revision).items()
             if not words or any(word in path for word in words)}
    reserve = generated(sources, lines)
    print(f"{len(reserve)} small changes are possible in {sum(map(len, lines.values()))} lines of {len(lines)} files "
          f"changed since {revision}; at most {limit} of them are tried.", flush=True)
    if only_lists:
        print("\n".join(map(str, filled([], reserve, limit))))
    if only_lists or not reserve:
        return 0
    program, chosen = built(sources, reserve, limit)
    stages = [[filters]] if filters else Targets().stages({each.place.path for each in chosen})
    print("The tests: " + ", then ".join(" ".join(stage) for stage in stages), flush=True)
    for stage in stages:
        passed, failed, late = run_tests(program, 0, stage, SUITE_LIMIT)
        if not passed:
            fail(f"The tests fail with no mutant in force: {failed or ('a time limit' if late else 'a crash')}")
    outcomes = examine_all(program, chosen, stages, jobs)
    print(f"{len(outcomes)} mutants: {count(outcomes, 'suite')} killed, {count(outcomes, 'hang')} ended by the time "
          f"limit, {count(outcomes, 'survived')} survived")
    return 1 if count(outcomes, "survived") else 0
