"""The layer from which an option comes."""
STATEMENT = """The app is library.js. The title of a book's screen is brown. Where does the colour come from?"""
CONCLUSION = ("parent", "books")
BUDGET = (4, 3_000)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Drawing 1")
    screen = agent.find(r'Component "Book" id="(\w+)"')
    agent.call("options", componentId=screen, path="topBar.title")
    return agent.find(r"topBar\.title\.color = .*, from (\w+)"), agent.find(r'topBar\.title\.color = .*, from \w+ "(\w+)"')
