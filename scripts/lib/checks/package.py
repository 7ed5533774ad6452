#!/usr/bin/env python3
"""Builds and runs the Swift examples of README.md and docs/ in another package, as a user of this one would.

The package has targets of its own with names that were this package's once, so that a collision is found. Each example
that imports a module is a file of the test target that its page or the README shows, as it is printed.

Where a page shows a whole package (a manifest, and files whose first lines name them), it is written as it is printed.

  scripts/check examples   compiles the tests against the modules of the last debug build
  scripts/check products   lets the package manager build this package once more, for the other one
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[3]
HOME = ROOT / ".build" / "package-check"
PACKAGE = HOME / "app"
# Programs and tests of other packages, which are built beside their libraries.
PROGRAMS = "^generate|(Example|-tool|Tests)$"
BUILD = ROOT / ".build" / "debug"


def blocks(path):
    """The Swift examples of a page, with their line numbers."""
    for match in re.finditer(r"^```swift\n(.*?)^```$", path.read_text(), re.MULTILINE | re.DOTALL):
        yield path.read_text()[:match.start()].count("\n") + 2, match.group(1)


def test(path, line, text):
    """An example as a file of the test target, exactly as it is printed."""
    if not re.search(r"^import Testing$", text, re.MULTILINE) or "@Test" not in text:
        sys.exit(f"The example at {path.relative_to(ROOT)}:{line} is no test: it has to import Testing and to declare one.")
    return f"{path.stem}_{line}".replace("-", "_"), text


def target_name(text):
    """The name of the test target that a page shows."""
    return re.search('name: "(.*?)"', text).group(1)


def whole_package(examples):
    """The files of the package that a page shows, as (path, text), or nothing."""
    manifest = [text for _, text in examples if text.startswith("// swift-tools-version")]
    files = [(re.match(r"// ((?:Sources|Tests)/\S+\.swift)\n", text), text) for _, text in examples]
    return [("Package.swift", text) for text in manifest] + [(found.group(1), text) for found, text in files if found]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def run(command, folder, environment=None):
    """Runs a command that must succeed without warnings in the package's own sources. Returns its output."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=1500)
    output = done.stdout + done.stderr
    if done.returncode != 0 or re.search(rf"^{PACKAGE}/.*warning:", output, re.MULTILINE):
        print(output[-6000:], file=sys.stderr)
        sys.exit(f"'{' '.join(command[:3])} …' failed in the package that uses this one ({PACKAGE}).")
    return output


def run_in_package():
    """Builds and runs the tests as the package manager does for a user."""
    environment = dict(os.environ, NAVBRIDGE_BIN=str(PACKAGE / ".build" / "debug"))
    run(["swift", "build", "--build-tests"], PACKAGE)
    return number_of_passed(run(["swift", "test", "--skip-build", "--disable-xctest"], PACKAGE, environment))


def run_whole_package(page, files, imports=None, libraries=()):
    """Builds and tests a package that a page shows, against modules that are built already if `imports` finds them."""
    folder = HOME / page.stem
    for name, text in files:
        write(folder / name, text)
    if imports is None:
        scratch = ["--scratch-path", str(PACKAGE / ".build")]
        run(["swift", "build", "--build-tests", *scratch], folder)
        return number_of_passed(run(["swift", "test", "--skip-build", "--disable-xctest", *scratch], folder))
    run(["swift", "package", "describe"], folder)
    library = folder / ".build" / "library"
    library.mkdir(parents=True, exist_ok=True)
    sources = {kind: sorted({path.parent for path in folder.glob(f"{kind}/*/*.swift")}) for kind in ("Sources", "Tests")}
    common = ["swiftc", "-parse-as-library", "-swift-version", "6", "-Onone", "-I", str(library)]
    for target in sources["Sources"]:
        run([*common, *imports, "-enable-testing", "-wmo", "-module-name", target.name, "-emit-module", "-emit-module-path",
             str(library / f"{target.name}.swiftmodule"), "-c", "-o", str(library / f"{target.name}.o"),
             *map(str, sorted(target.glob("*.swift")))], folder)
    passed = 0
    objects = [str(library / f"{target.name}.o") for target in sources["Sources"]]
    for target in sources["Tests"]:
        program = library / target.name
        run([*common, *imports, "-module-name", target.name, "-o", str(program), str(HOME / "runner.swift"),
             *map(str, sorted(target.glob("*.swift"))), *objects, *libraries], folder)
        passed += number_of_passed(run([str(program), "--testing-library", "swift-testing"], folder))
    return passed


def objects(folder, sources):
    """The objects of a target's last build. Those of sources that were deleted since stay in its folder.

    `sources` is the folder of a target in C of this package; the package manager lists the objects of one in Swift."""
    listed = folder / "output-file-map.json"
    if listed.exists():
        entries = json.loads(listed.read_text()).values()
        return [path for each in entries if "object" in each and (path := pathlib.Path(each["object"])).exists()]
    found = sorted(folder.rglob("*.o"))
    return found if sources is None else [each for each in found if (sources / each.relative_to(folder)).with_suffix("").exists()]


def run_against_debug_build(targets, packages):
    """Lets the package manager resolve the package, and compiles its tests against the modules that are built already,
    those of the products that each test target names and no others."""
    run(["swift", "package", "describe"], PACKAGE)
    described = run(["swift", "package", "dump-package"], ROOT)
    # A line about another run of the package manager may follow.
    description = json.loads(described[:described.rindex("}") + 1])
    products = {each["name"]: each["targets"] for each in description["products"]}
    own = {each["name"]: each for each in description["targets"]}
    foreign = {"Foundation", "Glibc", "Synchronization", "Testing"}
    names = []
    for target in targets:
        name = target_name(target)
        names.append(name)
        named = re.findall(r'\.product\(name: "(.*?)"', target)
        offered = {module for product in named for module in products[product]}
        for file in (PACKAGE / "Tests" / name).glob("*.swift"):
            for module in re.findall(r"^import (\w+)", file.read_text(), re.MULTILINE):
                if module not in offered | foreign:
                    sys.exit(f"{file.stem} imports {module}, which no product of the target {name} contains.")
    runner = HOME / "runner.swift"
    write(runner, "import Testing\n\n@main struct Runner {\n"
          "  static func main() async { await Testing.__swiftPMEntryPoint() as Never }\n}\n")
    modules = BUILD / "Modules"
    # The libraries and all that they depend on, and the modules of other packages.
    needed = set()
    wanted = [module for each in description["products"] if "library" in each["type"] for module in each["targets"]]
    while wanted:
        module = wanted.pop()
        if module in own and module not in needed:
            needed.add(module)
            wanted += [each[kind][0] for each in own[module]["dependencies"] for kind in ("byName", "target") if kind in each]
    ours = {name.replace("-", "_") for name in own}
    folders = {name: ROOT / each["path"] for name, each in own.items() if "path" in each}
    linked = [file for folder in sorted(BUILD.glob("*.build"))
              if folder.stem in needed or folder.stem not in ours and not re.search(PROGRAMS, folder.stem)
              for file in objects(folder, folders.get(folder.stem))]
    maps = [ROOT / "Sources/CUV/module.modulemap", ROOT / "Sources/CJansson/module.modulemap",
            *BUILD.glob("*.build/module.modulemap"), *(ROOT / ".build/checkouts").glob("*/Sources/*/include/module.modulemap")]
    imports = ["-I", str(modules)]
    for path in maps:
        imports += ["-Xcc", f"-fmodule-map-file={path}"]
    libraries = [*map(str, linked), "-luv", "-ljansson", "-lsimdjson", "-lstdc++"]
    passed = sum(run_whole_package(page, files, imports, libraries) for page, files in packages)
    for name in names:
        program = HOME / name
        run(["swiftc", "-parse-as-library", "-swift-version", "6", "-module-name", name, "-Onone", *imports,
             "-o", str(program), str(runner), *map(str, sorted((PACKAGE / "Tests" / name).glob("*.swift"))), *libraries],
            PACKAGE)
        output = run([str(program), "--testing-library", "swift-testing"], PACKAGE, dict(os.environ, NAVBRIDGE_BIN=str(BUILD)))
        passed += number_of_passed(output)
    return passed


def number_of_passed(output):
    found = re.search(r"Test run with (\d+) tests?.* passed", output)
    return int(found.group(1)) if found else sys.exit(output[-2000:])


def main():
    HOME.mkdir(parents=True, exist_ok=True)
    link = HOME / "navbridge"
    if not link.is_symlink():
        link.symlink_to(ROOT)
    shutil.rmtree(PACKAGE / "Tests", ignore_errors=True)
    targets = []
    packages = []
    count = 0
    usual = next(target_name(text) for _, text in blocks(ROOT / "docs/swift.md") if text.startswith(".testTarget("))
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        examples = list(blocks(page))
        targets += [text.strip() for _, text in examples if text.startswith(".testTarget(")]
        files = whole_package(examples)
        if files:
            packages.append((page, files))
            count += sum(text.count("@Test") for _, text in files)
        # A page has a test target of its own, or its examples belong to that of docs/swift.md.
        shown = [text for _, text in examples if text.startswith(".testTarget(")]
        own = target_name(shown[-1]) if shown else usual
        for line, text in examples:
            if any(text == file for _, file in files):
                continue
            if not text.startswith(".testTarget(") and re.search("^import ", text, re.MULTILINE):
                name, source = test(page, line, text)
                write(PACKAGE / "Tests" / own / f"{name}.swift", source)
                count += text.count("@Test")
    if count == 0:
        sys.exit("No page has an example that imports a module.")
    for name in ("Shared", "Driver", "Launcher", "Bench", "Stress"):
        write(PACKAGE / "Sources" / name / f"{name}.swift", f"public let name{name} = \"{name}\"\n")
    own = "\n".join(f'    .target(name: "{name}"),' for name in ("Shared", "Driver", "Launcher", "Bench", "Stress"))
    write(PACKAGE / "Package.swift", f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app", dependencies: [.package(path: "../navbridge")],
  targets: [
{own}
{textwrap.indent(",".join(targets), "    ")}
  ])
""")
    if "--build" in sys.argv[1:]:
        passed = run_in_package() + sum(run_whole_package(page, files) for page, files in packages)
    else:
        passed = run_against_debug_build(targets, packages)
    if passed != count:
        sys.exit(f"{count} examples were written, but {passed} have passed.")
    print(f"README.md and docs: {count} Swift examples build and run in another package")


main()
