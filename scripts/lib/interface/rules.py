"""Which differences between two versions of the interface break a promise, and which of them CHANGELOG.md may announce."""
import re

from . import additions

# These are kept while their own numbers stay, whatever CHANGELOG.md announces.
FROZEN = {"protocol.txt", "documents.txt"}
EVERY_DESIGN = "Methods of every design"
SWIFT = re.compile(r"\b(?:func|var|let|case|struct|class|enum|protocol|actor|typealias|associatedtype|macro)\s+`?([^\s(<:=`]+)")
JAVASCRIPT = re.compile(r"(?:(?:interface|class|type|function|const|let|var|namespace|abstract|static|readonly|get|set) )*"
                        r"['\"]?([\w$/-]+)")


def name_of(path, line):
    """The name that a line of a list is about."""
    if path == "command-line.txt":
        return line if line.startswith("ends with ") else line.split(" ")[0]
    if path == "javascript.txt":
        found = JAVASCRIPT.match(line)
        return found[1] if found else line
    found = SWIFT.search(line) or re.search(r"\b(init|subscript)\b", line)
    return found[1] if found else line.removeprefix(": ")


def full_names(path, heading, line):
    """The names by which an entry of CHANGELOG.md announces a line: with its command, its module or its container."""
    name = name_of(path, line)
    if path == "command-line.txt":
        return {f"{heading} {name}"}
    if path == "javascript.txt":
        return {name if heading == "globals" else f"{heading}.{name}"}
    module = path.removesuffix(".txt").split("/")[-1]
    return {f"{heading}.{name}"} | ({f"{module}.{heading}.{name}"} if heading != module else set())


def containers(path, heading):
    """The names of what contains a heading's lines, and the heading's own."""
    separator = " " if path == "command-line.txt" else "."
    parts = heading.split(separator)
    names = {separator.join(parts[:count]) for count in range(1, len(parts) + 1)}
    module = path.removesuffix(".txt").split("/")[-1]
    return names | ({f"{module}.{name}" for name in names} | {module} if path.startswith("swift/") else set())


class Comparison:
    """The lists of the last version and those of this tree, with the names that CHANGELOG.md announces.

    `requirements` has the lines of Swift protocols that a type has to implement, as (path, heading, line)."""

    def __init__(self, old, new, removed=(), changed=(), requirements=(), may_withdraw=False):
        self.old, self.new = old, new
        self.removed, self.changed = set(removed), set(changed)
        self.requirements = set(requirements)
        self.may_withdraw = may_withdraw

    def faults(self):
        """The promises that are broken without notice, as sentences."""
        for path, heading, line in withdrawn(self.old, self.new):
            if not self.has_every_design(path, heading, line) and not self.may_break(path, heading, line):
                yield f"docs/interface/{path}: '{line}' of '{heading}' is gone."
        for path, heading, line in withdrawn(self.new, self.old):
            why = additions.reason(path, heading, line, self.old, self.new, self.requirements)
            if why and not self.may_break(path, heading, line):
                yield f"docs/interface/{path}: '{line}' of '{heading}' is new: {why}."

    def has_every_design(self, path, heading, line):
        """True if a method of one design has become one of every design, with all that it promises."""
        return path == "protocol.txt" and heading.startswith("Methods of the design ") and \
            line in self.new.get(path, {}).get(EVERY_DESIGN, set())

    def may_break(self, path, heading, line):
        if path in FROZEN:
            return self.has_new_number(path, heading)
        if self.may_withdraw or full_names(path, heading, line) & (self.removed | self.changed):
            return True
        # A container is removed with all that it contains.
        return heading not in self.new.get(path, {}) and bool(containers(path, heading) & self.removed)

    def has_new_number(self, path, heading):
        """True if the protocol, or the document, has a higher number than in the last version."""
        old, new = number(self.old, path, heading), number(self.new, path, heading)
        if heading == "snapshot" and path == "documents.txt":
            # It has no number of its own: a document and an answer of the protocol contain it.
            return self.has_new_number(path, "run") or self.has_new_number("protocol.txt", "")
        return old is not None and new is not None and new > old


def number(lists, path, heading):
    if path == "protocol.txt":
        lines, pattern = lists.get(path, {}).get("initialize", set()), r"protocolVersion: `(\d+)`"
    else:
        lines, pattern = lists.get(path, {}).get(heading, set()), r'(?:document|run)\.schema: "[\w-]+-(\d+)"'
    found = [int(match[1]) for line in lines for match in [re.fullmatch(pattern, line)] if match]
    return max(found, default=None)


def withdrawn(old, new):
    """The lines of `old` that `new` does not have, as (path, heading, line)."""
    return [(path, heading, line) for path, listing in sorted(old.items()) for heading, lines in sorted(listing.items())
            for line in sorted(lines - new.get(path, {}).get(heading, set()))]
