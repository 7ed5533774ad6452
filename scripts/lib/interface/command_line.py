"""The sub-commands, arguments, options, values and exit codes of the programs, from their own descriptions."""
import json
import re
import subprocess

PROGRAMS = ("navbridge", "native-side", "script-side")


def lines_of(argument):
    name = argument["valueName"]
    if argument["kind"] == "positional":
        yield name
    else:
        names = {each["name"]: ("--" if each["kind"] == "long" else "-") + each["name"] for each in argument["names"]}
        name = names[argument["preferredName"]["name"]]
        for each in names.values():
            yield f"{each} has {'no' if argument['kind'] == 'flag' else 'a'} value"
    if argument["isOptional"]:
        yield f"{name} may be left out"
    if argument["isRepeating"]:
        yield f"{name} may be repeated"
    if argument.get("defaultValue"):
        yield f"{name} is {argument['defaultValue']} by default"
    for value in argument.get("allValues", []):
        yield f"{name} may be {value}"


def read(command, path, found):
    lines = found.setdefault(path, set())
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"]:
            lines.update(lines_of(argument))
    codes = re.search(r"Exit codes?:? (.*)", command.get("discussion", ""))
    # A code stands before its meaning, and codes of one meaning are separated by commas.
    for code in re.findall(r"(?:^|[;,] |or )(\d+)\b", codes[1]) if codes else []:
        lines.add(f"ends with {code}")
    for each in command.get("subcommands", []):
        if each["shouldDisplay"] and each["commandName"] != "help":
            lines.add(each["commandName"])
            read(each, f"{path} {each['commandName']}", found)


def listings(root):
    found = {}
    for program in PROGRAMS:
        command = [root / ".build" / "debug" / program, "--experimental-dump-help"]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        read(json.loads(printed)["command"], program, found)
    return {"command-line.txt": found}
