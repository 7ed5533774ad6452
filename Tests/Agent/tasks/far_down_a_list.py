"""An element that is not in sight."""
STATEMENT = """The app is library.js. Open the book 'History 6', the last one of the list, and leave it by the back button. Is the list still at
the same place?"""
CONCLUSION = True
BUDGET = (7, 4_700)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("scrollTo", text="History 6")
    agent.act("tap", text="History 6")
    agent.expect("text", testID="title", value="History 6")
    agent.act("back")
    agent.call("expect", to="visible", text="History 6")
    return not agent.failed
