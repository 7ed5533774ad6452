"""The public symbols of the modules of the products of Package.swift, from the last debug build."""
import json
import subprocess
import sys



def modules(root):
    """The modules of the libraries among the products, each with the names of its products."""
    command = ["swift", "package", "dump-package"]
    printed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    found = {}
    # A line about another run of the package manager may follow.
    for product in json.loads(printed[:printed.rindex("}") + 1])["products"]:
        if "library" in product["type"]:
            for target in product["targets"]:
                found.setdefault(target, set()).add(product["name"])
    return found


def graphs(root, module, triple, folder):
    """The symbol graphs of a module: its own, and those of its extensions of types of other modules."""
    build = root / ".build" / "debug"
    maps = [*build.glob("*.build/module.modulemap"), *root.glob("Sources/*/module.modulemap"),
            *root.glob(".build/checkouts/*/Sources/*/include/module.modulemap")]
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-I", str(build / "Modules"),
               "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", str(folder)]
    for path in maps:
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if run.returncode != 0:
        sys.exit(f"The symbols of {module} cannot be read. Build the package for debugging first: "
                 f"swift build --build-tests\n{run.stderr[-2000:]}")
    return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
