"""The parts of docs/agents.md that are made by the server: its tools, and the transcript of a task of Tests/Agent."""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/agents.md"
TASK = "fix_with_a_proof"

sys.path[:0] = [str(ROOT / "Tests/Agent")]
from client import Client  # noqa: E402

PART = re.compile(r"^<!-- begin ([\w-]+) -->\n.*?^<!-- end \1 -->\n", re.MULTILINE | re.DOTALL)


def tools(program):
    """A table of the tools and of their arguments."""
    client = Client(str(program), ROOT)
    found = client.request("tools/list")["tools"]
    client.close()
    text = "| tool | what it does | arguments |\n| --- | --- | --- |\n"
    for tool in found:
        members = tool["inputSchema"]["properties"]
        required = tool["inputSchema"].get("required", [])
        names = ", ".join(f"`{name}`" + ("" if name in required else "?") for name in members)
        text += f"| `{tool['name']}` | {tool['description']} | {names} |\n"
    return text


def transcript(program):
    """What a script has called and was answered, in its own words."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "transcript.json"
        subprocess.run([ROOT / "Tests/Agent/run", "--program", program, "--transcript", file, TASK], check=True, stdout=subprocess.DEVNULL)
        calls = json.loads(file.read_text())[TASK]
    text = "```\n"
    for tool, arguments, answer in calls:
        # The real time of a run, and the rest of a long answer, are of no interest.
        answer = re.sub(r"in \d+\.\d s", "in 0.3 s", answer)
        answer = re.sub(r"\d+ bytes more", "2000 bytes more", answer)
        text += f"> {tool} {json.dumps(arguments)}\n{answer}\n\n"
    return text.rstrip() + "\n```\n"


def page(program):
    """The page with its parts as they are now."""
    parts = {"tools": tools(program), "transcript": transcript(program)}
    return PART.sub(lambda match: f"<!-- begin {match[1]} -->\n{parts[match[1]]}<!-- end {match[1]} -->\n", PAGE.read_text())
