"""What differs between the routes."""
STATEMENT = """The app is library.js. Does anything differ between the legacy bridge and TurboModules when a book is opened and left again?
Name the first event that comes in another order."""
CONCLUSION = "RNN.ComponentWillAppear"
BUDGET = (5, 4_100)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Cooking 1")
    agent.act("back")
    agent.call("compare")
    return agent.find(r"\| [-+]\s+[\d.]+ ms\s+<- (\S+)")
