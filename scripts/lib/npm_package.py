#!/usr/bin/env python3
"""Makes the folder of the package for Node: npm/navbridge with the modules of the test library, which are one source for the
engine and for Node, and with the declarations for TypeScript.

    npm_package.py FOLDER [VERSION]
"""
import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "npm" / "navbridge"
RESOURCES = ROOT / "Sources" / "ScriptSide" / "Engine" / "Resources"
# The modules of the test library that the package offers. What they require follows.
OFFERED = ["test-apps", "navigation-matchers", "detox", "detox-timers", "value-matchers", "app-clocks", "flow-run"]


def shared(own):
    """The modules of the test library that Node uses, by their names. Those of `own` have another form in Node."""
    sources = {path.stem: path for path in RESOURCES.rglob("*.js")}
    found, left = {}, list(OFFERED)
    while left:
        name = left.pop()
        if name in found or name in own:
            continue
        if name not in sources:
            sys.exit(f"The module '{name}' is neither in npm/navbridge/lib nor in {RESOURCES.relative_to(ROOT)}.")
        found[name] = sources[name].read_text()
        left += re.findall(r"require\('\./([\w-]+)'\)", found[name])
    return found


def with_host(text):
    """A module with the host that the engine hands in, if it uses it."""
    if not re.search(r"\bhost\b(?=[.;} ])", re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)):
        return text
    return text.replace("'use strict';\n", "'use strict';\nconst host = require('./host');\n", 1)


def with_version(text, version):
    """The description of the package with a version, which is that of the program's package, too."""
    description = json.loads(text)
    description["version"] = version
    description["optionalDependencies"] = {name: version for name in description["optionalDependencies"]}
    return json.dumps(description, indent=2) + "\n"


def main(folder, version=None):
    folder = pathlib.Path(folder)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder)
    for name, text in shared({path.stem for path in (PACKAGE / "lib").glob("*.js")}).items():
        (folder / "lib" / f"{name}.js").write_text(with_host(text))
    shutil.copytree(ROOT / "types", folder / "types", ignore=shutil.ignore_patterns("tsconfig.json"))
    shutil.copy(ROOT / "LICENSE", folder)
    shutil.copy(ROOT / "docs" / "node.md", folder / "README.md")
    if version is not None:
        description = folder / "package.json"
        description.write_text(with_version(description.read_text(), version))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
