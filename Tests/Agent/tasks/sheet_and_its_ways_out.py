"""The ways out of a modal sheet."""
STATEMENT = """The app is library.js. 'Help' on the screen of a book opens a sheet. Can it be closed by a sweep, and by its button?"""
CONCLUSION = (True, True)
BUDGET = (7, 4_200)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Gardens 1")
    help_button = agent.ref("Help")
    agent.act("tap", ref=help_button)
    step = int(agent.find(r"step (\d+) of"))
    agent.act("dismiss")
    by_sweep = "modal" not in agent.find(r"screen: (.*)")
    agent.call("back_to", step=step)
    agent.act("tap", ref=agent.ref("Close"))
    return by_sweep, "modal" not in agent.find(r"screen: (.*)")
