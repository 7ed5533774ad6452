#!/usr/bin/env python3
"""Places the blocks of native-side's machine code by how often they run, with Debian's llvm-bolt (package bolt-19): those that run
in the loads of Benchmarks/counts lie side by side in the order in which they run, and the others elsewhere. A push and a pop then
take half of their taken branches, and a sixth of their misses of the instruction cache, away. The compiler's own profile, which
counts before the last optimisations, leaves that much.

    scripts/lib/arrange.py FOLDER             the program in a build folder, such as .build; does nothing without llvm-bolt
    scripts/lib/arrange.py FOLDER --profile   makes the profile anew, from the loads (scripts/profile)

Functions that differ from the profiled ones are left as they are. So are the functions of C and C++ and Swift's asynchronous ones:
llvm-bolt 19 places some of them wrongly.
"""
import filecmp
import gzip
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROFILE = ROOT / "scripts" / "lib" / "native-side.layout.yaml.gz"
# The program itself, beside which it looks for its libraries.
BOLT = os.path.realpath(shutil.which("llvm-bolt-19") or "llvm-bolt-19")
PLACEMENT = ["-reorder-blocks=ext-tsp", "-reorder-functions=cdsort", "-split-functions", "-split-all-cold",
             "-split-strategy=cdsplit"]
# In the types of asynchronous functions, and in the names of the parts that the compiler makes of a function.
ASYNCHRONOUS, PART = re.compile(r"Sc[A-Za-z]|Ya|IegH|IeAgH"), re.compile(r"T[QY]\d+_|\.cold")


class Failure(Exception):
    pass


def is_placed(symbol):
    """True for Swift's functions but for the asynchronous ones and the parts of them."""
    return symbol.startswith("$s") and not PART.search(symbol) and not ASYNCHRONOUS.search(without_identifiers(symbol))


def without_identifiers(symbol):
    """The symbol without the names in it, which follow their lengths and are any letters: '13ScriptSessionC' becomes 'C'."""
    left, place = [], 0
    while length := re.search(r"[1-9]\d*", symbol[place:]):
        left.append(symbol[place:place + length.start()])
        place += length.end() + int(length[0])
    return "".join(left) + symbol[place:]


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise Failure(f"{words[0]} has failed: {(done.stderr or done.stdout).strip()[-500:]}")
    return done.stdout


def digest(*files):
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in files)).hexdigest()


def link_with_relocations(build, program, linked):
    """Links the program once more. llvm-bolt needs the relocations, and reads none that are packed."""
    manifest = (build / "release.yaml").read_text()
    commands = re.findall(r'^  "C\.native-side-[^"]*\.exe":\n(?:    .*\n|\n)*?    args: (\[.*\])$', manifest, re.M)
    if not commands:
        raise Failure(f"{build / 'release.yaml'} has no command that links native-side.")
    words = json.loads(commands[-1])
    words[words.index("-o") + 1] = str(linked)
    place = words.index("pack-relative-relocs")
    # Each word of the linker has its own -Xlinker before it.
    del words[place - 3:place + 1]
    run(*words, "-Xlinker", "--emit-relocs", cwd=ROOT)


def optimise(linked, profile, folder, arranged):
    names = folder / "names"
    names.write_text("\n".join(re.findall(r"^  - name: +'?([^'\n]+)'?$", profile.read_text(), re.M)) + "\n")
    run(BOLT, linked, "-o", arranged, f"-data={profile}", f"-funcs-file-no-regex={names}", *PLACEMENT)
    run(arranged, "--version")


def arrange(build):
    program = build / "release" / "native-side"
    record, arranged = program.with_suffix(".placement"), program.with_suffix(".placed")
    known = record.read_text().split() if record.exists() else []
    source = digest(program, PROFILE, pathlib.Path(__file__))
    if known == [source] and arranged.exists():
        # The package manager has linked the same program again.
        return install(arranged, program)
    if arranged.exists() and filecmp.cmp(program, arranged, shallow=False):
        return
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        profile, linked = folder / "profile.yaml", folder / "native-side"
        profile.write_bytes(gzip.decompress(PROFILE.read_bytes()))
        link_with_relocations(build, program, linked)
        optimise(linked, profile, folder, folder / "placed")
        shutil.copy2(folder / "placed", arranged)
    record.write_text(source)
    install(arranged, program)


def install(arranged, program):
    # A program that runs keeps its file.
    copy = program.with_suffix(".new")
    shutil.copy2(arranged, copy)
    copy.replace(program)


def make_profile(build):
    """Counts how often each block runs in the loads, and writes PROFILE."""
    sys.path.insert(0, str(ROOT / "Benchmarks"))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        linked, counting, counts = folder / "linked", folder / "native-side", folder / "counts"
        link_with_relocations(build, build / "release" / "native-side", linked)
        symbols = {line.split()[2] for line in run("nm", linked).splitlines() if re.match(r"\S+ [tT] ", line)}
        names = sorted(symbol for symbol in symbols if is_placed(symbol))
        (folder / "names").write_text("".join(f"{name}\n{name}/1\n" for name in names))
        run(BOLT, linked, "-o", counting, "-instrument", f"-funcs-file-no-regex={folder / 'names'}",
            f"--instrumentation-file={counts}", "--instrumentation-file-append-pid")
        # A program that ends by a signal calls _exit, which would leave the counts unwritten.
        (folder / "exit.c").write_text("#include <stdlib.h>\n_Noreturn void _exit(int code) { exit(code); }\n")
        run("cc", "-shared", "-fPIC", "-o", folder / "exit.so", folder / "exit.c")
        (folder / "benchmark-load").symlink_to((build / "release" / "benchmark-load").resolve())
        os.environ["NAVBRIDGE_BIN"] = str(folder)
        from counting import native_side, run_load
        from table import COUNTS
        rare = {each.load for each in COUNTS if each.group == "trees"}
        for load in dict.fromkeys(each.load for each in COUNTS if each.load.tool == "callgrind-native"):
            # The trees are loads of many things, which are rare.
            times = 1 if load in rare else 10
            with native_side(folder, load.native.split(), ["env", f"LD_PRELOAD={folder / 'exit.so'}"]) as (_, pipe):
                run_load(folder, load, pipe, times * load.lengths[1])
        merged = folder / "merged"
        # Each file has bytes of zero before its text, where the counts in memory were cleared before.
        merged.write_bytes(b"".join(file.read_bytes().replace(b"\0", b"") for file in sorted(folder.glob("counts.*"))))
        counted = {word for line in merged.read_text().splitlines() for word in line.split()[1:5:3]}
        (folder / "names").write_text("".join(f"{name}\n" for name in sorted(counted) if is_placed(name)))
        profile = folder / "profile.yaml"
        run(BOLT, linked, "-o", folder / "placed", f"-data={merged}", f"-funcs-file-no-regex={folder / 'names'}", *PLACEMENT,
            "-w", profile)
        PROFILE.write_bytes(gzip.compress(profile.read_bytes(), 9, mtime=0))


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    if shutil.which(BOLT) is None or not (build / "release" / "native-side").exists():
        return
    try:
        make_profile(build) if "--profile" in sys.argv else arrange(build)
    except (Failure, OSError, ValueError) as failure:
        sys.exit(f"native-side is left as the linker made it: {failure}")


main()
