#!/usr/bin/env python3
"""Checks that each public symbol of the libraries for typed routing and layers has a documentation comment, of its own or of the
protocol that requires it. Reads the modules of the last debug build.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts" / "lib"))
import swift_symbols  # noqa: E402

# The beginnings of the names of the modules that are checked, among those of the products.
CHECKED = ("NavbridgeTypedRouting", "NavbridgeLayeredNavigation")


def symbols(module, triple):
    with tempfile.TemporaryDirectory() as folder:
        graphs = swift_symbols.graphs(ROOT, module, triple, pathlib.Path(folder))
    return [symbol for graph in graphs for symbol in graph["symbols"]]


def main():
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True, timeout=60).stdout)
    modules = [name for name in sorted(swift_symbols.modules(ROOT)) if name.startswith(CHECKED)]
    count, missing = 0, []
    for module in modules:
        own = symbols(module, target["target"]["triple"])
        count += len(own)
        missing += [f"{module}: {'.'.join(symbol['pathComponents'])} has no documentation comment."
                    for symbol in own if "docComment" not in symbol]
    if missing or not modules:
        sys.exit("\n".join(missing) or "Package.swift has no product with the modules that are checked.")
    print(f"{', '.join(modules)}: {count} public symbols, each with a documentation comment")


main()
