"""Finds what Swift and JavaScript files declare, by name and place, so that a mutant is addressed by its symbol.

A symbol of Swift is a type, a member or a function: 'Box', 'Box.put', 'Box.put(_:at:)', 'Box.Lid.isOpen'. A symbol of
JavaScript begins with the module, the name of the file: 'timers', 'timers.setTimeout', 'emitter.Emitter.emit'.

>>> swift = '''
... struct Box<T>: Equatable {
...   let size = 1, name = "}"
...   enum Lid { case open, shut(by: Int) }
...   class func put(_ thing: T, at place: Int = 0) { func inner() {} }
...   init?(size: Int) { self.init() }
...   static func == (one: Box, other: Box) -> Bool { true }
... }
... extension Box.Lid { var isOpen: Bool { if let a = b { return true } } }
... func free() {}
... '''
>>> [str(each) for each in declarations("Box.swift", Masked(swift))]  # doctest: +NORMALIZE_WHITESPACE
['Box', 'Box.size', 'Box.name', 'Box.Lid', 'Box.Lid.open', 'Box.Lid.shut', 'Box.put(_:at:)', 'Box.init(size:)',
 'Box.==(one:other:)', 'Box.Lid', 'Box.Lid.isOpen', 'free()']
>>> script = '''
... const { a } = require('./a');
... const limit = (x) => ({ of() {} });
... async function send(name) { const inner = 1; }
... class Calls { #open = 1; static get all() { return 1; } #end(x) {} }
... exports.now = () => 1;
... '''
>>> [str(each) for each in declarations("x/native-calls.js", Masked(script, "js"))]  # doctest: +NORMALIZE_WHITESPACE
['native-calls', 'native-calls.limit', 'native-calls.send', 'native-calls.Calls', 'native-calls.Calls.#open',
 'native-calls.Calls.all', 'native-calls.Calls.#end', 'native-calls.now']
"""
import dataclasses
import pathlib
import re

from .masking import Masked

TYPES = "struct|class|enum|actor|protocol|extension"
SWIFT = re.compile(
    rf"(?P<type>\b(?:{TYPES})\s+(?!(?:func|var|let|subscript|init)\b)(?P<typename>[\w.`]+))"
    r"|\bfunc\s+(?P<func>[\w`]+|[^\s\w(]+)"
    r"|(?<![.\w])(?P<init>init|subscript|deinit)\b"
    r"|(?P<value>\b(?:var|let|case|typealias|associatedtype)\s+)"
    r"|(?P<bracket>[(){}\[\]])")
JS_FILE = re.compile(
    r"(?P<type>\bclass\s+(?P<typename>\w+))"
    r"|\bfunction\s*\*?\s*(?P<func>\w+)"
    r"|(?:\b(?:const|let|var)\s+|\bexports\.)(?P<name>\w+)(?=\s*=[^=>])"
    r"|(?P<bracket>[(){}\[\]])")
JS_CLASS = re.compile(
    r"(?P<name>#?\w+)(?=\s*(?:\(|=[^=>]|;))|(?P<bracket>[(){}\[\]])")


@dataclasses.dataclass(frozen=True)
class Declaration:
    path: str
    name: str
    labels: str
    # The declaration's text, up to the next declaration beside it.
    start: int
    end: int

    def __str__(self):
        return self.name + self.labels


def declarations(path, masked):
    """The declarations of a file, in their order. The contents of functions are none."""
    if path.endswith(".swift"):
        found = scope(path, masked, 0, len(masked.code), "", swift_declarations)
    else:
        module = pathlib.PurePath(path).stem
        found = [Declaration(path, module, "", 0, len(masked.code))]
        found += scope(path, masked, 0, len(masked.code), module, javascript_declarations)
    return found


def scope(path, masked, begin, end, outer, step):
    """The declarations between two braces. Each ends where the next one begins."""
    found, starts = [], []
    for names, labels, start, body in step(masked, begin, end, outer):
        for name in names:
            starts.append(start)
            found.append((name if not outer else f"{outer}.{name}", labels, start, body))
    result = []
    for name, labels, start, body in found:
        following = min((other for other in starts if other > start), default=end)
        result.append(Declaration(path, name, labels, start, body[1] if body else following))
        if body:
            result += scope(path, masked, *body, name, step)
    return result


def swift_declarations(masked, begin, end, outer):
    """Names, labels, the start, and the inside of a type, of each declaration that is not in another one."""
    code, at = masked.code, begin
    while found := SWIFT.search(code, at, end):
        at, start = found.end(), found.start()
        if found["bracket"]:
            at = max(at, masked.partners.get(start, start) + 1)
        elif found["type"]:
            opening = code.find("{", at, end)
            if opening < 0:
                return
            at = masked.partners.get(opening, end)
            yield [found["typename"].replace("`", "")], "", start, (opening + 1, at)
        elif found["func"]:
            yield [found["func"].strip("`")], labels(masked, at), start, None
        elif found["init"]:
            yield [found["init"]], labels(masked, at) if found["init"] != "deinit" else "", start, None
        elif not re.search(r"\b(?:if|guard|while|for|case|switch)\s*$|,\s*$", code[max(begin, start - 20):start]):
            yield names_of_values(masked, at, end), "", start, None


def names_of_values(masked, at, end):
    """'a, b' of 'let a = 1, b: Int' and of 'case a, b(Int)'."""
    names = []
    word = re.compile(r"\s*`?(\w+)`?|\s*\(")
    while found := word.match(masked.code, at, end):
        at = found.end()
        if found[1] is None:
            names += re.findall(r"\w+", masked.code[at:masked.partners.get(at - 1, at)])
            break
        names.append(found[1])
        for rest in re.compile(r"[(){}\[\],\n]").finditer(masked.code, at, end):
            if rest.start() < at:
                continue
            if rest.group() in "([{":
                at = masked.partners.get(rest.start(), end) + 1
                continue
            at = rest.end()
            break
        else:
            break
        if rest.group() != ",":
            break
    return names


def labels(masked, at):
    """'(_:at:)' of the parameters that begin after a function's name."""
    opening = re.compile(r"[?!]?\s*(<)?").match(masked.code, at)
    at = opening.end()
    if opening[1]:
        depth = 1
        while depth and at < len(masked.code):
            depth += {"<": 1, ">": -1}.get(masked.code[at], 0) if masked.code[at - 1:at + 1] != "->" else 0
            at += 1
    at = masked.code.find("(", at)
    parts, depth, first = [], 0, at + 1
    for place in range(at + 1, masked.partners.get(at, at) + 1):
        letter = masked.code[place]
        if (letter == "," or place == masked.partners[at]) and depth == 0:
            parts.append(masked.code[first:place])
            first = place + 1
        depth += (letter in "([{") - (letter in ")]}")
    words = [re.match(r"\s*(?:@\w+\s+)*`?(\w+)", part) for part in parts]
    return "(" + "".join(f"{word[1]}:" for word in words if word) + ")"


def javascript_declarations(masked, begin, end, outer):
    in_class = "." in outer
    code, at = masked.code, begin
    while found := (JS_CLASS if in_class else JS_FILE).search(code, at, end):
        at, start = found.end(), found.start()
        if found["bracket"]:
            at = max(at, masked.partners.get(start, start) + 1)
        elif in_class:
            yield [found["name"]], "", start, None
            # The value of a field and the body of a method contain no members.
            stop = re.compile(r"[;{(]").search(code, at, end)
            while stop and stop.group() == "(":
                stop = re.compile(r"[;{(]").search(code, masked.partners.get(stop.start(), end) + 1, end)
            at = end if not stop else masked.partners.get(stop.start(), stop.start()) + 1
        elif found["type"]:
            opening = code.find("{", at, end)
            at = masked.partners.get(opening, end)
            yield [found["typename"]], "", start, (opening + 1, at)
        else:
            yield [found["func"] or found["name"]], "", start, None
