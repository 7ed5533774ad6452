"""Finds comments and strings in Swift and JavaScript, so that the rest can be searched as code.

>>> print(Masked('let a = "b { \\\\(c("d"))" // e {').code.rstrip())
let a = "             "
>>> print(Masked("const a = /[/'{]+/.test('}'); // {", "js").code.rstrip())
const a = "      ".test(" ");
>>> print(Masked("a /* b /* c */ d */ + e").plain)
a                   + e
"""
import functools
import re

OPENING = {"swift": re.compile(r'//|/\*|#*"""|#*"'), "js": re.compile(r"""//|/\*|['"`]|/""")}
# A slash after one of these begins a regular expression, and not a division.
BEFORE_PATTERN = re.compile(r"(?:[(,=:\[!&|?{};+\-*%~^<>]|^|\b(?:return|typeof|case|in|of))\s*$")


class Masked:
    """A text twice, each as long as the original: `plain` without comments, and `code` also without the contents of
    strings, which are blanks between two quotation marks there."""

    def __init__(self, text, language="swift"):
        self.text, self.language = text, language
        comments, strings = [], []
        at = 0
        while found := OPENING[language].search(text, at):
            begin, mark = found.start(), found.group()
            if mark == "//":
                at = end_of_line(text, begin)
                comments.append((begin, at))
            elif mark == "/*":
                at = self.end_of_comment(begin)
                comments.append((begin, at))
            elif mark == "/" and not BEFORE_PATTERN.search(text, max(0, begin - 40), begin):
                at = begin + 1
            else:
                at = end_of_string(text, begin, mark, language)
                strings.append((begin, at))
        self.plain = blanked(text, comments)
        self.code = blanked(self.plain, strings, '"')

    def end_of_comment(self, begin):
        depth = 0
        for found in re.compile(r"/\*|\*/").finditer(self.text, begin):
            depth += 1 if found.group() == "/*" else -1
            if depth == 0 or self.language == "js" and found.group() == "*/":
                return found.end()
        return len(self.text)

    @functools.cached_property
    def partners(self):
        """The place of the other bracket, by the place of each bracket."""
        pairs, opened = {}, []
        for found in re.finditer(r"[(){}\[\]]", self.code):
            if found.group() in "([{":
                opened.append(found.start())
            elif opened:
                first = opened.pop()
                pairs[first], pairs[found.start()] = found.start(), first
        return pairs


def end_of_line(text, begin):
    end = text.find("\n", begin)
    return len(text) if end < 0 else end


def end_of_string(text, begin, mark, language):
    """The place after a string that begins with `mark`; interpolated code may contain strings."""
    hashes = "#" * mark.count("#")
    quotes = mark[len(hashes):]
    if quotes == "/":
        found = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/").match(text, begin)
        return found.end() if found else begin + 1
    closing = re.escape(quotes + hashes)
    inside = r"\$\{" if quotes == "`" else r"\\" + hashes + r"\(" if language == "swift" else r"(?!)"
    token = re.compile(f"(?P<code>{inside})|(?P<escape>\\\\{hashes}.)|(?P<end>{closing})", re.DOTALL)
    at = begin + len(mark)
    while found := token.search(text, at):
        if found["end"]:
            return found.end()
        at = end_of_interpolation(text, found.end(), language) if found["code"] else found.end()
    return len(text)


def end_of_interpolation(text, begin, language):
    opening, closing = ("(", ")") if language == "swift" else ("{", "}")
    token = re.compile(OPENING[language].pattern + r"|[(){}]")
    depth, at = 1, begin
    while found := token.search(text, at):
        mark, at = found.group(), found.end()
        if mark in "(){}":
            depth += (mark == opening) - (mark == closing)
            if depth == 0:
                return at
        elif mark[-1] in "\"'`":
            at = end_of_string(text, found.start(), mark, language)
    return len(text)


def blanked(text, spans, edge=" "):
    """The text with blanks for the spans; lines stay. The first and last character of a span are `edge`."""
    parts, at = [], 0
    for begin, end in spans:
        blank = re.sub(r"[^\n]", " ", text[begin:end])
        if edge != " " and end - begin > 1:
            blank = edge + blank[1:-1] + edge
        parts += [text[at:begin], blank]
        at = end
    return "".join(parts + [text[at:]])
