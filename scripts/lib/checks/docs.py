#!/usr/bin/env python3
"""Checks that each public symbol of the products has a documentation comment, of its own or of the protocol or class that requires
it, and that docs/Navbridge.docc links to symbols that exist: by their names, and by docc if the toolchain has it. Reads the modules of
the last debug build.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
CATALOGUE = ROOT / "docs" / "Navbridge.docc"
DESIGNS = ("ReactNativeNavigation", "LayoutGuides", "CoordinatorRouter", "TypedRouting", "LayeredNavigation")
sys.path.insert(0, str(ROOT / "scripts" / "lib"))
import swift_symbols  # noqa: E402


def undocumented(module, symbols):
    """The symbols without a comment. Those that are synthesized have no place in the sources."""
    return [f"{module}: {'.'.join(symbol['pathComponents'])} has no documentation comment."
            for symbol in symbols if "docComment" not in symbol and "location" in symbol]


def link_faults(paths):
    """What is wrong with the articles, whose links name symbols by their modules: ``/Module/Type/member``."""
    faults = []
    index = (CATALOGUE / "Navbridge.md").read_text()
    for name in DESIGNS:
        article = CATALOGUE / f"{name}.md"
        if not article.exists():
            faults.append(f"{article.relative_to(ROOT)} is missing: each design has an article.")
        elif "```swift\nimport " not in article.read_text():
            faults.append(f"{article.relative_to(ROOT)} has no example in Swift.")
        if f"<doc:{name}>" not in index:
            faults.append(f"docs/Navbridge.docc/Navbridge.md does not link to {name}.")
    for page in sorted(CATALOGUE.glob("*.md")):
        text = page.read_text()
        for match in re.finditer(r"``([^`\n]+)``", text):
            line = text[:match.start()].count("\n") + 1
            if match.group(1) not in paths:
                faults.append(f"{page.relative_to(ROOT)}:{line}: there is no public symbol '{match.group(1)}'. A link is "
                              "``/Module/Type/member``.")
    return faults


def converted(folder):
    """What docc says about the catalogue; nothing without docc."""
    docc = shutil.which("docc")
    if not docc:
        return []
    with tempfile.TemporaryDirectory() as output:
        run = subprocess.run(
            [docc, "convert", str(CATALOGUE), "--additional-symbol-graph-dir", str(folder), "--output-path",
             f"{output}/archive", "--fallback-display-name", "Navbridge", "--fallback-bundle-identifier", "navbridge"],
            capture_output=True, text=True, timeout=600)
    said = run.stdout + run.stderr
    faults = re.findall(r"^(?:warning|error): .*?\n(?:.*?--> .*/Navbridge\.docc/.*)", said, re.MULTILINE)
    return faults or ([said[-2000:]] if run.returncode != 0 else [])


def main():
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True, timeout=60).stdout)
    modules = sorted(swift_symbols.modules(ROOT))
    count, faults, paths = 0, [], set()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for module in modules:
            (folder / module).mkdir()
            graphs = swift_symbols.graphs(ROOT, module, target["target"]["triple"], folder / module)
            own = [symbol for graph in graphs for symbol in graph["symbols"]]
            count += len(own)
            faults += undocumented(module, own)
            paths |= {"/".join(["", module, *symbol["pathComponents"]]) for symbol in own}
        faults += link_faults(paths)
        faults += converted(folder)
    if faults or not modules:
        sys.exit("\n".join(faults) or "Package.swift has no product whose symbols could be checked.")
    print(f"{len(modules)} modules: {count} public symbols, each with a documentation comment; "
          f"{len(DESIGNS)} articles, whose links name symbols that exist")


main()
