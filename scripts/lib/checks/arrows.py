#!/usr/bin/env python3
"""Checks which way the folders of each target depend on each other, from the types that their code names. The compiler
checks the dependencies between the targets themselves (Package.swift), as far as each import is among them: an import
that is not may still build, depending on the order of the build. Such an import is refused here.

  scripts/check arrows          refuses an arrow that points up
  scripts/check arrows --all    prints every arrow between the folders, with the types that make it

An arrow from A to B means that a file in A names a type that B declares. TARGETS lists the folders of each target whose folders
use each other, from the bottom to the top. A folder may use the folders below it. The folders of one tuple use each other; the reasons stand
in docs/architecture.md, under "Folders that use each other"; `scripts/check architecture` compares the two.

KNOTS bounds the number of files of a target that name each other in a circle, within folders too.

The folders and modules of the JavaScript of the house are checked by javascript_arrows.py.
"""
import argparse
import collections
import functools
import json
import pathlib
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import javascript_arrows

SOURCES = pathlib.Path(__file__).resolve().parents[3] / "Sources"

TARGETS = {
    "Shared/Runtime": ["Queues", "Clock", "Process"],
    "Shared/Wire": ["JSON", "RPC", "Framing", "Transport", "Client"],
    "Shared/Vocabulary": [
        "Fields", "Messages", "Modules", "Driver", "ReactNative", "ReactNativeNavigation",
        "CoordinatorRouter", "LayeredNavigation", "Transcript", "Simulation",
    ],
    "Picture": ["Drawing", "Device", "Content", "Bars", "Containers"],
    "HeadlessUIKit": [
        "References", "Appearance", "Device",
        ("Animation", "Application", "Gestures", "Menus", "Navigation", "Presentation", "Search", "TabBar", "ViewControllers", "Views"),
        "Split", "Scrolling", "Drawer",
    ],
    "NativeSide/Kernel": [
        "Modules", "Bridge", "Trace", "Session", "Clock", "Surfaces", "Components", "Host", "ReactNative", "Drivers", "Touch",
        "Snapshot", "DescribedScreens", "NativeModules", "Invariants",
    ],
    "NativeSide/ReactNativeNavigation": [
        "Events", "Options", "Animation", "React", ("Controllers", "Layout", "Presenters"), "External",
        "Factory", "Modals", "Commands", "Managers", "Device",
    ],
    "NativeSide/CoordinatorRouter": [
        "Rules", ("Coordinators", "Router"), "Deeplinks", ("Declaration", "NativeScreens"), "Bridge",
    ],
    "NativeSide/ReactNativeScreens": ["Version", ("Header", "Screen"), "Stack", "Tabs"],
    "ScriptSide": ["Bridge", "Connection", "Client"],
    "NativeSide/LayeredNavigation": [
        "Layers", "Animation", "Stacks", "Contexts", "Store", "Display", "Engine", "Router",
        ("Bridge", "Design"),
    ],
    "ScriptSide/Engine": ["SourceMaps", "Node", "ReactNative", "Testing", "Web"],
    "ScriptSide/Flexbox": ["Geometry", "Style", "Tree", "Layout", "Text"],
    "ScriptSide/TypedRouting": [
        "Routes", ("Containers", "Logging", "Routers"), "Deeplinks",
    ],
    "TestRunner": ["Results", "Snapshots", "Files", "Reports", "Run", "Exploration", "Configuration"],
    "Simulation": ["Checkpoint", "Orders"],
    "Stress": ["Plan", "Ledger", "Report", "Run"],
    "../Benchmarks/Bench": ["Workloads", "Machine", "Measuring", "Curves", "Report"],
    "Setup": ["Doctor"],
    "Agent": ["Arguments", "Screen", "Answers", "Docs", "Run", "Tools", "Protocol"],
    "Inspector": ["Recording", "Server", "Run", "Tests"],
}

# The number of files in the largest circle of a target, at most. A target without a bound is not checked.
KNOTS = {"NativeSide/Kernel": 9}

DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:open|public|package|internal|final|nonisolated|indirect)\s+)*"
    r"(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z]\w*)", re.MULTILINE)


@functools.cache
def described():
    """The targets of the package as the package manager sees them."""
    text = subprocess.run(["swift", "package", "describe", "--type", "json"], cwd=SOURCES.parent,
                          capture_output=True, text=True, check=True).stdout
    return json.loads(text)["targets"]


def folders_of_targets():
    """The folders of all targets in Swift that are no tests, as TARGETS names them."""
    found = [target["path"] for target in described()
             if target["module_type"] == "SwiftTarget" and target["type"] != "test"]
    return sorted((path.removeprefix("Sources/") if path.startswith("Sources/") else f"../{path}"
                   for path in found if path.startswith(("Sources/", "Benchmarks/"))))


@functools.cache
def code(path):
    """The text of a file without comments and the contents of strings."""
    text = re.sub(r"//[^\n]*", "", path.read_text())
    text = re.sub(r'"""(?:.|\n)*?"""', '""', text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def files(target):
    """The files of a target, without those of targets inside it."""
    inner = [SOURCES / other for other in folders_of_targets() if other.startswith(target + "/")]
    return [path for path in sorted((SOURCES / target).rglob("*.swift"))
            if not any(path.is_relative_to(folder) for folder in inner)]


def arrows(target):
    """The arrows of a target: {(from, to): {type, …}}, and the places of the names that make them."""
    def folder(path):
        parts = path.relative_to(SOURCES / target).parts
        return parts[0] if len(parts) > 1 else "."

    texts = {path: code(path) for path in files(target)}
    homes = {name: folder(path) for path, text in texts.items() for name in DECLARATION.findall(text)}
    found, places = collections.defaultdict(set), {}
    for path, text in texts.items():
        here = folder(path)
        for number, line in enumerate(text.split("\n"), 1):
            for name in re.findall(r"\b[A-Z]\w*", line):
                there = homes.get(name, here)
                if there == here:
                    continue
                found[here, there].add(name)
                places.setdefault((here, there), f"{path.relative_to(SOURCES.parent)}:{number}: '{name}'")
    return found, places, {folder(path) for path in texts}


def check(target, layers, found, places, folders):
    level = {}
    for height, layer in enumerate(layers):
        for name in (layer if isinstance(layer, tuple) else (layer,)):
            level[name] = height
    faults = [f"Sources/{target}/{name} has no place in TARGETS of scripts/lib/checks/arrows.py."
              for name in sorted(folders - level.keys() - {"."})]
    faults += [f"Sources/{target}/{name} stands in TARGETS of scripts/lib/checks/arrows.py but does not exist."
               for name in sorted(level.keys() - folders)]
    for (here, there), place in sorted(places.items()):
        if here in level and there in level and level[there] > level[here]:
            faults.append(f"{place} is declared in {target}/{there}, which is above {target}/{here}. Move one of the "
                          "two, or pass the object in.")
    # A tuple must be a knot: each folder in it uses, and is used by, each other one, if only through others.
    for layer in layers:
        if isinstance(layer, tuple):
            uses = {name: {to for (start, to) in found if start == name and to in layer} for name in layer}
            if any(reachable(name, uses) != set(layer) for name in layer):
                faults.append(f"Sources/{target}: the folders {', '.join(layer)} do not all use each other any more. "
                              "Order them in TARGETS of scripts/lib/checks/arrows.py.")
    return faults


def reachable(start, uses):
    seen, waiting = {start}, [start]
    while waiting:
        for name in uses[waiting.pop()] - seen:
            seen.add(name)
            waiting.append(name)
    return seen


def knots(target):
    """The sets of files of a target that name each other's types in a circle, the largest first."""
    texts = {path: code(path) for path in files(target)}
    homes = {name: path for path, text in texts.items() for name in DECLARATION.findall(text)}
    uses = {path: {homes[name] for name in re.findall(r"\b[A-Z]\w*", text) if name in homes} - {path}
            for path, text in texts.items()}
    reached = {path: reachable(path, uses) for path in uses}
    circles = {frozenset(other for other in reached[path] if path in reached[other]) for path in uses}
    return sorted((circle for circle in circles if len(circle) > 1), key=len, reverse=True)


def undeclared_imports():
    """The imports of targets of this package that Package.swift does not list."""
    names = {target["name"] for target in described()}
    for target in described():
        for source in target["sources"]:
            path = pathlib.Path(target["path"]) / source
            if path.suffix != ".swift":
                continue
            text = (SOURCES.parent / path).read_text()
            for name in re.findall(r"^(?:@testable |public |package |internal )?import (\w+)", text, re.MULTILINE):
                if name in names and name not in target.get("target_dependencies", []):
                    yield f"{path} imports {name}, which is not a dependency of {target['name']} in Package.swift."


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()

    faults, count = list(undeclared_imports()), 0
    targets = folders_of_targets()
    faults += [f"TARGETS of scripts/lib/checks/arrows.py has {target}, which is the folder of no target in Package.swift."
               for target in TARGETS.keys() - targets]
    for target in targets:
        found, places, folders = arrows(target)
        count += len(found)
        if options.all:
            for (here, there), names in sorted(found.items()):
                print(f"{target}: {here} -> {there}: {', '.join(sorted(names))}")
        for circle in knots(target)[:1] if target in KNOTS else []:
            if len(circle) > KNOTS[target]:
                names = ", ".join(sorted(str(path.relative_to(SOURCES / target)) for path in circle))
                faults.append(f"Sources/{target} has {len(circle)} files that name each other in a circle, and no more than "
                              f"{KNOTS[target]} may: {names}. Pass in what one of them needs, or declare a protocol below.")
        if target in TARGETS:
            faults += check(target, TARGETS[target], found, places, folders)
        elif folders != {"."} and any(there != "." and here != "." for here, there in found):
            faults.append(f"Sources/{target} has folders that use each other; give it a line in TARGETS of "
                          "scripts/lib/checks/arrows.py.")
    count_of_javascript = javascript_arrows.check(faults, options.all)
    if faults:
        print("\n".join(faults), file=sys.stderr)
        return 1
    print(f"Sources: {count} arrows between the folders of {len(targets)} targets, none of them upwards")
    print(f"JavaScript: {count_of_javascript} arrows between modules, none of them upwards or in a circle")
    return 0


if __name__ == "__main__":
    sys.exit(main())
