"""The files below Sources, and the places of expressions in what they declare."""
import bisect
import dataclasses
import functools
import pathlib
import re
import subprocess

from .masking import Masked
from .symbols import declarations

ROOT = pathlib.Path(__file__).resolve().parents[3]


@dataclasses.dataclass(frozen=True, order=True)
class Place:
    path: str
    start: int
    end: int
    line: int

    def __str__(self):
        return f"{self.path}:{self.line}"


class Sources:
    """The sources in Swift and JavaScript, read when they are needed."""

    def __init__(self, root=ROOT):
        self.root = root

    @functools.cached_property
    def paths(self):
        files = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "Sources"], cwd=self.root, check=True,
            capture_output=True, text=True).stdout.splitlines()
        return sorted(name for name in set(files) if name.endswith((".swift", ".js")) and (self.root / name).is_file())

    @functools.cache
    def masked(self, path):
        return Masked((self.root / path).read_text(), "swift" if path.endswith(".swift") else "js")

    @functools.cache
    def declarations(self, path):
        return declarations(path, self.masked(path))

    @functools.cached_property
    def by_name(self):
        found = {}
        for path in self.paths:
            for each in self.declarations(path):
                found.setdefault(each.name, []).append(each)
        return found

    def declared(self, symbol, hint=""):
        """The declarations of a symbol, with its labels or without, in files whose path contains the hint."""
        name, bracket, labels = symbol.partition("(")
        return [each for each in self.by_name.get(name, [])
                if hint in each.path and (not bracket or each.labels == bracket + labels)]

    def line(self, path, offset):
        return bisect.bisect_right(self.line_starts(path), offset)

    @functools.cache
    def line_starts(self, path):
        return [0] + [found.end() for found in re.finditer("\n", self.masked(path).text)]

    @functools.cache
    def squeezed(self, path):
        return squeezed(self.masked(path).plain)

    def places(self, expression, declared):
        """Where an expression stands in declarations, whatever its blanks and line breaks are."""
        wanted, _ = squeezed(expression)
        found = set()
        for each in declared:
            text, offsets = self.squeezed(each.path)
            first, last = bisect.bisect_left(offsets, each.start), bisect.bisect_left(offsets, each.end)
            at = text.find(wanted, first, last)
            while at >= 0:
                end = at + len(wanted)
                if not (joined(text, at) or joined(text, end)):
                    start = offsets[at]
                    found.add(Place(each.path, start, offsets[end - 1] + 1, self.line(each.path, start)))
                at = text.find(wanted, at + 1, last)
        return sorted(found)

    def around(self, path, offset):
        """The innermost declaration around a place, or None."""
        inside = [each for each in self.declarations(path) if each.start <= offset < each.end]
        return min(inside, key=lambda each: each.end - each.start, default=None)


def joined(text, at):
    """True where a word goes on."""
    return 0 < at < len(text) and is_word(text[at - 1]) and is_word(text[at])


def is_word(letter):
    return letter.isalnum() or letter in "_$"


def squeezed(text):
    """A text without the blanks that do not part two words, and the offset of each of its letters."""
    letters, offsets = [], []
    for found in re.finditer(r"\S+", text):
        if letters and is_word(letters[-1]) and is_word(found.group()[0]):
            letters.append(" ")
            offsets.append(found.start() - 1)
        letters += found.group()
        offsets += range(found.start(), found.end())
    return "".join(letters), offsets
