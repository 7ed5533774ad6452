"""Uses 'navbridge mcp' by the official package 'mcp' of PyPI: its client over standard input and output, and its models of messages.

  official_client.py PROGRAM APP-FOLDER     in an environment that has 'mcp' (either of its two major versions) and 'jsonschema'
"""
import asyncio
import importlib.metadata
import sys

import jsonschema
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

TOOLS = ["start", "see", "act", "wait", "expect", "why", "look", "console", "network", "commands", "source", "back_to", "compare", "explore",
         "test", "options", "docs", "more"]


def member(value, *names):
    """A member by the name that it has in this version of the package."""
    return next(getattr(value, name) for name in names if hasattr(value, name))


async def use(session, opened):
    tools = (await session.list_tools()).tools
    assert [tool.name for tool in tools] == TOOLS, tools
    for tool in tools:
        jsonschema.Draft202012Validator.check_schema(member(tool, "input_schema", "inputSchema"))
        assert tool.description

    async def call(name, **arguments):
        schema = next(member(tool, "input_schema", "inputSchema") for tool in tools if tool.name == name)
        jsonschema.validate(arguments, schema)
        result = await session.call_tool(name, arguments)
        return result.content, member(result, "is_error", "isError")

    content, failed = await call("start", file="library.js")
    assert not failed and 'button "Atlas 1" [ref=e2]' in content[0].text, content
    content, failed = await call("act", do="tap", ref="e2")
    assert not failed and 'Component "Book"' in content[0].text, content
    content, failed = await call("expect", to="visible", testID="borrow")
    assert not failed and content[0].text.startswith("holds"), content
    content, failed = await call("act", do="tap", testID="nothing")
    assert failed and "No element has the testID" in content[0].text, content
    content, failed = await call("look", width=200)
    picture = content[1]
    assert not failed and picture.type == "image" and member(picture, "mime_type", "mimeType") == "image/png", content

    resources = (await session.list_resources()).resources
    page = next(resource for resource in resources if resource.name == "schedules.md")
    text = (await session.read_resource(page.uri)).contents[0].text
    assert text.startswith("# "), text[:80]
    templates = await session.list_resource_templates()
    assert len(member(templates, "resource_templates", "resourceTemplates")) == 1
    prompts = (await session.list_prompts()).prompts
    assert len(prompts) == 3
    prompt = await session.get_prompt("write_test", {"screen": "the cart"})
    assert "the cart" in prompt.messages[0].content.text
    try:
        await session.call_tool("nothing", {})
    except Exception as error:  # noqa: BLE001 - each version has a class of its own
        assert "There is no tool 'nothing'" in str(error), error
    else:
        raise AssertionError("A tool that is not there was called.")
    print(f"mcp {importlib.metadata.version('mcp')}: {opened}")


async def main():
    program, folder = sys.argv[1:]
    parameters = StdioServerParameters(command=program, args=["mcp"], cwd=folder)
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
        opened = await session.initialize()
        version = member(opened, "protocol_version", "protocolVersion")
        assert version == "2025-11-25", version
        await use(session, f"the handshake of {version}")
    try:
        from mcp import Client
    except ImportError:
        return
    # The second major version asks 'server/discover' first, and sends its revision with each request.
    async with Client(parameters) as client:
        assert client.protocol_version == "2026-07-28", client.protocol_version
        await use(client, "requests that carry their revision")


asyncio.run(asyncio.wait_for(main(), 120))
