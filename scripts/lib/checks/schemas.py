#!/usr/bin/python3
"""Checks the documents that the programs print as JSON against the schemas in docs/. A member that a schema does not
describe is a fault, too. Reads the last debug build, or that in the folder which NAVBRIDGE_BIN names."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = pathlib.Path(os.environ.get("NAVBRIDGE_BIN", ROOT / ".build" / "debug")) / "navbridge"

FAILING_TEST = """const { app, device, expect, test } = require('navbridge');
test('fails with a screen', async () => {
  await app('./app.js');
  await expect(device).toHaveModals(['nothing']);
});
test('passes', () => expect(1).toBe(1));
test.todo('comes later');
"""
REFUSED_APP = """const { Navigation } = require('navbridge');
console.warn('before');
Navigation.pop('nowhere').catch(() => {});
setTimeout(() => { throw new Error('unhandled'); }, 10);
"""

# The schema, true for one document a line, the arguments, and the exit code.
CASES = [
    ("run", True, ["run", "Examples/tour.js", "--json"], 0),
    ("run", True, ["run", "Examples/tour.js", "--json", "--architecture", "bridge", "--trace-tree", "push1"], 0),
    ("run", True, ["run", "Examples/layers/app.js", "--design", "layered-navigation", "--json"], 0),
    ("run", True, ["run", "FOLDER/refused.js", "--json"], 1),
    ("test-report", False, ["test", "Examples/stack-with-modal.test.js", "--architecture", "both", "--reporter", "json"], 0),
    ("test-report", False, ["test", "FOLDER/failing.test.js", "--artifacts", "FOLDER/failures", "--reporter", "json"], 1),
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


def faults(name, text, is_lines):
    schema = json.loads((ROOT / "docs" / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(strict(schema))
    documents = [json.loads(line) for line in (text.splitlines() if is_lines else [text])]
    if not documents:
        yield "nothing was printed"
    for document in documents:
        for error in validator.iter_errors(document):
            best = jsonschema.exceptions.best_match([error])
            yield f"{best.json_path}: {best.message[:300]}"


def main():
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("failing.test.js", FAILING_TEST), ("app.js", REFUSED_APP), ("refused.js", REFUSED_APP)):
            pathlib.Path(folder, name).write_text(text)
        for name, is_lines, arguments, code in CASES:
            given = [argument.replace("FOLDER", folder) for argument in arguments]
            done = subprocess.run([PROGRAM, *given], cwd=ROOT, capture_output=True, text=True, timeout=120)
            found = list(faults(name, done.stdout, is_lines))
            if done.returncode != code:
                found.append(f"the exit code is {done.returncode} and not {code}: {done.stderr[-300:]}")
            for fault in found[:5]:
                print(f"navbridge {' '.join(arguments)}: {fault} (docs/{name}.schema.json)", file=sys.stderr)
            status = status or bool(found)
    if not status:
        print(f"docs/*.schema.json: {len(CASES)} outputs of navbridge, each as its schema describes it")
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
