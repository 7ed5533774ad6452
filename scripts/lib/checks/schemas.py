#!/usr/bin/python3
"""Checks the documents that the programs print or write as JSON against the schemas in docs/. A member that a schema
does not describe is a fault, too, and so is a schema, or a kind of line of run.schema.json, of which no document is seen.
The members that no document shows with a value are named by WITHOUT_VALUE; any other is a fault. Reads the last debug build, or that in the folder which NAVBRIDGE_BIN names."""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

import jsonschema

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import schema_apps  # noqa: E402
import schema_members  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAMS = pathlib.Path(os.environ.get("NAVBRIDGE_BIN", ROOT / ".build" / "debug"))
SECONDS = 60

# The schema, true for one document a line, the arguments, and the exit code.
CASES = [
    ("run", True, ["run", "Examples/tour.js", "--json"], 0),
    ("run", True, ["run", "Examples/tour.js", "--json", "--architecture", "bridge", "--trace-tree", "push2"], 0),
    ("run", True, ["run", "Examples/layers/app.js", "--design", "layered-navigation", "--json"], 0),
    ("run", True, ["run", "FOLDER/refused.js", "--json"], 1),
    ("run", True, ["run", "FOLDER/refused.js", "--json", "--keep", "--timeout", "1"], 124),
    ("run", True, ["run", "FOLDER/pending.js", "--json", "--faithful-hangs"], 1),
    ("run", True, ["run", "FOLDER/app.js", "--json"], 0),
    ("run", True, ["run", "FOLDER/screens.js", "--json", "--external-component", "Native=FOLDER/native.json"], 0),
    ("run", True, ["run", "FOLDER/app.js", "--record", "FOLDER/app.ndjson"], 0),
    ("diff", False, ["diff", "Examples/tour.js", "--json"], 1),
    ("diff", False, ["diff", "FOLDER/app.ndjson", "FOLDER/refused.js", "--json"], 1),
    ("diff", False, ["diff", "Examples/stack-with-modal.js", "Examples/ties.js", "--json"], 1),
    ("diff", False, ["diff", "FOLDER/old.ndjson", "FOLDER/app.js", "--json"], 1),
    ("test-report", False, ["test", "Examples/stack-with-modal.test.js", "--architecture", "both", "--reporter", "json"], 0),
    ("test-report", False, ["test", "FOLDER/failing.test.js", "--architecture", "both", "--artifacts", "FOLDER/failures", "--reporter", "json"], 1),
    ("test-report", False, ["test", "Examples/stack-with-modal.test.js", "--list", "--reporter", "json"], 0),
    ("test-report", False, ["test", "FOLDER/flow.yaml", "--app", "Examples/stack-with-modal.js", "--reporter", "json"], 0),
    ("stress", False, ["stress", "reload", "--cycles", "3", "--in-flight", "2", "--json"], 0),
    ("stress", False, ["stress", "teardown", "--cycles", "3", "--in-flight", "2", "--json"], 0),
    ("stress", False, ["stress", "kill", "--minutes", "0.001", "--in-flight", "2", "--json"], 0),
    ("explore", False, ["explore", "Scenarios/S-09-value-of-pop.test.js", "--seconds", "1", "--faults", "cut", "--replays",
                        "FOLDER/schedules", "--json"], 0),
    ("explore", False, ["explore", "Examples/schedules/deep-link.test.js", "--schedules", "400", "--replays", "FOLDER/schedules", "--json"], 1),
    ("explore", False, ["explore", "Examples/schedules/deep-link.test.js", "--exhaustive", "--schedules", "5", "--json"], 1),
    ("options", False, ["explain", "options", "--all", "--json"], 0),
    ("bench", False, ["bench", "--rounds", "1", "--count", "10000", "--placement", "free", "--workload", "turbo-command", "--json"], 0),
]

# The members, by schema, that no run above shows with a value. Those of 'bench' come from whole runs, from other tools and
# from busy machines.
WITHOUT_VALUE = {
    "bench": r"(comparison|curves|javaScript|peers|stages|startUpMs|throughput|warnings|systemCallsMissing|nativeCounts|nativeCountsMissing|stagesMissing)\b.*"
             r"|rows\[\]\.systemCalls.*",
    "explain-options": r"options\[\]\.from",
    "run": r"traceEntry\.payload",
    # Only bars of react-native-screens have menus; NativeHeaderTests shows one. ScreensVersionTests show what was assumed.
    "snapshot": r"button\.menu\b.*|assumed.*",
    # Those of tests that are left out, and of files that fail outside their tests.
    "explore": r"failure\.(folder|replay|others)|files\[\]\.failures|test\.leftOut",
    # Those of a run that a signal has ended; ReportTests shows one.
    "test-report": r"files\[\]\.(begun|unfinished).*|summary\.interruption",
    # What a run without a fault has not.
    "stress": r"checkpoint\.liveObjects|run\.faults.*",
}


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
        self.schemas = {}
        self.members = {}
        for path in sorted((ROOT / "docs").glob("*.schema.json")):
            schema = json.loads(path.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            name = path.name.removesuffix(".schema.json")
            self.schemas[name], self.members[name] = schema, set()
            self.validators[name] = jsonschema.Draft202012Validator(strict(schema))

    def compare(self, source, name, text, is_lines):
        """Compares the documents of a text with a schema."""
        self.count += 1
        documents = [json.loads(line) for line in (text.splitlines() if is_lines else [text])]
        if not documents:
            self.faults.append(f"{source}: nothing was printed (docs/{name}.schema.json)")
        for document in documents:
            self.seen |= {name, document.get("kind")}
            self.members[name] |= schema_members.shown(document, self.schemas[name], self.schemas[name], self.is_valid(name))
            for error in self.validators[name].iter_errors(document):
                best = jsonschema.exceptions.best_match([error])
                self.faults.append(f"{source}: {best.json_path}: {best.message[:300]} (docs/{name}.schema.json)")
            if name == "run" and document.get("kind") == "tree":
                self.compare(f"the tree of {source}", "snapshot", json.dumps(document["snapshot"]), False)

    def is_valid(self, name):
        """A function that is true if a value is as a part of a schema describes it."""
        definitions = self.schemas[name].get("$defs", {})
        return lambda value, part: jsonschema.Draft202012Validator({"$defs": definitions, **part}).is_valid(value)

    def without_value(self):
        """The members that no document has shown with a value, by the schema."""
        return {name: schema_members.members(schema) - self.members[name] for name, schema in self.schemas.items()}

    def unseen(self):
        """The schemas and the kinds of lines that no document has shown."""
        kinds = {name for name, schema in self.validators["run"].schema["$defs"].items() if "const" in schema["properties"].get("kind", {})}
        return sorted(({*self.validators} | kinds) - self.seen)


def run_cases(documents, folder):
    for name, is_lines, arguments, code in CASES:
        given = [argument.replace("FOLDER", folder) for argument in arguments]
        done = subprocess.run([PROGRAMS / "navbridge", *given], cwd=ROOT, capture_output=True, text=True, timeout=2 * SECONDS)
        source = f"navbridge {' '.join(arguments)}"
        printed = done.stdout
        if "--record" in given:
            printed = pathlib.Path(given[given.index("--record") + 1]).read_text()
        documents.compare(source, name, printed, is_lines)
        if done.returncode != code:
            documents.faults.append(f"{source}: the exit code is {done.returncode} and not {code}: {done.stderr[-300:]}")
    # Snapshots with 'look', in motion, too.
    for path in sorted((ROOT / "Tests/PictureTests/Screens").glob("*.json")):
        documents.compare(str(path.relative_to(ROOT)), "snapshot", path.read_text(), False)
    for path in pathlib.Path(folder, "schedules").glob("*.json"):
        documents.compare(path.name, "schedule", path.read_text(), False)
    for path in pathlib.Path(folder, "failures").rglob("replay.json"):
        documents.compare("replay.json", "replay", path.read_text(), False)
        documents.compare("recording.json", "recording", (path.parent / "recording.json").read_text(), False)
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
        command = [PROGRAMS / "script-side", f"{folder}/asking.js", "--pipe", pipe, "--json", "--places", "--details"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as script:
            lines = []
            while not lines or "RNN.ComponentDidAppear" not in lines[-1]:
                lines.append(next(script.stdout))
            script.send_signal(signal.SIGUSR2)
            lines += script.stdout.readlines()
        documents.compare("script-side --json", "run", "".join(lines), True)
    finally:
        native.terminate()
        native.wait(SECONDS)


def main():
    documents = Documents()
    with tempfile.TemporaryDirectory() as folder:
        for name, text in schema_apps.FILES.items():
            pathlib.Path(folder, name).write_text(text)
        run_cases(documents, folder)
        ask_running_sides(documents, folder)
    documents.faults += [f"No document of '{name}' was seen." for name in documents.unseen()]
    without_value = documents.without_value()
    documents.faults += [f"No document has shown a value of '{member}' (docs/{name}.schema.json)."
                         for name, found in without_value.items() for member in sorted(found)
                         if not re.fullmatch(WITHOUT_VALUE.get(name, ""), member)]
    print(*documents.faults[:20], sep="\n", end="\n" if documents.faults else "", file=sys.stderr)
    if documents.faults:
        return 1
    print(f"docs/*.schema.json: {len(documents.validators)} schemas, and {documents.count} outputs as they describe them")
    counts = ", ".join(f"{len(found)} of {len(schema_members.members(documents.schemas[name]))} of {name}"
                       for name, found in without_value.items() if found)
    print(f"Members that were not seen with a value: {counts or 'none'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
