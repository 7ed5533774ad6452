"""A form that checks its input."""
STATEMENT = """The app is library.js. On the tab Account, 'Join' needs a name. Which sentence comes for the name 'Al', and which title has the
alert for 'Alice'?"""
CONCLUSION = ("The name is too short.", "Welcome")
BUDGET = (7, 3_600)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", role="tab", name="Account")
    field, join = agent.ref("Your name"), agent.ref("Join")
    agent.act("type", ref=field, value="Al")
    agent.act("tap", ref=join)
    fault = agent.find(r'text "([^"]*)" \[ref=e\d+\] testID="fault"')
    agent.act("replace", ref=field, value="Alice")
    agent.act("tap", ref=join)
    return fault, agent.find(r'alert "([^"]*)"')
