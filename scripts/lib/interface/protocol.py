"""The names and types of the wire protocol, from the tables that the declarations make, and the codes of its errors."""
import re
import subprocess

MEMBER = re.compile(r"`([^`]+)`(\??)")
TYPED = re.compile(r"`([^`]+)`(\??) \(([^)]*)\)")


def tables(text):
    """Each table as (the paragraph above it, its column names, its rows)."""
    above, table = "", []
    for line in [*text.split("\n"), ""]:
        if line.startswith("|"):
            table.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
            continue
        if table:
            yield above, table[0], table[2:]
            table = []
        if line and not line.startswith("<!--"):
            above = line.rstrip(":")


def lines_of_member(member, value):
    """The promises about a member: its type or each of its words, its default, and that it may be left out."""
    name, optional = MEMBER.match(member).groups()
    if optional:
        yield f"{name} may be left out"
    value, _, more = value.partition("; ")
    if more:
        yield f"{name}: {more}"
    kind, separator, words = re.match(r"(.*?)(words?: |$)(.*)", value).groups()
    if separator:
        yield from (f"{name}: {kind}word {word}" for word in words.split(", "))
    else:
        yield f"{name}: {value}"


def lines_of_row(columns, row):
    """The promises of a row as (heading, line); the heading is empty where it is that of the table."""
    cells = dict(zip(columns, row))
    if "member" in cells:
        owners = (cells.get("method") or cells.get("message") or "").split(", ")
        lines = list(lines_of_member(cells["member"], cells["value"]))
        yield from ((owner.strip("`"), line) for owner in owners for line in lines)
        return
    name = row[0].strip("`")
    lines = [name]
    lines += [f"{name}: {route} {cells[route]}" for route in ("bridge", "turbo") if cells.get(route)]
    for place, (argument, optional, kind) in enumerate(TYPED.findall(cells.get("arguments", "")), 1):
        lines += [f"{name}: argument {place} {argument} ({kind})"]
        lines += [f"{name}: argument {place} may be left out"] if optional else []
    lines += [f"{name}: {member} ({kind})" for member, _, kind in TYPED.findall(cells.get("payload", ""))]
    if columns[0] == "event":
        lines += [f"{name}: from {sender}" for sender in re.findall("`([^`]+)`", row[1])]
    lines += [f"{name}: answers {member}" for member in re.findall(r'"(\w+)"', cells.get("result", ""))]
    yield from (("", line) for line in lines)


def listings(root):
    command = [root / ".build" / "debug" / "navbridge", "explain", "protocol"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = {}
    for above, columns, rows in tables(text):
        own = "events" if columns[0] == "event" else above.replace("`", "").split(". ")[0]
        for row in rows:
            for heading, line in lines_of_row(columns, row):
                found.setdefault(heading or own, set()).add(line)
    page = (root / "docs" / "protocol.md").read_text()
    found["errors"] = set(re.findall(r"-32\d{3}\b", page)) | set(re.findall(r"data\.code `(\w+)`", page))
    return {"protocol.txt": found}
