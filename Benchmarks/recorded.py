"""The counts of the release build as they were last recorded, in recorded.json, and the tables of docs/speed.md with them.

'Benchmarks/counts --record' writes the file, and 'scripts/generate counts' the tables.
"""
import json
import pathlib
import re

from table import COUNTS

FILE = pathlib.Path(__file__).resolve().parent / "recorded.json"
# The tables of the page, and the groups of which each has the counts.
TABLES = {
    "counts-screens": ["screens"], "counts-options": ["options"], "counts-caches": ["caches"], "counts-trees": ["trees"], "counts-routing": ["routing"],
    "counts-commands": ["native", "script", "calls", "memory"],
}
# A count of instructions that differs by more than this share from the recorded one is named. Others differ by themselves.
SPREAD = 0.02


def read():
    return json.loads(FILE.read_text())


def write(values):
    """Adds values by the titles of their counts, in the order of the table."""
    all_values = {**read(), **values} if FILE.exists() else values
    ordered = {each.title: all_values[each.title] for each in COUNTS if each.title in all_values}
    FILE.write_text(json.dumps(ordered, indent=2) + "\n")


def differs(each, value):
    """True if a count is not what the page states."""
    known = read().get(each.title)
    return known is None or each.load.tool.startswith("callgrind") and abs(value - known) > SPREAD * known


def goal_of(each, raw):
    """The figure of a goal. A factor counts for another count of the group, which `raw` has by group and name."""
    if not isinstance(each.goal, str):
        return each.goal
    factor, _, name = each.goal.partition(" ")
    return float(factor) * raw[each.group, name]


def figure(value):
    """A figure for the page, whose thousands are parted by spaces. Runs differ by more than the digits that are left out."""
    if value is None:
        return ""
    if abs(value) < 1000:
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return f"{round(value, -2 if value >= 100_000 else -1):,.0f}".replace(",", " ")


def gate_of(each, value):
    """The gate, which is not rounded, since it decides; and whether it is missed."""
    if each.gate is None:
        return ""
    text = f"{each.gate:,.0f}".replace(",", " ") if each.gate >= 1000 else f"{each.gate:g}"
    return text + (", missed" if value > each.gate else "")


def label(each, groups):
    text = f"{each.group}: {each.name}" if len(groups) > 1 else each.name
    # Of another number of the same things, the number is enough.
    other = each.against[2:].removeprefix(each.name.rpartition(", ")[0] + ", ")
    if each.against.startswith("/"):
        return f"{text} ÷ {other}"
    if each.unit != "instructions":
        text += f": {each.unit}"
    return text + (f", less {other}" if each.against else "") + (", for each" if each.things > 1 else "")


def part(name):
    groups, values = TABLES[name], read()
    counts = [each for each in COUNTS if each.group in groups]
    raw = {(each.group, each.name): values[each.title] for each in counts if not each.against and each.unit == "instructions"}
    title = "count" if len(groups) > 1 else f"group `{groups[0]}`"
    rows = [f"| {title} | before | now | gate | goal |", "| --- | --: | --: | --: | --: |"]
    for each in counts:
        value = values[each.title]
        cells = [label(each, groups), figure(each.before), figure(value), gate_of(each, value), figure(goal_of(each, raw))]
        rows.append(re.sub(r"\|  (?=\|)", "| ", f"| {' | '.join(cells)} |"))
    return "\n".join([f"<!-- begin {name} -->", *rows, f"<!-- end {name} -->", ""])


def parts():
    """The parts of the page by their names."""
    return {name: part(name) for name in TABLES}
