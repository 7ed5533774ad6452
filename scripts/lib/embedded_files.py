"""The sources of Sources/CResources: tables of text files that are parts of the programs.

The compiler of C embeds a file at once, where one of Swift checks an array literal with an element for each byte of it.
"""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources/CResources"
# Each table, and the folders whose files it has: the folder, the part of its path that the paths in the table begin with,
# and the pattern of its files.
TABLES = {
    "script": [("Sources/ScriptSide/Engine/Resources", "", "*.js")],
    "page": [("Sources/Pages/Resources", "", "*")],
    "inspector": [("Sources/Inspector/Resources", "", "*")],
    "setup": [("Sources/Setup/Resources", "", "*"), ("types", "types/", "*.d.ts")],
    "docs": [("docs", "", "*.md")],
}


def files_of(table):
    """The files of a table: (path in the table, path from the package's folder). Those of hidden folders come last."""
    for folder, prefix, pattern in TABLES[table]:
        paths = (ROOT / folder).rglob(pattern)
        for path in sorted(paths, key=lambda each: (each.relative_to(ROOT / folder).parts[0].startswith("."), each)):
            if path.is_file():
                yield prefix + path.relative_to(ROOT / folder).as_posix(), path.relative_to(ROOT).as_posix()


def source(table):
    text = ("// Made by `scripts/generate embedded-files` from the folders of the files; do not edit.\n"
            '#include "CResources.h"\n\n#pragma clang diagnostic ignored "-Wc23-extensions"\n')
    rows = ""
    for path, place in files_of(table):
        # Named after the file and not numbered, so that a new file changes no other line.
        name = "file_" + re.sub(r"\W", "_", path)
        text += f'\nstatic const unsigned char {name}[] = {{\n#embed "../../{place}" suffix(, 0)\n}};\n'
        rows += f'  {{"{path}", {name}}},\n'
    return (f"{text}\nstatic const struct embedded_file files[] = {{\n{rows}}};\n\n"
            f"struct embedded_files {table}_files(void) {{\n"
            "  return (struct embedded_files){files, sizeof files / sizeof *files};\n}\n")


def sources():
    """The texts by their paths."""
    return {FOLDER / f"{table}-files.c": source(table) for table in TABLES}
