"""The interface of a version, which later versions keep: the public symbols of the Swift products, the declarations of
types/, the command line, the wire protocol and the JSON documents. Each part is a listing: the lines below a heading. A
line states one promise, so that an addition adds lines, and a line that is gone is a promise that was withdrawn.
"""
import pathlib
import re

from . import baseline, changelog, command_line, declarations, documents, protocol, rules, swift_symbols

ROOT = pathlib.Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "interface"
# Each part is read from the sources and the last debug build, as listings by the names of their files.
PARTS = [declarations.listings, command_line.listings, protocol.listings, documents.listings]


def current():
    """The listings of this tree by the paths of their files below docs/interface; and the lines of Swift protocols that
    a type has to implement, as (path, heading, line)."""
    symbols, requirements = swift_symbols.listings(ROOT)
    return symbols | {path: listing for part in PARTS for path, listing in part(ROOT).items()}, requirements


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


def compared(now, requirements=()):
    """The comparison of listings with those of the last version, and what these are; None outside of a clone."""
    revision, description = baseline.revision(ROOT)
    if not revision:
        return None, ""
    texts, log = baseline.read(ROOT, revision)
    removed, changed = changelog.announced((ROOT / baseline.CHANGELOG).read_text(), log)
    old = {path: listing_of(text) for path, text in texts.items()}
    return rules.Comparison(old, now, removed, changed, requirements, raises_major(revision)), description


def raises_major(tag):
    """True if this tree has a higher major version than the tag."""
    last = re.match(r"v(\d+)\.", tag)
    return bool(last) and int(re.search(r'number = "(\d+)', (ROOT / baseline.VERSION).read_text())[1]) > int(last[1])
