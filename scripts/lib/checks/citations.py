#!/usr/bin/env python3
"""Checks that each citation of a page, such as 'rnn-commands §7.2, §7.3' or 'protocol §10', names a page and a section that exist.

  scripts/check citations            checks the sources, tests, examples, docs and README.md, and names file and line of each fault
  scripts/check citations --unused   lists the sections that nothing cites, too

A page is docs/behaviour/NAME.md, or docs/NAME.md where that has numbered sections. A section is a numbered heading of it:
'## 7. Title', '### 7.2 Title', '### 8a. Title'. A citation may go on over several lines of a comment, and name several
sections: '§1, §2', '§2 and §4', or the range '§3.12 to §3.14', of which each end must exist. It may name a step, '§3.1, step 2':
an item of the section's numbered list.

A section without a page, such as '(§7)', belongs to the page on which it is written; anywhere else, to the page that the same file
names last before it. A word before the section counts as a page where it has a hyphen, is a page's name, or nearly is one.
"""
import argparse
import bisect
import difflib
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
PLACES = ["Sources", "Benchmarks", "Tests", "Examples", "docs", "README.md"]

HEADING = re.compile(r"^#{2,4} (\d+[a-z]?(?:\.\d+)*)\.? +(.+)$", re.MULTILINE)
ITEM = re.compile(r"^(\d+)\. ", re.MULTILINE)

# White space, including the step from the end of a comment's line to the text of the next line.
GAP = r"(?:[ \t]|\n[ \t]*(?:///?|\*)?[ \t])+"
NUMBER = r"§[ \t]?(\d+[a-z]?(?:\.\d+)*)"
# The word before the sign, bare or as a link: 'protocol §1', '`protocol.md` §1', '[protocol](protocol.md) §1'.
WORD = rf"(?:[\[`]*([A-Za-z][\w-]*)(?:\.md)?[\]`]*(?:\([^()\n]*\))?{GAP})?"
CITATION = re.compile(WORD + NUMBER)
# A further section of the same citation.
FURTHER = re.compile(rf"(?:[,;]{GAP}(?:and{GAP})?|{GAP}and{GAP}|{GAP}(to){GAP}|(–)){NUMBER}")
STEP = re.compile(rf",{GAP}step{GAP}(\d+)")


class Page:
    def __init__(self, path):
        self.path = path
        self.titles = {}
        self.steps = {}
        self.cited = set()
        self.repeated = []
        text = path.read_text(encoding="utf-8")
        headings = list(HEADING.finditer(text))
        for heading, following in zip(headings, headings[1:] + [None]):
            number = heading[1]
            if number in self.titles:
                self.repeated.append((text.count("\n", 0, heading.start()) + 1, number))
            self.titles[number] = heading[2]
            body = text[heading.end():following.start() if following else len(text)]
            self.steps[number] = set(ITEM.findall(body))

    def between(self, first, last):
        """The sections of a range, its ends included."""
        numbers = list(self.titles)
        return numbers[numbers.index(first):numbers.index(last) + 1]

    @property
    def unused(self):
        """Sections that are cited neither themselves nor by a section within them."""
        return [
            number for number in self.titles
            if number not in self.cited and not any(cited.startswith(f"{number}.") for cited in self.cited)
        ]


def read_pages():
    """The pages by name. One of docs/behaviour comes before one of the same name in docs."""
    pages = {}
    for path in sorted(DOCS.glob("*.md")) + sorted((DOCS / "behaviour").glob("*.md")):
        page = Page(path)
        if page.titles:
            pages[path.stem] = page
    return pages


def files():
    """The files that may cite, without those that a build has left."""
    for place in PLACES:
        path = ROOT / place
        if path.is_file():
            yield path
        for folder, folders, names in os.walk(path):
            folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "node_modules")
            # A link leads to a file that lies elsewhere.
            for path in (pathlib.Path(folder, name) for name in sorted(names)):
                if not path.is_symlink():
                    yield path


class Reader:
    """Reads the citations of one file."""

    def __init__(self, path, text, pages):
        self.path = path
        self.text = text
        self.pages = pages
        self.lines = [match.start() for match in re.finditer("\n", text)]
        self.own = next((name for name, page in pages.items() if page.path == path), None)
        self.count = 0
        self.used = set()
        self.faults = []

    def fault(self, offset, sentence):
        line = bisect.bisect_left(self.lines, offset) + 1
        self.faults.append(f"{self.path.relative_to(ROOT)}:{line}: {sentence}")

    def read(self):
        last = None
        position = 0
        while match := CITATION.search(self.text, position):
            word = match[1].lower() if match[1] else None
            if word and self.names_page(word):
                name = last = word
            else:
                name = self.own or last
            position = self.read_sections(name, match)
        return self

    def names_page(self, word):
        return "-" in word or bool(difflib.get_close_matches(word, self.pages, n=1, cutoff=0.8))

    def read_sections(self, name, first):
        """Checks the sections that are cited together, and answers where the next citation may begin."""
        self.check(name, first[2], first.start(2))
        match, number = first, first[2]
        while True:
            if step := STEP.match(self.text, match.end()):
                self.check_step(name, number, step)
                match = step
            following = FURTHER.match(self.text, match.end())
            if not following:
                return match.end()
            self.check(name, following[3], following.start(3))
            if following[1] or following[2]:
                self.check_range(name, number, following[3], following.start(3))
            match, number = following, following[3]

    def has(self, name, number):
        return name in self.pages and number in self.pages[name].titles

    def check(self, name, number, offset):
        self.count += 1
        if name is None:
            self.fault(offset, f"'§{number}' names no page, and no page is named before it.")
        elif name not in self.pages:
            self.fault(offset, f"There is no page '{name}' with numbered sections; '§{number}' of it is cited.")
        elif not self.has(name, number):
            self.fault(offset, f"The page '{name}' has no section '{number}'.")
        else:
            self.used.add(name)
            self.pages[name].cited.add(number)

    def check_step(self, name, number, step):
        if self.has(name, number) and step[1] not in self.pages[name].steps[number]:
            self.fault(step.start(1), f"Section '{number}' of the page '{name}' has no step {step[1]}.")

    def check_range(self, name, first, last, offset):
        if not (self.has(name, first) and self.has(name, last)):
            return
        sections = self.pages[name].between(first, last)
        if not sections:
            self.fault(offset, f"The range of '{name}' from '{first}' to '{last}' ends before it begins.")
        self.pages[name].cited.update(sections)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n")[0], epilog="The script's first lines describe pages and citations.")
    parser.add_argument("--unused", action="store_true", help="list the sections that nothing cites, too")
    arguments = parser.parse_args()

    pages = read_pages()
    faults = [
        f"{page.path.relative_to(ROOT)}:{line}: The section number '{number}' is there already."
        for page in pages.values() for line, number in page.repeated
    ]
    count, used = 0, set()
    for path in files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        reader = Reader(path, text, pages).read()
        faults += reader.faults
        count += reader.count
        used |= reader.used

    for fault in faults:
        print(fault, file=sys.stderr)
    if arguments.unused:
        for name, page in sorted(pages.items()):
            for number in page.unused:
                print(f"{page.path.relative_to(ROOT)}: Nothing cites section {number} ({page.titles[number]}).")
    if faults:
        sys.exit(1)
    print(f"docs: {count} citations of {len(used)} pages, each of a section that exists")


if __name__ == "__main__":
    main()
