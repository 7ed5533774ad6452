"""A test of a flow that fails when the flow is broken."""
STATEMENT = """The app is library.js. Write a test for borrowing a book twice to borrow.test.js: the screen of Botany 1 shows
'Borrowed 2 times' then. Prove that the test passes, and that it fails if 'Borrow' no longer counts."""
CONCLUSION = (True, True)
BUDGET = (9, 7_600)


def solve(agent, folder):
    agent.call("start", file="library.js")
    agent.act("tap", text="Botany 1")
    borrow = agent.ref("Borrow")
    agent.act("tap", ref=borrow)
    agent.act("tap", ref=borrow)
    agent.expect("text", testID="count", value="Borrowed 2 times")
    agent.call("test", do="write", file="borrow.test.js")
    agent.call("test", do="run", file="borrow.test.js")
    passes = not agent.failed
    app = folder / "library.js"
    app.write_text(app.read_text().replace("setCount(count + 1)", "setCount(count)"))
    agent.call("test", do="run", file="borrow.test.js")
    return passes, agent.failed
