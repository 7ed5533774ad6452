"""A client of 'navbridge mcp' with nothing but Python: one that knows only what it was given and what answers contained."""
import json
import subprocess
import threading


class Failure(Exception):
    """A sentence about a task that was not solved, or not within its budget."""


class Client:
    """A server in a folder. Calls and bytes of answers are counted."""

    def __init__(self, program, folder, arguments=(), environment=None):
        self.process = subprocess.Popen(
            [program, "mcp", *arguments], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = self.calls = self.bytes = 0
        self.largest = 0
        self.transcript = []
        # A server that does not answer is a failure, and no hang.
        self.watch = threading.Timer(300, self.process.kill)
        self.watch.start()
        self.request("initialize", {
            "protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "tasks", "version": "1"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, params=None):
        """The result of a request. An error of the protocol is a failure."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}})
        line = self.process.stdout.readline()
        if not line:
            raise Failure(f"The server has ended before it has answered '{method}'.")
        answer = json.loads(line)
        if answer.get("id") != self.number:
            raise Failure(f"The answer to another request came: {line[:200]!r}")
        if "error" in answer:
            raise Failure(f"'{method}' was refused: {answer['error']['message']}")
        return answer["result"]

    def call(self, tool, **arguments):
        """The text of a tool's answer, and True if it reports a failure."""
        self.calls += 1
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        size = sum(len(json.dumps(each).encode()) for each in result["content"] if each["type"] == "image")
        text = result["content"][0]["text"]
        size += len(text.encode())
        self.bytes += size
        self.largest = max(self.largest, size)
        self.transcript.append((tool, arguments, text))
        return text, result["isError"]

    def close(self):
        """Ends the input. Returns the exit code of the server."""
        self.process.stdin.close()
        code = self.process.wait(timeout=60)
        self.watch.cancel()
        self.process.stdout.close()
        return code
