"""A row of a long list leads to a screen that was not registered."""
STATEMENT = """The app is library.js. Readers say that one book of the first eight in its list does not open. Which one, and which name
of a screen is wrong?"""
CONCLUSION = ("Fables 1", "Legend")
BUDGET = (14, 7_200)


def solve(agent, _):
    import re
    agent.call("start", file="library.js")
    books = re.findall(r'button "(\w+ 1)" \[ref=(e\d+)\]', agent.answer)
    for name, ref in books[:8]:
        agent.act("tap", ref=ref)
        if "unhandled error" in agent.answer or "rejected" in agent.answer:
            agent.call("why")
            return name, agent.find(r"component '(\w+)' is not registered")
        agent.call("back_to", step=0)
    return None
