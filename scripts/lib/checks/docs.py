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
BUILD = ROOT / ".build" / "debug"
MODULES = [
    "NavbridgeTypedRouting", "NavbridgeTypedRoutingBridge", "NavbridgeTypedRoutingTestSupport", "NavbridgeLayeredNavigation",
]
MAPS = [
    BUILD / "CShims.build/module.modulemap", BUILD / "CSimdjson.build/module.modulemap",
    ROOT / "Sources/CUV/module.modulemap", ROOT / "Sources/CJansson/module.modulemap",
]


def symbols(module, folder):
    target = json.loads(subprocess.run(
        ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True, timeout=60).stdout)
    command = [
        "swift", "symbolgraph-extract", "-module-name", module, "-target", target["target"]["triple"], "-I",
        str(BUILD / "Modules"), "-minimum-access-level", "public", "-output-dir", str(folder)]
    for path in MAPS:
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if run.returncode != 0:
        sys.exit(f"The symbols of {module} cannot be read. Build the package for debugging first.\n{run.stderr}")
    return json.loads((folder / f"{module}.symbols.json").read_text())["symbols"]


def main():
    count, missing = 0, []
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            for symbol in symbols(module, pathlib.Path(folder)):
                if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                    continue
                count += 1
                if "docComment" not in symbol:
                    missing.append(f"{module}: {'.'.join(symbol['pathComponents'])} has no documentation comment.")
    if missing:
        sys.exit("\n".join(missing))
    print(f"Typed routing and layers: {count} public symbols, each with a documentation comment")


main()
