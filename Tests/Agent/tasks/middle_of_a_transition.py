"""An earlier moment, in the middle of a transition."""
STATEMENT = """The app is library.js. Open 'Botany 1', go back to the middle of the push that opens it, and from there let it come to its end.
How many milliseconds does the push take, and are all commands settled?"""
CONCLUSION = (350, True)
BUDGET = (7, 3_500)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Botany 1")
    end = int(agent.find(r"step 1 of a1, at (\d+) ms"))
    agent.call("back_to", at=end // 2)
    agent.call("expect", to="commandsSettled")
    assert agent.failed, "The push is still running in its middle."
    agent.call("wait", ms=end - end // 2)
    agent.call("expect", to="commandsSettled")
    return end, not agent.failed
