"""Checks which way the modules of the JavaScript of the house depend on each other. scripts/check arrows calls this.

An arrow from A to B means that the module A requires B, at its top or later. FOLDERS lists the folders from the bottom to
the top. A module may require those of its own folder and of the folders below it, and no module requires itself through
others.
"""
import pathlib
import re

ENGINE = pathlib.Path(__file__).resolve().parents[3] / "Sources/ScriptSide/Engine"
RESOURCES = ENGINE / "Resources"

FOLDERS = [
    "Host", "Web", "Network", "ReactNative", "Community", "ReactNativeNavigation", "Designs", "App", "NodeEngine",
    "Testing",
]
# The modules of the test library that the engine enters: that of the library, and that of the context of a test file.
ENTRIES_OF_TESTS = ["test-main", "file-globals"]

REQUIRE = re.compile(r"\brequire\('\./([\w-]+)'\)")


def without_comments(text):
    """The text with its comments blanked out, so that the numbers of the lines stay."""
    text = re.sub(r"/\*.*?\*/", lambda found: "\n" * found.group().count("\n"), text, flags=re.DOTALL)
    return re.sub(r"(^|\s)//[^\n]*", r"\1", text)


def folder_of(path):
    return path.relative_to(RESOURCES).parts[0]


def place(path):
    return path.relative_to(ENGINE.parent.parent.parent)


def read_modules(faults):
    """The files by the names of their modules."""
    modules = {}
    for path in sorted(RESOURCES.rglob("*.js")):
        if path.stem in modules:
            faults.append(f"{place(path)} and {place(modules[path.stem])} have the same name; the program that embeds them "
                          "knows them without their folders.")
        if folder_of(path) not in FOLDERS:
            faults.append(f"{place(path)} is in no folder of FOLDERS in scripts/lib/checks/javascript_arrows.py.")
        modules[path.stem] = path
    faults += [f"{RESOURCES.name}/{name} stands in FOLDERS of scripts/lib/checks/javascript_arrows.py but does not exist."
               for name in FOLDERS if not (RESOURCES / name).is_dir()]
    return modules


def read_arrows(modules, faults):
    """The modules that each module requires, with the place of the first `require`."""
    uses = {}
    for name, path in modules.items():
        uses[name] = {}
        for number, line in enumerate(without_comments(path.read_text()).split("\n"), 1):
            for other in REQUIRE.findall(line):
                if other not in modules:
                    faults.append(f"{place(path)}:{number} requires './{other}', which does not exist.")
                else:
                    uses[name].setdefault(other, f"{place(path)}:{number}")
    return uses


def upward(modules, uses):
    level = {name: FOLDERS.index(folder_of(path)) for name, path in modules.items() if folder_of(path) in FOLDERS}
    for name, others in uses.items():
        for other, where in others.items():
            if name in level and other in level and level[other] > level[name]:
                yield (f"{where} requires './{other}' of {FOLDERS[level[other]]}, which is above {FOLDERS[level[name]]}. Move one "
                       "of the two, or pass the object in.")


def reachable(start, uses):
    seen, waiting = set(), [start]
    while waiting:
        for name in uses[waiting.pop()].keys() - seen:
            seen.add(name)
            waiting.append(name)
    return seen


def knots(uses):
    """The sets of modules that require themselves through each other."""
    reached = {name: reachable(name, uses) for name in uses}
    found = {frozenset(other for other in reached[name] if name in reached[other]) for name in uses if name in reached[name]}
    for knot in sorted(map(sorted, found)):
        yield (f"Resources: the modules {', '.join(knot)} require each other in a circle. Move what both need into a module "
               "below them, or pass it in.")


def wrong_share(modules, uses):
    """Checks that test files have the modules of other folders that their own modules require."""
    text = (ENGINE / "HostLibrary.swift").read_text()
    shared = set(re.findall(r'"\w+/([\w-]+)\.js"', text.split("shared: Set = [")[1].split("]")[0]))
    needed = {name for entry in ENTRIES_OF_TESTS for name in reachable(entry, uses) if folder_of(modules[name]) != "Testing"}
    for name in sorted(needed - shared):
        yield f"HostLibrary.swift does not share the module '{name}', which the test library requires."
    for name in sorted(shared - needed):
        yield f"HostLibrary.swift shares the module '{name}', which the test library does not require."


def check(faults, prints_all):
    """Adds what is wrong to the faults, and returns the number of arrows."""
    modules = read_modules(faults)
    uses = read_arrows(modules, faults)
    if prints_all:
        for name, others in sorted(uses.items()):
            for other in sorted(others):
                print(f"Resources: {folder_of(modules[name])}/{name} -> {folder_of(modules[other])}/{other}")
    faults += [*upward(modules, uses), *knots(uses), *wrong_share(modules, uses)]
    return sum(map(len, uses.values()))
