"""The line of code that throws."""
STATEMENT = """The app is library.js. 'Save' on the screen of a book does nothing. Which line of the code is wrong, and what does it have?"""
CONCLUSION = (34, "shelf.books.push(book);")
BUDGET = (5, 3_500)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", text="Empires 1")
    agent.act("tap", ref=agent.ref("Save"))
    place = agent.find(r'at "([^"]*library\.js:\d+:\d+)"')
    agent.call("source", place=place, lines=3)
    return int(place.split(":")[-2]), agent.find(r"> \d+ \|\s*(.*)")
