"""A request that has no reply."""
STATEMENT = """The app is library.js. 'Sync' on the screen of a book shows nothing. Which request fails?"""
CONCLUSION = "https://library.example/sync"
BUDGET = (5, 3_600)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Botany 1")
    agent.act("tap", ref=agent.ref("Sync"))
    agent.call("network")
    return agent.find(r'GET "([^"]*)" failed')
