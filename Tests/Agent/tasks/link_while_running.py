"""A link that comes while the app runs, and a reload."""
STATEMENT = """The app is library.js. Does the link library://book/Rare%20maps open a book, and is the screen Books shown again after a reload?"""
CONCLUSION = ("Rare maps", True)
BUDGET = (5, 4_700)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("link", value="library://book/Rare%20maps")
    title = agent.find(r'text "([^"]*)" \[ref=e\d+\] testID="title"')
    agent.act("reload")
    agent.call("expect", to="screen", value="Books")
    return title, not agent.failed
