"""Runs of the tests with one mutant in force."""
import concurrent.futures
import os
import pathlib
import re
import signal
import subprocess
import tempfile

from .table import fail
from .tree import TREE

# Seconds for one test, and for the suite or a part of it. They only end what hangs.
TEST_LIMIT, SUITE_LIMIT = 150, 400


def end_marked(mark):
    """Ends what a run of the tests has left, by id."""
    for path in pathlib.Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"NAVBRIDGE_TEST_RUN={mark}".encode() in path.read_bytes().split(b"\0"):
                os.kill(int(path.parent.name), signal.SIGKILL)
        except OSError:
            continue


def run_tests(program, number, filters, limit):
    """Runs tests with a mutant in force: (passed, failed tests, timed out)."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "NAVBRIDGE_MUTANT": str(number), "TMPDIR": folder, "SWIFT_BACKTRACE": "enable=no",
                       "NAVBRIDGE_TEST_RUN": folder}
        environment.setdefault("SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH", "8")
        arguments = [str(program), "--testing-library", "swift-testing"]
        for text in filters:
            arguments += ["--filter", text]
        # The process gets a new session and a mark that all its descendants inherit, so that they end with it at the
        # time limit.
        process = subprocess.Popen(
            arguments, cwd=TREE, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, start_new_session=True, text=True, errors="replace")
        try:
            output, _ = process.communicate(timeout=limit)
            late = False
        except subprocess.TimeoutExpired:
            late = True
        end_marked(environment["NAVBRIDGE_TEST_RUN"])
        if late:
            process.wait()
            return False, [], True
        plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
        if re.search(r"Test run with 0 tests", plain):
            fail(f"The filter {filters} matches no test.")
        failed = re.findall(r"Test (?!run with)\"?(.+?)\"? (?:with \d+ test cases? )?failed after", plain)
        return process.returncode == 0, failed, False


def examine(program, mutant, stages, named_only=False):
    """What became of a mutant: (how, by which tests). Its named tests run first, then each stage, a list of filters,
    until one kills it."""
    killers = []
    for test in mutant.tests:
        target, suite, function = test.split("/")
        passed, _, late = run_tests(
            program, mutant.number, [rf"^{re.escape(target)}\..*{suite}/{function}\("], TEST_LIMIT)
        if late:
            return "hang", test
        if not passed:
            killers.append(test)
    if killers:
        return "named", " ".join(killers)
    if named_only and mutant.tests:
        return "survived", "its named tests pass"
    for filters in stages:
        passed, failed, late = run_tests(program, mutant.number, filters, SUITE_LIMIT)
        if late:
            return "hang", "the suite"
        if not passed:
            return "suite", "; ".join(failed[:4]) or "a crash"
    return "survived", ""


def examine_all(program, mutants, stages, jobs, named_only=False):
    """What became of each mutant, by its name. Prints those that their named tests do not kill."""
    outcomes = {each.name: ("equivalent", each.equivalent) for each in mutants if each.equivalent}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(examine, program, each, stages, named_only): each
                   for each in mutants if not each.equivalent}
        for done in concurrent.futures.as_completed(running):
            how, tests = outcomes[running[done].name] = done.result()
            if how != "named":
                print(f"{how}: {running[done]}" + (f" (by {tests})" if tests else ""), flush=True)
    return outcomes


def count(outcomes, how):
    return sum(1 for outcome, _ in outcomes.values() if outcome == how)
