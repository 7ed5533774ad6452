"""The targets of Package.swift: the tests that concern a file, and those that start no programs. As a program, prints the
names of the test targets that start none.
"""
import json
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Targets:
    """The package's targets with their folders and direct dependencies."""

    def __init__(self):
        text = subprocess.run(
            ["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
        self.all = json.loads(text)["targets"]

    def folder(self, target):
        return target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{target['name']}"

    def dependencies(self, target):
        return {each["byName"][0] for each in target["dependencies"] if "byName" in each} \
            | {each["target"][0] for each in target["dependencies"] if "target" in each}

    def owner(self, path):
        """The name of the target whose folder contains a file, or None."""
        around = [target for target in self.all if path.startswith(self.folder(target) + "/")]
        return max(around, key=lambda target: len(self.folder(target)), default={"name": None})["name"]

    def test_targets(self, programs):
        """The names of the test targets that start programs, or of those that start none."""
        executable = {target["name"] for target in self.all if target["type"] == "executable"}
        return [target["name"] for target in self.all
                if target["type"] == "test" and programs == bool(self.dependencies(target) & executable)]

    def stages(self, paths):
        """Filters in the order in which the tests of files run: first the test targets that depend on the files' targets
        directly and start no programs, then those that start programs."""
        changed = {self.owner(path) for path in paths}
        concerned = {target["name"] for target in self.all
                     if target["type"] == "test" and self.dependencies(target) & changed}
        stages = [[rf"^{name}\." for name in self.test_targets(programs) if name in concerned]
                  for programs in (False, True)]
        return [stage for stage in stages if stage]


if __name__ == "__main__":
    print(*Targets().test_targets(programs=False))
