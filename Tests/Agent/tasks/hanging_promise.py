"""A command whose promise stays pending, as on iOS, and the place of its call."""
STATEMENT = """The app is library.js. On the screen of a book, 'Export' does nothing that can be seen, as on a real phone: start it with the
option faithfulHangs. What is it waiting for, and at which line of the code?"""
CONCLUSION = ("push", 37)
BUDGET = (5, 4_200)


def solve(agent, _):
    agent.call("start", file="library.js", options={"faithfulHangs": True})
    agent.act("tap", text="Botany 1")
    agent.act("tap", ref=agent.ref("Export"))
    agent.call("why")
    line = agent.find(r'called at "[^"]*library\.js:(\d+)')
    return agent.find(r"RNN\w*Module\.(\w+) "), int(line)
