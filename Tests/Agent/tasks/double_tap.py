"""A double tap that opens a screen twice."""
STATEMENT = """The app is library.js. Is its list of books safe against double taps? How many screens lie in the stack after two quick taps
on the first book?"""
CONCLUSION = 3
BUDGET = (3, 2_800)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("multiTap", text="Atlas 1")
    return int(agent.find(r'Stack id="books" \((\d+) below\)')) + 1
