"""Small changes of the code of given lines, from which scripts/mutate --since chooses.

The code is read as words and brackets, not parsed, so a change may not compile; such a change is left out.

>>> code = '''func put(_ a: Int) {
...   guard a > 3, let b = c else { return }
...   log(a)
...   total = a + b * 2
... }'''
>>> for each in candidates(Masked(code), {2, 3, 4}): print(each.kind, each.text(code), "->", each.to)
beginning { -> return
expression a > 3 -> !(a > 3)
expression a > 3 -> a >= 3
expression 3 -> 4
statement log(a) -> ()
statement total = a + b * 2 -> ()
expression a + b * 2 -> a - b * 2
expression b * 2 -> b / 2
expression 2 -> 3
>>> code = '''function put(a) {
...   if (a === 1 && isOpen) return true;
...   this.close(
...     a);
... }'''
>>> for each in candidates(Masked(code, "js"), {1, 2, 3, 4}): print(each.kind, each.text(code).split(), "->", each.to or "nothing")
beginning ['{'] -> return
expression ['a', '===', '1'] -> a !== 1
expression ['a', '===', '1', '&&', 'isOpen'] -> !(a === 1 && isOpen)
expression ['a', '===', '1', '&&', 'isOpen'] -> a === 1 || isOpen
expression ['1'] -> 2
expression ['true'] -> false
statement ['this.close(', 'a);'] -> nothing
"""
import bisect
import dataclasses
import re

from .masking import Masked

TOKEN = re.compile(r"(?P<word>[#@$]?[A-Za-z_]\w*|\$\d+)|(?P<number>\d[\w.]*\d|\d)|(?P<text>\"[\s\"]*\")"
                   r"|(?P<op>\.\.[.<]|[-+*/%=<>!&|^~?]+|\.|:)|(?P<mark>[(){}\[\],;])|(?P<line>\n)")
OTHER = {"==": "!=", "!=": "==", "===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">",
         "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*"}
LEVELS = [["=", "+=", "-=", "*=", "/=", "->", "=>"], ["?", ":"], ["||"], ["&&"],
          ["==", "!=", "===", "!==", "<", "<=", ">", ">="], ["??"], ["..<", "..."], ["+", "-", "&+", "&-"],
          ["*", "/", "%"]]
LEVEL = {op: level for level, ops in enumerate(LEVELS) for op in ops}
# Words beside which an expression ends, and those that begin a statement which is not removed.
EDGES = {"if", "guard", "while", "else", "return", "in", "of", "case", "where", "throw", "try", "await", "let", "var",
         "const", "for", "switch", "repeat", "do", "is", "as", "default", "yield", "new", "typeof", "void", "delete"}
KEPT = EDGES - {"try", "await", "void", "delete"} | {
    "func", "function", "class", "struct", "enum", "extension", "import", "break", "continue", "defer", "static",
    "private", "fileprivate", "internal", "public", "override", "init", "deinit", "super", "typealias", "async",
    "catch", "exports", "module", "weak", "lazy", "mutating", "nonisolated", "fallthrough", "get", "set", "unowned"}


@dataclasses.dataclass(frozen=True)
class Candidate:
    start: int
    end: int
    kind: str
    to: str

    def text(self, code):
        return code[self.start:self.end]


def candidates(masked, lines):
    """The changes of code in some lines, by their place. They may overlap."""
    reader = Reader(masked)
    found = []
    for at, token in enumerate(reader.tokens):
        if reader.line(token.start()) in lines and not reader.is_directive(token):
            found += reader.changes(at)
    return sorted(set(found), key=lambda each: (each.start, each.end, each.kind, each.to))


class Reader:
    def __init__(self, masked):
        self.masked, self.code, self.text = masked, masked.code, masked.text
        self.is_swift = masked.language == "swift"
        self.tokens = list(TOKEN.finditer(self.code))
        self.at = {token.start(): at for at, token in enumerate(self.tokens)}
        self.line_starts = [0] + [found.end() for found in re.finditer("\n", self.code)]

    def line(self, offset):
        return bisect.bisect_right(self.line_starts, offset)

    def is_directive(self, token):
        first = self.line_starts[self.line(token.start()) - 1]
        return re.match(r"\s*(?:[#@]|import\b|internal import|'use strict'|case\b)", self.code[first:first + 60])

    def changes(self, at):
        token = self.tokens[at]
        word = token.group()
        if token["number"] and word.replace(".", "").isdigit() and not self.follows_dot(at):
            yield self.expression(token.start(), token.end(), plus_one(word))
        elif word in ("true", "false") and not self.follows_dot(at):
            yield self.expression(token.start(), token.end(), "false" if word == "true" else "true")
        elif token["op"] and self.is_binary(token) and (word in OTHER or word == "??"):
            yield from self.operation(at, word)
        elif word in ("if", "guard", "while"):
            yield from self.conditions(at)
        elif word in ("func", "function"):
            yield from self.early_return(at)
        if (token["word"] or word == "[") and word not in KEPT and self.begins_statement(at):
            yield from self.removal(at)
            yield from self.early_return_around(at)

    def expression(self, start, end, to):
        return Candidate(start, end, "expression", to)

    def follows_dot(self, at):
        return at > 0 and self.tokens[at - 1].group() == "." and self.tokens[at - 1].end() == self.tokens[at].start()

    def is_binary(self, token):
        around = self.code[max(0, token.start() - 1):token.start()] + self.code[token.end():token.end() + 1]
        return len(around) == 2 and around.isspace()

    def operation(self, at, word):
        start, end = self.edge(at, LEVEL[word], -1), self.edge(at, LEVEL[word], 1)
        if start is None or end is None:
            return
        token = self.tokens[at]
        if word == "??":
            yield self.expression(start, end, self.text[token.end():end].strip())
        else:
            yield self.expression(start, end, self.text[start:token.start()] + OTHER[word] + self.text[token.end():end])

    def edge(self, at, level, step):
        """Where an operand ends that goes from an operator to the left (-1) or to the right (1); None where there is
        none."""
        best, at = None, at + step
        while 0 <= at < len(self.tokens):
            token = self.tokens[at]
            word = token.group()
            if token["line"]:
                if best is not None and not self.goes_on(at):
                    break
            elif word in (")]}" if step < 0 else "(["):
                partner = self.masked.partners.get(token.start())
                if partner is None:
                    return None
                at = self.at[partner]
                best = self.tokens[at].start() if step < 0 else self.tokens[at].end()
            elif token["mark"] or word in EDGES and not self.follows_dot(at):
                break
            elif token["op"] and (self.is_binary(token) or word == ":") and (
                    word not in LEVEL or LEVEL[word] < level or step > 0 and LEVEL[word] == level):
                break
            else:
                best = token.start() if step < 0 else token.end()
            at += step
        return best

    def goes_on(self, at):
        """True where an expression goes on in the next line."""
        before = next((token for token in reversed(self.tokens[:at]) if not token["line"]), None)
        after = next((token for token in self.tokens[at:] if not token["line"]), None)
        ends = before is None or before.group() in ("(", "[", ",") or before["op"] and self.is_binary(before)
        return bool(ends or after is not None and (after["op"] or after.group() in (")", "]")))

    def conditions(self, at):
        """Each condition of an if, a guard or a while negated."""
        opening = self.tokens[at + 1] if at + 1 < len(self.tokens) else None
        if opening is None:
            return
        if not self.is_swift:
            if opening.group() == "(":
                yield from self.negation(opening.end(), self.masked.partners[opening.start()])
            return
        begin, place = opening.start(), at + 1
        while place < len(self.tokens):
            token = self.tokens[place]
            word = token.group()
            if word in ("(", "["):
                place = self.at[self.masked.partners[token.start()]]
            elif word in (",", "{", "else") or token["mark"]:
                yield from self.negation(begin, token.start())
                if word != ",":
                    return
                begin = token.end()
            place += 1

    def negation(self, start, end):
        text = self.text[start:end]
        start, end = start + len(text) - len(text.lstrip()), start + len(text.rstrip())
        if start < end and not re.match(r"(?:let|var|case|#)\b|#", text.strip()):
            yield self.expression(start, end, f"!({self.text[start:end]})")

    def begins_statement(self, at):
        """True for the first word of a line in the braces of a function."""
        before = next((token for token in reversed(self.tokens[:at]) if not token["line"]), None)
        if at == 0 or not self.tokens[at - 1]["line"] or before is None or self.goes_on(at - 1):
            return False
        return before.group() in ("{", "}", ";") or self.is_swift and before.group() not in (",", ":", "(", "[")

    def removal(self, at):
        """The statement that begins with a word left out: a call or an assignment."""
        place, assigns = at, False
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.group() in "([{":
                place = self.at.get(self.masked.partners.get(token.start()), len(self.tokens))
            elif token.group() in (")", "]", "}", ";", ",") or token["line"] and not self.goes_on(place):
                break
            assigns = assigns or token.group() in LEVELS[0][:5]
            place += 1
        if place >= len(self.tokens) or self.tokens[place].group() == ",":
            return
        last = next(token for token in reversed(self.tokens[:place]) if not token["line"])
        end = last.end() if self.is_swift or self.tokens[place].group() != ";" else self.tokens[place].end()
        # A value that is made and not kept is the result of its function.
        is_result = self.is_swift and not assigns and self.tokens[at].group()[0].isupper() and self.tokens[at + 1].group() == "("
        if (assigns or last.group() == ")") and not is_result:
            yield Candidate(self.tokens[at].start(), end, "statement", "()" if self.is_swift else "")

    def early_return(self, at):
        """A function that returns no value returns at once."""
        place = at
        while place < len(self.tokens):
            token = self.tokens[place]
            if token.group() in ("->", "}", "var", "let", "func") and place > at:
                return
            if token.group() == "{":
                yield Candidate(token.start(), token.end(), "beginning", "return")
                return
            if token.group() in ("(", "["):
                place = self.at.get(self.masked.partners.get(token.start()), len(self.tokens))
            place += 1

    def early_return_around(self, at):
        """The same, for the function around a statement."""
        depth = 0
        for place in range(at, -1, -1):
            word = self.tokens[place].group()
            depth += (word in ("}", ")", "]")) - (word in ("{", "(", "["))
            if depth < 0 and word in ("func", "function"):
                yield from self.early_return(place)
                return


def plus_one(number):
    whole, point, rest = number.partition(".")
    return str(int(whole) + 1) + point + rest
