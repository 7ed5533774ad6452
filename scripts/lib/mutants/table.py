"""The tables of mutants, such as Tests/Mutants/*.mutants: their mutants, and the places of these in the sources."""
import dataclasses
import difflib
import hashlib
import re
import sys

from .sources import ROOT, Place, Sources

TABLE = ROOT / "Tests" / "Mutants"
KEYS = {"name", "symbol", "in", "from", "statement", "nth", "to", "test", "row", "equivalent", "explore"}
REQUIRED = {"name", "symbol", "to"}
# A mutant shows that a row is tested, or that a named test notices it, or that a search finds it.
PURPOSES = {"row", "test", "explore"}


@dataclasses.dataclass
class Mutant:
    number: int
    name: str
    symbol: str
    original: str
    replacement: str
    kind: str
    hint: str = ""
    nth: int = 0
    tests: list = dataclasses.field(default_factory=list)
    rows: list = dataclasses.field(default_factory=list)
    equivalent: str = ""
    explore: str = ""
    place: Place | None = None

    @property
    def digest(self):
        """Identifies the change, so that a recorded result is not taken for that of another."""
        text = "\0".join([self.original, self.replacement, self.kind])
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def embedded(self, original):
        """The change with the original behind the switch."""
        condition = f"navbridge_mutant({self.number})"
        if self.kind == "beginning":
            return f"{original} if ({condition}) {{ {self.replacement} }}; "
        if self.kind == "statement":
            return f"if ({condition}) {{ {self.replacement} }} else {{ {original} }}"
        return f"({condition} ? ({self.replacement}) : ({original}))"

    def __str__(self):
        return f"{self.name}: {self.place or self.symbol}: {self.original} -> {self.replacement}"


def fail(message):
    print(message, file=sys.stderr)
    sys.exit(64)


def read_table(folder=TABLE, required=frozenset(REQUIRED)):
    mutants, names = [], set()
    for path in sorted(folder.glob("*.mutants")):
        for block in re.split(r"\n\s*\n", path.read_text()):
            fields = {}
            for line in block.splitlines():
                if not line.strip() or line.startswith("#"):
                    continue
                key, colon, value = line.partition(":")
                if not colon or key not in KEYS or key in fields:
                    fail(f"{path.name}: '{line}' is no field, or the second of its name in a mutant.")
                fields[key] = value.strip()
            if not fields:
                continue
            mutants.append(mutant(len(mutants) + 1, fields, path.name, block, required))
            if mutants[-1].name in names:
                fail(f"{path.name}: the name '{mutants[-1].name}' is taken.")
            names.add(mutants[-1].name)
    if not mutants:
        fail(f"There are no mutants in {folder.relative_to(ROOT)}.")
    return mutants


def mutant(number, fields, file, block, required):
    kind = "statement" if "statement" in fields else "expression"
    original = fields.get("statement", fields.get("from"))
    missing = required - fields.keys()
    if not PURPOSES & fields.keys():
        missing |= {"row"}
    if missing or original is None or {"from", "statement"} <= fields.keys():
        lacks = ", ".join(sorted(missing)) or "either 'from' or 'statement'"
        fail(f"{file}: the mutant '{fields.get('name', block)}' lacks {lacks}.")
    if not fields.get("nth", "1").isdigit():
        fail(f"{file}: the mutant '{fields['name']}': 'nth' is a number.")
    return Mutant(
        number, fields["name"], fields["symbol"], original, fields["to"], kind, fields.get("in", ""),
        int(fields.get("nth", 0)), fields.get("test", "").split(), fields.get("row", "").split(), fields.get("equivalent", ""),
        fields.get("explore", ""))


def locate(mutants, sources):
    """Finds the place of each mutant; returns a sentence for each that has none."""
    faults = []
    for each in mutants:
        fault = find(each, sources)
        if fault:
            faults.append(f"{each.name}: {fault}")
    return faults + overlaps(mutants)


def find(each, sources):
    declared = sources.declared(each.symbol, each.hint)
    where = f" in files with '{each.hint}' in their paths" if each.hint else ""
    if not declared:
        return (f"Sources declare no '{each.symbol}'{where}.{elsewhere(each, sources)} If it has a new name, "
                "write that as its 'symbol'; if it is gone, remove the mutant, provided another one pins its rows.")
    places = sources.places(each.original, declared)
    if not places:
        at = ", ".join(f"{other.path}:{sources.line(other.path, other.start)}" for other in declared[:3])
        return (f"'{each.original}' does not stand in {each.symbol}{where} ({at}).{elsewhere(each, sources)} Write the "
                f"expression of today, and run: scripts/mutate --record --only {each.name}")
    if len(places) > 1 and not each.nth or each.nth > len(places):
        return (f"'{each.original}' stands {len(places)} times in {each.symbol}{where} ({', '.join(map(str, places))}). "
                "Write a longer expression, 'nth: 1' for the first, or 'in:' with a part of the path.")
    each.place = places[max(each.nth, 1) - 1]
    return ""


def elsewhere(each, sources):
    """A sentence about the symbols that contain the expression now, or whose names are near."""
    last = each.symbol.partition("(")[0].split(".")[-1]
    same = [name for name in sources.by_name if name.split(".")[-1] == last]
    holding = [name for name in same if sources.places(each.original, sources.by_name[name])]
    if not holding and len(each.original) > 8:
        places = sources.places(each.original, [other for path in sources.paths for other in sources.declarations(path)])
        around = [sources.around(place.path, place.start) for place in places]
        holding = list(dict.fromkeys(other.name for other in around))
    if holding:
        return f" The expression stands in {', '.join(holding[:3])}."
    if sources.declared(each.symbol):
        return ""
    near = difflib.get_close_matches(each.symbol.partition("(")[0], sources.by_name, 3)
    return f" There are {', '.join(near)}." if near else ""


def overlaps(mutants):
    placed = sorted((each for each in mutants if each.place), key=lambda each: each.place)
    return [f"{one.name} and {other.name} overlap in {one.place}." for one, other in zip(placed, placed[1:])
            if one.place.path == other.place.path and one.place.end > other.place.start]


def missing_tests(mutants):
    """A sentence for each test that mutants name and that does not exist."""
    suites = {}
    for path in (ROOT / "Tests").rglob("*.swift"):
        text = path.read_text()
        target = path.relative_to(ROOT / "Tests").parts[0]
        for suite in re.findall(r"\b(?:struct|extension) (\w+)\b", text):
            suites.setdefault((target, suite), set()).update(re.findall(r"\bfunc (\w+)\(", text))
    faults = []
    for each in mutants:
        for test in each.tests:
            if test.startswith("JavaScript/"):
                if not (ROOT / "Tests" / test).is_file():
                    faults.append(f"{each.name}: there is no file 'Tests/{test}'.")
                continue
            target, _, rest = test.partition("/")
            suite, _, function = rest.partition("/")
            if function not in suites.get((target, suite), ()):
                faults.append(f"{each.name}: there is no test '{test}'.")
    return faults


def mutated_texts(mutants, sources=None):
    """The text of each changed file, by its path. The mutants' places are known."""
    sources = sources or Sources()
    texts = {}
    for path in {each.place.path for each in mutants}:
        text = sources.masked(path).text
        for each in sorted((each for each in mutants if each.place.path == path), key=lambda each: each.place, reverse=True):
            text = text[:each.place.start] + each.embedded(text[each.place.start:each.place.end]) + text[each.place.end:]
        texts[path] = "import CShims\n" + text if path.endswith(".swift") else text
    return texts
