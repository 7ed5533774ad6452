"""Something that comes much later."""
STATEMENT = """The app is library.js. 'Remind me later' on the screen of a book opens a screen after some time. After how many seconds, and what
does it show?"""
CONCLUSION = (60, "Bring it back.")
BUDGET = (6, 3_500)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Fables 2")
    agent.act("tap", ref=agent.ref("Remind me later"))
    agent.call("why")
    wait = int(agent.find(r"in (\d+) ms: 'wait'"))
    agent.call("wait", ms=wait + 1000)
    return round(wait / 1000), agent.find(r'\+ text "([^"]*)" \[ref=e\d+\] testID="reminder"')
