#!/usr/bin/env python3
"""Checks docs/architecture.md against Package.swift: its tree of folders names every target that is no test target, each
folder of the tree exists and is that of the target beside it, and each arrow between two targets is a dependency. The
folders of its section "Folders that use each other" are those of the tuples of arrows.py, and so is the order of the kernel's folders. Folders that the page names by
their whole path exist.

  scripts/check architecture
"""
import pathlib
import re
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "scripts" / "lib"), str(ROOT / "scripts" / "lib" / "checks")]
import arrows as arrows_of_folders  # noqa: E402
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


def faults_of_circles(text, targets):
    """The rows of the table of folders that use each other that are not tuples of arrows.py, and the tuples without a
    row."""
    names = {targets.folder(target): target["name"] for target in targets.all}
    tuples = {(names[f"Sources/{folder}"], layer) for folder, layers in arrows_of_folders.TARGETS.items()
              for layer in layers if isinstance(layer, tuple)}
    heading = "### Folders that use each other"
    before, _, section = text.partition(heading)
    first = before.count("\n") + 1
    for number, line in enumerate(section.split("\n## ")[0].split("\n"), first):
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) != 3 or cells[0] in ("target", "---"):
            continue
        row = (cells[0], tuple(cells[1].split(", ")))
        if row not in tuples:
            yield f"{number}: arrows.py has no tuple ({cells[1]}) of {cells[0]}."
        tuples.discard(row)
    for name, folders in sorted(tuples):
        yield f"{first}: there is no row for the folders {', '.join(folders)} of {name}, which arrows.py lets use each other."


def faults_of_kernel(found):
    """The line of the kernel's folders, if it is not the order in arrows.py."""
    order = " <- ".join(arrows_of_folders.TARGETS["NativeSide/Kernel"])
    if not any(line == order for block in found for _, line in block):
        yield f"1: no indented line has the order of the kernel's folders: {order}"


def faults_of_paths(text):
    """The folders and files in code marks, such as `Shared/Vocabulary/Modules`, that do not exist. They begin with a
    folder of Sources, Tests, scripts or docs."""
    tops = {path.name for top in ("Sources", ".") for path in (ROOT / top).iterdir() if path.is_dir()}
    for number, line in enumerate(text.split("\n"), 1):
        for path in re.findall(r"`([A-Za-z][\w-]*(?:/[\w.+-]+)+)`", line):
            if path.split("/")[0] in tops and not any((ROOT / top / path).exists() for top in ("", "Sources")):
                yield f"{number}: there is no '{path}'."


def main():
    text = PAGE.read_text()
    found = list(blocks(text))
    tree = next((block for block in found if any(line == "Sources/" for _, line in block)), None)
    arrows = [line for block in found for line in block if "<-" in line[1] and "Navbridge" in line[1]]
    if not tree or not arrows:
        sys.exit("docs/architecture.md has no tree of folders, or no arrows between targets.")
    targets = Targets()
    faults = [*faults_of_tree(tree, targets), *faults_of_arrows(arrows, targets), *faults_of_circles(text, targets), *faults_of_kernel(found),
              *faults_of_paths(text)]
    for fault in faults:
        print(f"docs/architecture.md:{fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"docs/architecture.md: {len(arrows)} lines of arrows, and a tree with every target, are those of Package.swift; "
          "the folders that use each other are those of arrows.py")


main()
