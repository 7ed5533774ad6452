"""Which lines that are new break a program that was written for the last version."""
import re

# The types of types/ whose objects an app or a test makes. Others are made by navbridge, which may add members.
INPUTS = re.compile(r"Navbridge\.(AppOptions|RunOptions|NetworkAnswer)|NavbridgeReactNative\.(Layout|Options)\w*"
                    r"|NavbridgeLayers\.(Accesory|Animator|Bars|Controller|Definitions|Hiding|Opening|Popping)|NavbridgeRouter\.Route")


def reason(path, heading, line, old, new, requirements):
    """Why a new line breaks a promise; None if it keeps all."""
    before, now = old.get(path, {}).get(heading), new[path][heading]
    if before is None:
        return None
    if path == "command-line.txt":
        return of_command(line, before)
    if path == "protocol.txt":
        return of_message(line, before, now, takes_input(heading, old[path]))
    if path == "documents.txt":
        return of_document(line, before)
    if path == "javascript.txt":
        return of_type(line, before, now) if INPUTS.fullmatch(heading) else None
    return "a type has to implement it" if (path, heading, line) in requirements else None


def of_command(line, before):
    name, _, state = line.rpartition(" is necessary")
    was_necessary = name and not state and f"{name} may be left out" not in before and any(
        each == name or each.startswith(f"{name} ") for each in before)
    return "a command without it is refused" if name and not was_necessary else None


def takes_input(heading, listing):
    """True for a message that navbridge receives: its members are parameters."""
    receivers = [each for each in listing if each.startswith("Methods of ") or each == "Script → native"]
    return heading in ("initialize", "every act") or any(heading in listing[each] for each in receivers)


def of_message(line, before, now, is_input):
    argument = re.match(r"([^\s:]+): argument (\d+) ", line)
    if argument:
        method, number = argument.groups()
        optional = f"{method}: argument {number} may be left out"
        is_new = method in before and not any(each.startswith(f"{method}: argument {number} ") for each in before)
        return "a call without it is refused" if is_new and optional not in now else None
    member = re.match(r"([^\s:]+): (?!answers |from |bridge |turbo |word |.* word )(.*)", line)
    if not member:
        return None
    name, has_before = member[1], any(each.startswith(f"{member[1]}: ") for each in before)
    if is_input:
        return None if has_before or f"{name} may be left out" in now else "a message without it is refused"
    return "its reader does not expect this type" if has_before and name not in before else None


def of_document(line, before):
    """A new type of a member that had another, such as null; a new word, number or kind of line widens no type."""
    member, _, kind = line.partition(": ")
    is_widened = member != "document" and re.fullmatch(r"[a-z]\w*", kind) and any(each.startswith(f"{member}: ") for each in before)
    if is_widened:
        return "its reader does not expect this type"
    return None


def of_type(line, before, now):
    member = re.match(r"(?:readonly )?['\"]?([\w$]+)['\"]?[:(]", line)
    if not member or f"{member[1]} may be left out" in now:
        return None
    has_before = any(re.match(rf"(?:readonly )?['\"]?{re.escape(member[1])}['\"]?[:(]", each) for each in before)
    return None if has_before else "an object without it is refused"
