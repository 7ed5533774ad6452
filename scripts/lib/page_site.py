"""The pages as a site in static HTML, by MkDocs with the theme Material, which are installed in a folder of their own.

The groups of docs/index.md are those of the site. The site has the folders of the repository, so that the links of the pages hold;
what they lead to is copied. A link that leads nowhere ends this with 1.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/lib/checks"))
import links  # noqa: E402

PACKAGE = "mkdocs-material==9.*"
CONFIGURATION = """
site_name: navbridge
docs_dir: pages
site_dir: site
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.tabs, navigation.top, search.suggest, content.code.copy, toc.follow]
  palette:
    - {media: "(prefers-color-scheme: light)", scheme: default, primary: indigo}
    - {media: "(prefers-color-scheme: dark)", scheme: slate, primary: indigo}
plugins: [search]
markdown_extensions: [tables, attr_list, admonition, pymdownx.highlight, pymdownx.superfences, {toc: {permalink: true}}]
validation: {links: {anchors: warn, absolute_links: warn, unrecognized_links: ignore}}
"""


def copy(pages):
    """Copies the pages, and what they link to."""
    # The catalogue of docc is no part of the site.
    pages_of_docs = [page for page in (ROOT / "docs").rglob("*.md") if page.parent.suffix != ".docc"]
    waiting = [ROOT / "README.md", ROOT / "docs/index.md", *pages_of_docs]
    seen = set()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_relative_to(ROOT):
            continue
        seen.add(path)
        if path.is_dir():
            # A folder is shown by its README, if it has one.
            waiting += [path / "README.md"] if (path / "README.md").exists() else []
            continue
        if not path.exists():
            sys.exit(f"There is no {path.relative_to(ROOT)}, to which a page links.")
        target = pages / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
        if path.suffix == ".md":
            waiting += [target.resolve() for _, target in links.targets(path)]


def navigation():
    """The groups of docs/index.md, with their pages by the titles that these have."""
    groups = re.split(r"^## ", (ROOT / "docs/index.md").read_text(), flags=re.MULTILINE)[1:]
    lines = ["nav:", "  - navbridge: README.md"]
    for group in groups:
        lines.append(f"  - {group.splitlines()[0]}:")
        for page in re.findall(r"^\| \[([\w-]+\.md)\]", group, re.MULTILINE):
            title = (ROOT / "docs" / page).read_text().splitlines()[0].lstrip("# ")
            lines.append(f"      - {title!r}: docs/{page}")
    return "\n".join(lines) + "\n"


def write(folder):
    """Builds the site in a folder."""
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        venv.create(work / "tools", with_pip=True)
        subprocess.run([work / "tools/bin/pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE], check=True)
        copy(work / "pages")
        (work / "mkdocs.yml").write_text(CONFIGURATION + navigation())
        # The theme prints an advertisement for its successor.
        environment = dict(os.environ, NO_MKDOCS_2_WARNING="1")
        built = subprocess.run([work / "tools/bin/mkdocs", "build", "--strict", "--quiet"], cwd=work, env=environment)
        if built.returncode:
            sys.exit("The site was not built.")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(work / "site", folder)
    print(f"{folder}/index.html")


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist/site"))
