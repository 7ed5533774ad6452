"""The interface of the last version: the lists and the CHANGELOG.md with which the interface of this tree is compared."""
import pathlib
import subprocess

LISTS = "docs/interface"
CHANGELOG = "CHANGELOG.md"
VERSION = "Sources/Shared/Vocabulary/Messages/Version.swift"


def git(root, *arguments):
    """What git prints; nothing where it fails, as outside of a clone."""
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else ""


def lists_at(root, revision):
    return [path for path in git(root, "ls-tree", "-r", "--name-only", revision, f"{LISTS}/").split() if path.endswith(".txt")]


def revision(root):
    """The revision of the last version's interface, and what it is. A version without a tag begins with the commit that
    set its number or, if no lists were kept then, with the first lists."""
    tag = git(root, "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*").strip()
    if tag and lists_at(root, tag):
        return tag, f"the version {tag}"
    numbered = git(root, "log", "-1", "--format=%H", "-G", "static let number = ", "--", VERSION).strip()
    if numbered and lists_at(root, numbered):
        return numbered, f"the commit {numbered[:8]}, which set the version's number"
    first = git(root, "log", "--reverse", "--format=%H", "--diff-filter=A", "--", LISTS).split()
    if first:
        return first[0], f"the commit {first[0][:8]}, which has the first lists"
    return "", ""


def read(root, at):
    """The texts of the lists at a revision, by their paths below docs/interface, and that of CHANGELOG.md."""
    lists = {str(pathlib.Path(path).relative_to(LISTS)): git(root, "show", f"{at}:{path}") for path in lists_at(root, at)}
    return lists, git(root, "show", f"{at}:{CHANGELOG}")
