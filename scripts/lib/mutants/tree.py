"""The copy of the sources with the mutants in it, and its build."""
import pathlib
import re
import shutil
import subprocess
import tempfile

from .sources import ROOT, Sources
from .table import fail

TREE = ROOT / ".build-mutants" / "tree"


def replace_once(path, old, new):
    text = path.read_text()
    if text.count(old) != 1:
        fail(f"{path}: '{old}' is not there once; scripts/lib/mutants/tree.py has to be brought up to date.")
    path.write_text(text.replace(old, new))


def tracked_files():
    files = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True,
        text=True).stdout.splitlines()
    return [name for name in dict.fromkeys(files) if (ROOT / name).is_file()]


def lay_out(texts, tree=TREE):
    """Copies the tree, with the changes and their switch in it. Files that stay the same keep their times."""
    files = tracked_files()
    wanted = set(files)
    for path in tree.rglob("*") if tree.exists() else []:
        inside = path.relative_to(tree)
        if path.is_file() and inside.parts[0] != ".build" and str(inside) not in wanted:
            path.unlink()
    with tempfile.TemporaryDirectory() as folder:
        fresh = pathlib.Path(folder)
        for name in files:
            (fresh / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, fresh / name)
        for name, text in texts.items():
            (fresh / name).write_text(text)
        add_switch(fresh)
        for name in files:
            old, new = tree / name, fresh / name
            if old.is_file() and old.read_bytes() == new.read_bytes():
                continue
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(new, old)


def add_switch(tree):
    """Declares the switch for C, Swift and the host's library in JavaScript."""
    replace_once(tree / "Sources/CShims/include/CShims.h", "#include <stddef.h>\n",
                 "#include <stdbool.h>\n#include <stddef.h>\n"
                 "extern int navbridge_mutant_number;\n"
                 "static inline bool navbridge_mutant(int number) { return navbridge_mutant_number == number; }\n"
                 "static inline int navbridge_chosen_mutant(void) { return navbridge_mutant_number; }\n")
    code = tree / "Sources/CShims/CShims.c"
    code.write_text(code.read_text() + "\n#include <stdlib.h>\nint navbridge_mutant_number;\n"
                    "__attribute__((constructor)) static void choose_mutant(void) {\n"
                    "  const char *number = getenv(\"NAVBRIDGE_MUTANT\");\n"
                    "  navbridge_mutant_number = number ? atoi(number) : 0;\n}\n")
    wrappers = Sources().declared("HostLibrary.module")
    if len(wrappers) != 1:
        fail("HostLibrary.module, which wraps each module in JavaScript, is not declared once.")
    library = tree / wrappers[0].path
    replace_once(library, ") {\\(text)",
                 ") {const navbridge_mutant=(n)=>n===\\(navbridge_chosen_mutant());\\(text)")
    replace_once(library, "#if JavaScript\n", "#if JavaScript\nimport CShims\n")


def build():
    """Builds the tree. Returns the program of the tests and no errors, or None and the compiler's errors: (path, line,
    message)."""
    print("Building", flush=True)
    # The build uses '-Onone', as in ordinary tests. Warnings of code that a fixed switch makes unreachable are
    # suppressed.
    result = subprocess.run(
        ["swift", "build", "--build-tests", "-Xswiftc", "-suppress-warnings"], cwd=TREE, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        found = re.findall(rf"^{re.escape(str(TREE))}/([^:\n]+):(\d+):\d+: error: (.*)$", result.stdout, re.MULTILINE)
        errors = list(dict.fromkeys((path, int(line), message) for path, line, message in found))
        if not errors:
            fail("The mutants do not build:\n" + result.stdout[-4000:])
        return None, errors
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"], cwd=TREE, check=True, capture_output=True, text=True).stdout.strip()
    return next(pathlib.Path(folder).glob("*.xctest")), []
