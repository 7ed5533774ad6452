"""A bug of the navigation that is found, fixed and proved to be fixed: the transcript of docs/agents.md."""
STATEMENT = """The app is library.js. A reader reports that the book 'Fables 1' does not open. Find the cause, fix it, and prove by a test,
fables.test.js, that it opens now and did not before."""
CONCLUSION = ("'Legend'", True, True)
BUDGET = (13, 11_000)


def solve(agent, folder):
    agent.call("start", file="library.js")
    agent.act("tap", text="Fables 1")
    agent.call("why")
    place = agent.find(r'at "([^"]*library\.js:\d+:\d+)"')
    agent.call("source", place=place, lines=3)
    cause = agent.find(r"> .*screen\(('\w+')\) : screen\('Book'")
    # The assistant edits the file: the book has no screen of its own.
    app = folder / "library.js"
    wrong = app.read_text()
    app.write_text(wrong.replace("book === 'Fables 1' ? screen('Legend') : screen('Book', { book })", "screen('Book', { book })"))
    agent.call("start", file="library.js")
    agent.act("tap", text="Fables 1")
    agent.expect("text", testID="title", value="Fables 1")
    agent.call("expect", to="noErrors")
    agent.call("test", do="write", file="fables.test.js")
    agent.call("test", do="run", file="fables.test.js")
    passes = not agent.failed
    app.write_text(wrong)
    agent.call("test", do="run", file="fables.test.js", max=800)
    return cause, passes, agent.failed
