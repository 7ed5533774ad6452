#!/usr/bin/python3
"""Checks the documents that the programs print or write as JSON against the schemas in docs/. A member that a schema
does not describe is a fault, too, and so is a schema, or a kind of line of run.schema.json, of which no document is seen.
Reads the last debug build, or that in the folder which NAVBRIDGE_BIN names."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAMS = pathlib.Path(os.environ.get("NAVBRIDGE_BIN", ROOT / ".build" / "debug"))
SECONDS = 60

FAILING_TEST = """const { app, device, expect, test } = require('navbridge');
test('fails with a screen', async () => {
  await app('./app.js');
  await expect(device).toHaveModals(['nothing']);
});
test('passes', () => expect(1).toBe(1));
test.todo('comes later', 'it is not written');
"""
# An act, and a diagnostic: nobody listens for links.
ACTING_APP = """const { Navigation, device } = { ...require('react-native-navigation'), ...require('navbridge') };
Navigation.registerComponent('Home', () => () => null);
Navigation.events().registerAppLaunchedListener(async () => {
  await Navigation.setRoot({ root: { stack: { children: [{ component: { name: 'Home' } }] } } });
  device.openURL('app://nowhere');
});
"""
REFUSED_APP = """const { Navigation } = require('navbridge');
console.warn('before');
Navigation.pop('nowhere').catch(() => {});
setTimeout(() => { throw new Error('unhandled'); }, 10);
"""

# The schema, true for one document a line, the arguments, and the exit code.
CASES = [
    ("run", True, ["run", "Examples/tour.js", "--json"], 0),
    ("run", True, ["run", "Examples/tour.js", "--json", "--architecture", "bridge", "--trace-tree", "push2"], 0),
    ("run", True, ["run", "Examples/layers/app.js", "--design", "layered-navigation", "--json"], 0),
    ("run", True, ["run", "FOLDER/refused.js", "--json"], 1),
    ("run", True, ["run", "FOLDER/app.js", "--json"], 0),
    ("test-report", False, ["test", "Examples/stack-with-modal.test.js", "--architecture", "both", "--reporter", "json"], 0),
    ("test-report", False, ["test", "FOLDER/failing.test.js", "--artifacts", "FOLDER/failures", "--reporter", "json"], 1),
    ("test-report", False, ["test", "Examples/stack-with-modal.test.js", "--list", "--reporter", "json"], 0),
    ("stress", False, ["stress", "reload", "--cycles", "3", "--in-flight", "2", "--json"], 0),
    ("stress", False, ["stress", "teardown", "--cycles", "3", "--in-flight", "2", "--json"], 0),
    ("options", False, ["explain", "options", "--all", "--json"], 0),
    ("bench", False, ["bench", "--rounds", "1", "--count", "50", "--placement", "free", "--workload", "turbo-command", "--json"], 0),
]


def strict(schema):
    """A copy of a schema that admits no member which it does not describe."""
    if isinstance(schema, list):
        return [strict(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    copy = {key: value if key in ("required", "enum", "const", "type") else strict(value) for key, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and "type" in schema:
        copy.setdefault("additionalProperties", False)
    return copy


class Documents:
    """The documents that were seen, and the faults in them."""

    def __init__(self):
        self.count = 0
        self.faults = []
        self.seen = set()
        self.validators = {}
        for path in sorted((ROOT / "docs").glob("*.schema.json")):
            schema = json.loads(path.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            self.validators[path.name.removesuffix(".schema.json")] = jsonschema.Draft202012Validator(strict(schema))

    def compare(self, source, name, text, is_lines):
        """Compares the documents of a text with a schema."""
        self.count += 1
        documents = [json.loads(line) for line in (text.splitlines() if is_lines else [text])]
        if not documents:
            self.faults.append(f"{source}: nothing was printed (docs/{name}.schema.json)")
        for document in documents:
            self.seen |= {name, document.get("kind")}
            for error in self.validators[name].iter_errors(document):
                best = jsonschema.exceptions.best_match([error])
                self.faults.append(f"{source}: {best.json_path}: {best.message[:300]} (docs/{name}.schema.json)")
            if name == "run" and document.get("kind") == "tree":
                self.compare(f"the tree of {source}", "snapshot", json.dumps(document["snapshot"]), False)

    def unseen(self):
        """The schemas and the kinds of lines that no document has shown."""
        kinds = {name for name, schema in self.validators["run"].schema["$defs"].items() if "kind" in schema["properties"]
                 and name != "traceEntry"}
        return sorted(({*self.validators} | kinds) - self.seen)


def run_cases(documents, folder):
    for name, is_lines, arguments, code in CASES:
        given = [argument.replace("FOLDER", folder) for argument in arguments]
        done = subprocess.run([PROGRAMS / "navbridge", *given], cwd=ROOT, capture_output=True, text=True, timeout=2 * SECONDS)
        source = f"navbridge {' '.join(arguments)}"
        documents.compare(source, name, done.stdout, is_lines)
        if done.returncode != code:
            documents.faults.append(f"{source}: the exit code is {done.returncode} and not {code}: {done.stderr[-300:]}")
    for path in pathlib.Path(folder, "failures").rglob("replay.json"):
        documents.compare("replay.json", "replay", path.read_text(), False)
        documents.compare("transcript.ndjson", "run", (path.parent / "transcript.ndjson").read_text(), True)


def wait_for(path):
    end = time.monotonic() + SECONDS
    while not os.path.exists(path):
        if time.monotonic() > end:
            sys.exit(f"Nobody listens at {path} after {SECONDS} seconds.")
        time.sleep(0.02)


def ask_running_sides(documents, folder):
    """The documents for which a native side has to run: those of a run that stays and is reloaded, of `explain`, and of
    `script-side`."""
    pipe = f"{folder}/run"
    command = [PROGRAMS / "navbridge", "run", "Examples/stack-with-modal.js", "--keep", "--json", "--pipe", pipe]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        lines = [next(line for line in run.stdout if "RNN.ComponentDidAppear" in line)]
        explain = [PROGRAMS / "navbridge", "explain", "options", "home", "--pipe", pipe, "--json"]
        done = subprocess.run(explain, capture_output=True, text=True, timeout=SECONDS)
        documents.compare("navbridge explain options home --json", "explain-options", done.stdout, False)
        run.send_signal(signal.SIGHUP)
        lines.append(next(line for line in run.stdout if "RNN.ComponentDidAppear" in line))
        run.send_signal(signal.SIGTERM)
        lines += run.stdout.readlines()
    documents.compare("navbridge run --keep --json", "run", "".join(lines), True)

    pipe = f"{folder}/native"
    native = subprocess.Popen([PROGRAMS / "native-side", "--pipe", pipe], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(pipe)
        command = [PROGRAMS / "script-side", "Examples/tour.js", "--pipe", pipe, "--json"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as script:
            lines = [next(line for line in script.stdout if "RNN.ComponentDidAppear" in line)]
            script.send_signal(signal.SIGUSR2)
            lines += script.stdout.readlines()
        documents.compare("script-side --json", "run", "".join(lines), True)
    finally:
        native.terminate()
        native.wait(SECONDS)


def main():
    documents = Documents()
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("failing.test.js", FAILING_TEST), ("app.js", ACTING_APP), ("refused.js", REFUSED_APP)):
            pathlib.Path(folder, name).write_text(text)
        run_cases(documents, folder)
        ask_running_sides(documents, folder)
    documents.faults += [f"No document of '{name}' was seen." for name in documents.unseen()]
    print(*documents.faults[:20], sep="\n", end="\n" if documents.faults else "", file=sys.stderr)
    if documents.faults:
        return 1
    print(f"docs/*.schema.json: {len(documents.validators)} schemas, and {documents.count} outputs as they describe them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
