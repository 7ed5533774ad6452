"""The interface of a version, which later versions keep: the public symbols of the Swift products, the declarations of
types/, the command line, the wire protocol and the JSON documents. Each part is a listing: the lines below a heading. A
line states one promise, so that an addition adds lines, and a line that is gone is a promise that was withdrawn.
"""
import pathlib
import re
import subprocess

from . import command_line, declarations, documents, protocol, swift_symbols

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "interface"
# Each part is read from the sources and the last debug build, as listings by the names of their files.
PARTS = [swift_symbols.listings, declarations.listings, command_line.listings, protocol.listings, documents.listings]


def current():
    """The listings of this tree by the paths of their files below docs/interface."""
    return {path: listing for part in PARTS for path, listing in part(ROOT).items()}


def text_of(listing):
    """A heading stands at the beginning of its line, and what belongs to it is indented."""
    return "".join(f"{heading}\n" + "".join(f"  {line}\n" for line in sorted(lines))
                   for heading, lines in sorted(listing.items()) if lines)


def listing_of(text):
    listing, heading = {}, ""
    for line in text.splitlines():
        if line.startswith("  "):
            listing[heading].add(line[2:])
        elif line:
            heading = line
            listing.setdefault(heading, set())
    return listing


def recorded():
    """The listings that docs/interface has."""
    return {str(path.relative_to(FOLDER)): listing_of(path.read_text()) for path in sorted(FOLDER.rglob("*.txt"))}


def of_last_version():
    """The listings at the tag of the last version, with the tag; or those that are recorded, where no tag has any."""
    described = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"], cwd=ROOT, capture_output=True, text=True)
    tag = described.stdout.strip()
    folder = FOLDER.relative_to(ROOT)
    paths = _git("ls-tree", "-r", "--name-only", tag, f"{folder}/").split() if tag else []
    if not paths:
        return recorded(), ""
    return {str(pathlib.Path(path).relative_to(folder)): listing_of(_git("show", f"{tag}:{path}")) for path in paths
            if path.endswith(".txt")}, tag


def raises_major(tag):
    """True if this tree has a higher major version than the tag."""
    source = (ROOT / "Sources/Shared/Vocabulary/Messages/Version.swift").read_text()
    last = re.match(r"v(\d+)\.", tag)
    return bool(last) and int(re.search(r'number = "(\d+)', source)[1]) > int(last[1])


def withdrawn(old, new):
    """The promises of `old` that `new` does not have, as (path, heading, line)."""
    return [(path, heading, line) for path, listing in sorted(old.items()) for heading, lines in sorted(listing.items())
            for line in sorted(lines - new.get(path, {}).get(heading, set()))]


def announced():
    """The names in code under Removed, and those under Changed, in the first section of CHANGELOG.md."""
    section = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)[1]
    names = {"Removed": set(), "Changed": set()}
    for title, part in re.findall(r"^### (Removed|Changed)\n(.*?)(?=^### |\Z)", section, re.MULTILINE | re.DOTALL):
        # The arguments of a function and the value of an option do not belong to its name.
        names[title] |= {(re.split(r"[(<=]", span)[0].strip() or span).replace(" ", ".")
                         for span in re.findall(r"`([^`\n]+)`", part)}
    return names["Removed"], names["Changed"]


def is_announced(heading, line, removed, changed):
    """True if a name is that of the line, alone or behind its container; or if the container was removed as a whole."""
    container = "." + heading.replace(" ", ".")
    whole = f"{container}.{name_of(line)}"
    return any(whole.endswith(f".{name}") for name in removed | changed) \
        or any(container.endswith(f".{name}") for name in removed)


SWIFT_NAME = re.compile(
    r"\b(?:func|var|let|case|struct|class|enum|protocol|actor|typealias|associatedtype|macro)\s+`?([^\s(<:=`]+)")


def name_of(line):
    """The name that a line is about."""
    found = SWIFT_NAME.search(line) or re.search(r"\b(init|subscript)\b", line)
    if found:
        return found[1]
    # The members of a document have a path before the colon.
    found = re.match(r"[\w.*\[\]]+\.(\w+)", line) or re.search(r"(--?[\w-]+|[\w$/-]+)", line)
    return found[1] if found else line


def _git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout
