"""The members of the JSON documents, from their schemas in docs/."""
import json


def walk(schema, path, lines):
    if "$ref" in schema:
        lines.add(f"{path}: {schema['$ref'].split('/')[-1]}")
        return
    if "const" in schema or "enum" in schema:
        lines.update(f"{path}: {json.dumps(value)}" for value in schema.get("enum", [schema.get("const")]))
    else:
        kinds = schema.get("type", [])
        lines.update(f"{path}: {kind}" for kind in ([kinds] if isinstance(kinds, str) else kinds))
    for name, member in schema.get("properties", {}).items():
        if name in schema.get("required", []):
            lines.add(f"{path}.{name} is always there")
        walk(member, f"{path}.{name}", lines)
    if isinstance(schema.get("items"), dict):
        walk(schema["items"], f"{path}[]", lines)
    if isinstance(schema.get("additionalProperties"), dict):
        walk(schema["additionalProperties"], f"{path}.*", lines)
    for each in schema.get("oneOf", []) + schema.get("anyOf", []):
        walk(each, path, lines)


def listings(root):
    found = {}
    for path in sorted((root / "docs").glob("*.schema.json")):
        schema = json.loads(path.read_text())
        lines = found.setdefault(path.name.removesuffix(".schema.json"), set())
        walk(schema, "document", lines)
        for name, each in schema.get("$defs", {}).items():
            walk(each, name, lines)
    return {"documents.txt": found}
