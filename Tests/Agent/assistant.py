"""What a script that stands for an assistant may do: it knows the text of its task and what answers contained, and no more."""
import json
import re

from client import Failure

class Assistant:
    """Calls tools of a server for a task."""

    def __init__(self, client, statement):
        self.client = client
        # Each assistant has the descriptions of the tools.
        self.known = statement + json.dumps(client.request("tools/list"))
        self.answer = ""
        self.failed = False

    def call(self, tool, **arguments):
        """The text of the answer. Each text among the arguments must have come from the task or from an answer."""
        for name, value in arguments.items():
            if isinstance(value, str) and value not in self.known:
                raise Failure(f"The script uses '{name}': {value!r}, which it cannot know.")
        self.answer, self.failed = self.client.call(tool, **arguments)
        self.known += "\n" + self.answer.replace('\\"', '"')
        return self.answer

    def act(self, do, **arguments):
        return self.call("act", do=do, **arguments)

    def expect(self, to, **arguments):
        """Checks something, which must hold."""
        answer = self.call("expect", to=to, **arguments)
        if self.failed:
            raise Failure(answer)
        return answer

    def find(self, pattern, text=None):
        """The first group of a pattern in the last answer."""
        found = re.search(pattern, text or self.answer)
        if not found:
            raise Failure(f"The answer has no {pattern!r}:\n{text or self.answer}")
        return found[1]

    def ref(self, name):
        """The ref that an element with a name had last."""
        found = re.findall(r'"' + re.escape(name) + r'"[^\n]*?\[ref=(e\d+)\]', self.known)
        if not found:
            raise Failure(f"No answer had an element {name!r}.")
        return found[-1]
