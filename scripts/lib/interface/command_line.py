"""The sub-commands, arguments, options, values, exit codes and variables of the programs, from their own descriptions; and
the types of values, which these do not have, from the sources."""
import json
import re
import subprocess

PROGRAMS = ("navbridge", "native-side", "script-side")
FOLDERS = [*PROGRAMS, "NativeSideOptions", "ScriptSideOptions", "WireOptions"]
DECLARED = re.compile(r'@(?:Option|Argument)\b(?P<head>(?:(?!@Option|@Argument).)*?)\bvar `?(?P<name>\w+)`?(?=:| =)'
                      r"(?:: \[?(?P<type>\w+)\]?\??)?(?: = (?P<value>[^\n]+))?", re.DOTALL)
TYPES = {"String": "a text", "RoutesOption": "a text", "Double": "a number"} | dict.fromkeys(
    ("Int", "Int64", "UInt", "UInt32", "UInt64"), "a whole number")


def types(texts):
    """The types of the values by their names in the sources, such as '--epoch-time' or 'file'. A name with several types in
    several commands has them all, and one whose type is an enumeration has none: its words are listed."""
    found = {}
    for text in texts:
        for each in DECLARED.finditer(text):
            long = re.search(r'\.customLong\("([\w-]+)"', each["head"])
            name = long[1] if long else re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), each["name"])
            value = each["value"] or ""
            kind = TYPES.get(each["type"]) or ("a text" if value[:1] in ('"', "[") else
                                               "a whole number" if re.match(r"-?[\d_]+$", value) else None)
            if kind:
                found.setdefault(name, set()).add(kind)
    return found


def lines_of(argument, kinds):
    name = argument["valueName"]
    if argument["kind"] == "positional":
        yield name
    else:
        names = {each["name"]: ("--" if each["kind"] == "long" else "-") + each["name"] for each in argument["names"]}
        name = names[argument["preferredName"]["name"]]
        for each in names.values():
            yield f"{each} has {'no' if argument['kind'] == 'flag' else 'a'} value"
    if argument["kind"] != "flag" and "allValues" not in argument:
        usual = ["a whole number"] if argument.get("defaultValue", "").isdecimal() else []
        yield from (f"{name} takes {kind}" for kind in kinds.get(name.lstrip("-"), usual))
    yield f"{name} may be left out" if argument["isOptional"] else f"{name} is necessary"
    if argument["isRepeating"]:
        yield f"{name} may be repeated"
    if argument.get("defaultValue"):
        yield f"{name} is {argument['defaultValue']} by default"
    for value in argument.get("allValues", []):
        yield f"{name} may be {value}"


def read(command, path, kinds, found):
    lines = found.setdefault(path, set())
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"]:
            lines.update(lines_of(argument, kinds))
    codes = re.search(r"Exit codes?:? (.*)", command.get("discussion", ""))
    # A code stands before its meaning, and codes of one meaning are separated by commas.
    for code in re.findall(r"(?:^|[;,] |or )(\d+)\b", codes[1]) if codes else []:
        lines.add(f"ends with {code}")
    for variable in re.findall(r"^([A-Z_]+)  ", command.get("discussion", ""), re.MULTILINE):
        lines.add(f"reads {variable}")
    for each in command.get("subcommands", []):
        if each["shouldDisplay"] and each["commandName"] != "help":
            lines.add(each["commandName"])
            read(each, f"{path} {each['commandName']}", kinds, found)


def listings(root):
    kinds = types(path.read_text() for folder in FOLDERS for path in sorted((root / "Sources" / folder).rglob("*.swift")))
    found = {}
    for program in PROGRAMS:
        command = [root / ".build" / "debug" / program, "--experimental-dump-help"]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        read(json.loads(printed)["command"], program, kinds, found)
    return {"command-line.txt": found}
