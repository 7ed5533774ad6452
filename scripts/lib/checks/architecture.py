#!/usr/bin/env python3
"""Checks docs/architecture.md against Package.swift: its tree of folders names every target that is no test target, each
folder of the tree exists and is that of the target beside it, and each arrow between two targets is a dependency.

  scripts/check architecture
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "lib"))
from targets import Targets  # noqa: E402

PAGE = ROOT / "docs" / "architecture.md"


def blocks(text):
    """The indented blocks of a page, each as its lines with their numbers."""
    block = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("    "):
            block.append((number, line[4:]))
        elif block:
            yield block
            block = []


def folders(tree):
    """The lines of the tree as (number, folders, description)."""
    above = []
    for number, line in tree:
        found = re.match(r"( *)((?:[\w-]+/ ?)+)(.*)", line)
        if not found:
            continue
        depth = len(found.group(1)) // 2
        names = found.group(2).split()
        del above[depth:]
        yield number, ["".join(above) + name for name in names], found.group(3).strip()
        above.append(names[0])


def faults_of_tree(tree, targets):
    """The targets that the tree leaves out, and the folders that are not where it says."""
    own = {target["name"]: targets.folder(target) for target in targets.all if target["type"] != "test"}
    named = set()
    for number, paths, description in folders(tree):
        for path in paths:
            if not (ROOT / path).is_dir():
                yield f"{number}: there is no folder {path}."
        here = [name for name, folder in own.items() if folder + "/" in paths]
        # A folder that is called as its target needs no other name.
        named |= {name for name in here if name in description or any(path.endswith(f"/{name}/") for path in paths)}
        for name in re.findall(r"\bNavbridge\w+", description.split(":")[0]):
            if name not in own:
                yield f"{number}: there is no target {name}."
            elif name not in here:
                yield f"{number}: the folder of {name} is {own[name]}."
    for name in sorted(own.keys() - named):
        yield f"{tree[0][0]}: the tree does not name the target {name} beside its folder {own[name]}."


def faults_of_arrows(arrows, targets):
    """The arrows that are no dependency. `A, B <- C` means that C depends on A and on B."""
    dependencies = {target["name"]: targets.dependencies(target) for target in targets.all}
    for number, line in arrows:
        parts = [re.split(r", *", part.strip()) for part in line.split("<-")]
        for lower, upper in zip(parts, parts[1:]):
            for name in upper:
                for other in lower:
                    if name not in dependencies or other not in dependencies:
                        yield f"{number}: '{other} <- {name}' does not connect two targets."
                    elif other not in dependencies[name]:
                        yield f"{number}: {name} does not depend on {other}."


def main():
    found = list(blocks(PAGE.read_text()))
    tree = next((block for block in found if any(line == "Sources/" for _, line in block)), None)
    arrows = [line for block in found for line in block if "<-" in line[1] and "Navbridge" in line[1]]
    if not tree or not arrows:
        sys.exit("docs/architecture.md has no tree of folders, or no arrows between targets.")
    targets = Targets()
    faults = [*faults_of_tree(tree, targets), *faults_of_arrows(arrows, targets)]
    for fault in faults:
        print(f"docs/architecture.md:{fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"docs/architecture.md: {len(arrows)} lines of arrows, and a tree with every target, are those of Package.swift")


main()
