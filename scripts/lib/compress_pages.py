#!/usr/bin/env python3
"""Compresses pages of a package's documentation, and has the links of the other pages lead to the compressed ones.

  scripts/lib/compress_pages.py FOLDER PAGE...     each page is named by its path in the folder
"""
import gzip
import pathlib
import re
import sys

LINK = re.compile(r"(\]\()([^()\s#]+)(#[^()\s]*)?(\))")


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    pages = {folder / name for name in sys.argv[2:]}

    def changed(link, page):
        target = (page.parent / link[2]).resolve()
        return f"{link[1]}{link[2]}.gz{link[4]}" if target in pages else link[0]

    for page in folder.rglob("*.md"):
        text = page.read_text()
        page.write_text(LINK.sub(lambda link: changed(link, page), text))
    for page in sorted(pages):
        # Without the name and the time, two packages of one version are the same.
        with open(f"{page}.gz", "wb") as raw, gzip.GzipFile("", "wb", 9, raw, 0) as file:
            file.write(page.read_bytes())
        page.unlink()


main()
