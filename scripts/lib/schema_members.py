"""Which members of a schema documents have shown with a value: neither null, nor an empty text, list or object."""


def members(schema):
    """The members that a schema describes, by the places of their descriptions: 'node.topBar', 'items[].text'."""
    found = set()
    for name, part in [("", schema), *schema.get("$defs", {}).items()]:
        found |= described(part, name)
    return found


def described(schema, place):
    found = set()
    for name, member in schema.get("properties", {}).items():
        found |= {f"{place}.{name}".lstrip(".")} | described(member, f"{place}.{name}".lstrip("."))
    for key, suffix in (("items", "[]"), ("additionalProperties", ".*")):
        if isinstance(schema.get(key), dict):
            found |= described(schema[key], place + suffix)
    for each in schema.get("oneOf", []) + schema.get("anyOf", []):
        found |= described(each, place)
    return found


def shown(document, schema, root, is_valid, place=""):
    """The members that a document shows. `is_valid(document, schema)` chooses among alternatives."""
    if "$ref" in schema:
        name = schema["$ref"].split("/")[-1]
        return shown(document, root["$defs"][name], root, is_valid, name)
    found = set()
    for each in schema.get("oneOf", []) + schema.get("anyOf", []):
        if is_valid(document, each):
            found |= shown(document, each, root, is_valid, place)
    if isinstance(document, dict):
        known = schema.get("properties", {})
        for name, value in document.items():
            if name in known:
                here = f"{place}.{name}".lstrip(".")
                found |= ({here} if value not in (None, "", [], {}) else set()) | shown(value, known[name], root, is_valid, here)
            elif isinstance(schema.get("additionalProperties"), dict):
                found |= shown(value, schema["additionalProperties"], root, is_valid, f"{place}.*")
    if isinstance(document, list) and isinstance(schema.get("items"), dict):
        for value in document:
            found |= shown(value, schema["items"], root, is_valid, f"{place}[]")
    return found
