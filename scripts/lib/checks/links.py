#!/usr/bin/env python3
"""Checks that each relative link of the Markdown pages in a folder leads to a file in that folder, as in a package.

  scripts/lib/checks/links.py FOLDER
"""
import pathlib
import re
import sys

# A link or an image, which is not an example in code.
LINK = re.compile(r"\]\(([^()\s]+)\)|<img src=\"([^\"]+)\"")
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:|#")


def targets(page):
    """The links of a page to other files, each with the path of its file."""
    text = CODE.sub(lambda code: "" if "\n" in code[0] else code[0], page.read_text())
    for link in (link or image for link, image in LINK.findall(text)):
        if not ELSEWHERE.match(link):
            yield link, (page.parent / link.split("#")[0]).absolute()


def broken(folder):
    """The links that lead nowhere, as sentences."""
    for page in sorted(folder.rglob("*.md")):
        for link, target in targets(page):
            if not target.exists():
                yield f"{page.relative_to(folder)}: the link {link} leads to no file of the folder."


def main():
    faults = list(broken(pathlib.Path(sys.argv[1]).absolute()))
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
