"""An order of events under which a count of screens is wrong."""
STATEMENT = """The app is library.js. On the tab Account, 'Last order' opens the order over the list of orders. The text with the testID trail
on that tab has the screens that were seen, and must be 'Order' after it. Is there an order of events in which it is another one?"""
CONCLUSION = (True, True)
BUDGET = (8, 6_700)


def solve(agent, _):
    agent.call("start", file="library.js")
    agent.act("tap", role="tab", name="Account")
    agent.act("tap", ref=agent.ref("Last order"))
    agent.act("back")
    agent.act("back")
    agent.expect("text", testID="trail", value="Order")
    agent.call("explore", schedules=300)
    return agent.failed, "Orders, Order" in agent.answer
