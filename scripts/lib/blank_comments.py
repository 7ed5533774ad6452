#!/usr/bin/env python3
"""Copies the files that the programs contain without the comments on lines of their own, and writes an overlay (clang's
-ivfsoverlay) by which the compiler reads the copies in place of the files. The lines keep their numbers.

  scripts/lib/blank_comments.py FOLDER     writes the copies to FOLDER, and the overlay to FOLDER/overlay.yaml
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# A comment that begins a line and ends with its end.
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*(?:(?!\*/).)*\*/[ \t]*)$", re.MULTILINE | re.DOTALL)


def blank(text):
    """Leaves the comments out, except where an odd number of backquotes precedes, for the line may be one of a text."""
    kept, end = "", 0
    for comment in COMMENT.finditer(text):
        kept += text[end:comment.start()]
        end = comment.end()
        kept += "\n" * comment[0].count("\n") if kept.count("`") % 2 == 0 else comment[0]
    return kept + text[end:]


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    copies = []
    for file in sorted(ROOT.glob("Sources/**/Resources/**/*.js")):
        copy = folder / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        text = blank(file.read_text())
        # An unchanged copy keeps its time, so that nothing is compiled again.
        if not copy.exists() or copy.read_text() != text:
            copy.write_text(text)
        copies.append({"type": "file", "name": str(file), "external-contents": str(copy)})
    overlay = json.dumps({"version": 0, "roots": copies}, indent=1)
    target = folder / "overlay.yaml"
    if not target.exists() or target.read_text() != overlay:
        target.write_text(overlay)


main()
