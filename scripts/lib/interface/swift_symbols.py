"""The public symbols of the modules of the products of Package.swift, from the last debug build."""
import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

# These follow from the conformances of their types.
SYNTHESIZED = {"hash(into:)", "hashValue", "==(_:_:)", "encode(to:)"}
# Every type conforms to these, unless it states something else.
USUAL = {"Copyable", "Escapable", "SendableMetatype"}


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


def listing(root, module, triple):
    """The lines of a module, and those of protocols that have no implementation of their own, as (heading, line)."""
    found, lines, required, implemented = {}, {}, set(), set()
    with tempfile.TemporaryDirectory() as folder:
        for graph in graphs(root, module, triple, pathlib.Path(folder)):
            names = {}
            for symbol in graph["symbols"]:
                path = symbol["pathComponents"]
                if any(part.startswith("_") for part in path) or path[-1] in SYNTHESIZED:
                    continue
                names[symbol["identifier"]["precise"]] = ".".join(path)
                text = "".join(part["spelling"] for part in symbol["declarationFragments"])
                place = ".".join(path[:-1]) or module, " ".join(text.split())
                lines[symbol["identifier"]["precise"]] = place
                found.setdefault(place[0], set()).add(place[1])
            for relation in graph["relationships"]:
                source = names.get(relation["source"])
                other = relation.get("targetFallback") or names.get(relation["target"], "")
                if relation["kind"] == "requirementOf":
                    required.add(relation["source"])
                elif relation["kind"] == "defaultImplementationOf":
                    implemented.add(relation["target"])
                is_base = relation["kind"] in ("conformsTo", "inheritsFrom")
                if is_base and source and other.split(".")[-1] not in {"", *USUAL}:
                    found.setdefault(source, set()).add(f": {other}")
    return found, {lines[each] for each in required - implemented if each in lines}


def listings(root):
    """The listings of the products, and the lines of protocols that a type has to implement, as (path, heading, line)."""
    found = modules(root)
    products = {}
    for module, names in found.items():
        for name in names:
            products.setdefault(name, set()).add(module)
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    triple = json.loads(info)["target"]["triple"]
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        lists = dict(zip(found, pool.map(lambda module: listing(root, module, triple), found)))
    listings = {"swift/products.txt": products} | {f"swift/{module}.txt": each for module, (each, _) in lists.items()}
    return listings, {(f"swift/{module}.txt", *place) for module, (_, places) in lists.items() for place in places}
