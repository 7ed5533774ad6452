"""The names that types/*.d.ts declares, each with its type. It reads declarations in the layout of this project, and
not TypeScript in general."""
import re

SCOPE = re.compile(r"(?:export |declare )*(?:namespace|module|interface|class|global)\b")
MODIFIERS = re.compile(r"^(?:export |declare )+")
WORDS = re.compile(r"^(.*?[:=]) ((?:'[^']*'(?: \| )?)+)$")
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$|(?<=[;{,]) *//.*?$", re.DOTALL | re.MULTILINE)
QUOTES = "'\"`"


def statements(text):
    """The declarations of a text as (head, body), where the body is that of a scope, or None."""
    start = place = depth = 0
    while place < len(text):
        character = text[place]
        if character in QUOTES:
            place = text.index(character, place + 1)
        elif character in "([{":
            head = text[start:place].strip()
            if character == "{" and depth == 0 and SCOPE.match(head):
                end = closing(text, place)
                yield head, text[place + 1:end]
                place, start = end, end + 1
            else:
                depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == ";" and depth == 0:
            yield text[start:place].strip(), None
            start = place + 1
        place += 1


def closing(text, place):
    """The place of the brace that closes the one at a place."""
    depth = 0
    while True:
        character = text[place]
        if character in QUOTES:
            place = text.index(character, place + 1)
        depth += {"{": 1, "}": -1}.get(character, 0)
        if depth == 0:
            return place
        place += 1


def lines_of(statement):
    """A statement as lines: one for each word that a value may be, and one that a member may be left out."""
    line = MODIFIERS.sub("", re.sub(r",(?= ?[)\]}])", "", " ".join(statement.split())))
    optional = re.match(r"(?:readonly )?([\w$]+)\?(?=[:(])", line)
    if optional:
        yield f"{optional[1]} may be left out"
        line = line.replace("?", "", 1)
    words = WORDS.match(line)
    if words:
        yield from (f"{words[1]} {word}" for word in words[2].split(" | "))
    else:
        yield line


def read(text, container, found):
    for head, body in statements(text):
        if body is None:
            found.setdefault(container or "globals", set()).update(lines_of(head))
            continue
        words = MODIFIERS.sub("", " ".join(head.split()))
        kind, rest = words.split(" ", 1)
        name = re.match(r"['\"]?([\w$/-]+)", rest)[1]
        if kind in ("interface", "class"):
            # With its parameters, and with the types that it extends.
            found.setdefault(container or "globals", set()).add(words)
        read(body, f"{container}.{name}" if container else name, found)


def listings(root):
    found = {}
    for path in sorted((root / "types").glob("*.d.ts")):
        read(COMMENT.sub("", path.read_text()), "", found)
    return {"javascript.txt": found}
