"""What CHANGELOG.md names as changed or removed since the last version."""
import re

# A code span ends with as many backticks as it begins with.
SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")


def entries(text):
    """The entries below Changed and Removed of the section Unreleased, as (title, entry on one line)."""
    section = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    for title, part in re.findall(r"^### (\w+)\n(.*?)(?=^### |\Z)", section[1] if section else "", re.MULTILINE | re.DOTALL):
        if title in ("Changed", "Removed"):
            for entry in re.split(r"^- ", part, flags=re.MULTILINE)[1:]:
                yield title, " ".join(entry.split())


def names(entry):
    """The names in code of an entry, without arguments and values; none where a backtick has no pair."""
    if entry.count("`") % 2:
        return set()
    found = set()
    for _, span in SPAN.findall(entry):
        name = re.split(r"(?<=.)[(<=]", span.strip())[0].strip()
        found.add(name or span.strip())
    return found


def announced(now, before):
    """The names in the entries that `now` has and `before` has not: those under Removed, and those under Changed."""
    known = {entry for _, entry in entries(before)}
    found = {"Removed": set(), "Changed": set()}
    for title, entry in entries(now):
        if entry not in known:
            found[title] |= names(entry)
    return found["Removed"], found["Changed"]
