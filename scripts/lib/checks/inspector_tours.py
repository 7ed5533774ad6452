"""Tours of examples on the page of `navbridge inspect`, one of each design, with clicks alone."""
import pathlib
import re
import subprocess
import tempfile

from browser import expect

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples"
STATE = "inspector.store.state"

#: The example of layers moves until it is at rest on a screen where nothing can be tapped. This app rests above its tabs.
LAYERS = """
const layers = require('navbridge/layers');
for (const name of ['Welcome', 'Home', 'Search', 'Article']) layers.registerComponent(name, () => () => null);
(async () => {
  await layers.define({ nav: 'Welcome', tabs: [{ name: 'Home', title: 'Start' }, 'Search'], controllers: ['Article'] });
  await layers.setup();
  await layers.tab('Home').push('Article', { resourceId: '7' });
})();
"""

#: The design, the arguments, the words that the screens of the tour must show, and a line that the app writes before it rests.
TOURS = (
    ("react-native-navigation", [EXAMPLES / "stack-with-modal.js"], ["Component home", "Component modal"], ""),
    ("layout guides", [EXAMPLES / "layout-guides/app.js", "--external-component",
                       f"List={EXAMPLES}/layout-guides/list.json"], ["List"], ""),
    ("coordinator-router", [EXAMPLES / "native-router/app.js", "--design", "coordinator-router", "--routes",
                            EXAMPLES / "native-router/routes.json"], ["Login", "Event 43", "Sports", "Home"], "The end"),
    ("layered-navigation", ["layers.js", "--design", "layered-navigation"], ["Article", "title  “Start”", "title  “Search”"], ""),
)

#: The places of what can be tapped on the page, each with a name; and what the screen says, as one text.
LOOK = """(async () => {
  const { toShares, pictureBox, centre } = await import('./geometry.js');
  const { store, actions } = inspector;
  const nodes = actions.nodes().filter(({ isVisible }) => isVisible);
  const isTappable = ({ kind, title, value }) => value.enabled !== false && value.selected !== true &&
    ((kind === 'item' && /button|tab/.test(title)) || value.class === 'UIButton');
  // What lies below something presented cannot be tapped.
  const top = nodes.filter(({ level }) => level === 2).at(-1).key;
  const found = [];
  for (const { frame, title, name, detail, value } of nodes.filter((one) => one.frame && one.key.startsWith(top) && isTappable(one))) {
    const [x, y] = centre(frame);
    const { locator } = await actions.request('locate', { x, y });
    if (!locator) continue;
    const { left, top: down } = toShares(pictureBox(store.screen), [x, y, 0, 0]);
    const box = document.querySelector('.screen').getBoundingClientRect();
    found.push({ name: [title, name, value.text ?? '', detail.replace(', selected', '')].join(' '),
      x: box.left + box.width * left, y: box.top + box.height * down });
  }
  const words = nodes.filter(({ kind, title, value }) => kind === 'controller' || title === 'title' || value.selected === true)
    .map(({ name, title, detail }) => `${title} ${name} ${detail}`);
  return { found, words: words.join('; ') };
})()"""


#: Waits until the app has been at rest for a quarter of a second: a script that reloads has nothing due for some time.
RESTED = """new Promise((done) => {
  let since = performance.now();
  const end = since + 15000;
  const look = () => {
    const { nextDue, isBusy, pending } = inspector.store.state;
    const now = performance.now();
    if (nextDue !== null || isBusy || pending.length) since = now;
    if (now - since > 250 || now > end) done();
    else setTimeout(look, 20);
  };
  look();
})"""

#: True if a sheet or a modal is presented, which a drag takes away. The tabs of layers are no such thing.
SHEET = """inspector.actions.nodes().some(({ detail, title, isVisible }) =>
  isVisible && detail.includes('presented') && !title.startsWith('Layer'))"""


def serve(program, arguments, folder=ROOT):
    server = subprocess.Popen([program, "inspect", *arguments, "--port", "0"], stdout=subprocess.PIPE, text=True, cwd=folder)
    return server, re.search(r"http://\S+", server.stdout.readline())[0]


def open_anew(page, address):
    """Opens a page when the one before has ended with its attempts to connect, which its server hears no more."""
    page.open("about:blank")
    page.open(address)


def opened(page, program, arguments, act, folder=ROOT):
    """Opens the page of an app of its own, and acts on it: `act` takes the page and the server."""
    server, address = serve(program, arguments, folder)
    try:
        open_anew(page, address)
        page.until("document.querySelector('.screen.drawn img').naturalWidth > 100")
        act(page, server)
        complaints = page.complaints(re.match(r"http://[^/]+/", address)[0])
        expect(f"Nothing was complained about {complaints or ''}".rstrip(), complaints == [])
    finally:
        server.terminate()
        server.wait()


def tour(page, name, words, line):
    page.value("inspector.actions.ask('speed', { value: 10 })")
    page.until(f"inspector.store.lines.all.some(({{ text }}) => text.includes({line!r}))")
    page.value(RESTED)
    look = page.value(LOOK)
    bad = "inspector.store.lines.all.filter(({ tone }) => tone === 'bad').length"
    before = page.value(bad)
    done, seen, idle = [], [look["words"]], []
    while len(done) < 12:
        target = next((one for one in look["found"] if one["name"] not in done), None)
        acts = page.value(f"{STATE}.acts.length")
        if target:
            done.append(target["name"])
            page.click(target["x"], target["y"])
        elif done.count("a drag") < 3 and page.value(SHEET):
            done.append("a drag")
            drag_down(page)
        else:
            break
        page.until(f"{STATE}.acts.length > {acts}")
        page.value(RESTED)
        look = page.value(LOOK)
        if look["words"] == seen[-1]:
            idle.append(done[-1])
        seen.append(look["words"])
    print(f"  {name}: {', '.join(done) or 'nothing can be tapped'}")
    missing = [word for word in words if not any(word in one for one in seen)]
    expect(f"A tour of {name} by the mouse alone shows each screen {missing or ''}".rstrip(), missing == [])
    expect(f"Each tap changes what is shown {idle or ''}".rstrip(), idle == [])
    refused = page.value(f"{STATE}.acts.filter(({{ error }}) => error).map(({{ text, error }}) => `${{text}}: ${{error}}`)")
    expect(f"No tap is refused {refused or ''}".rstrip(), refused == [])
    expect("No error appears", page.value(bad) == before)


def drag_down(page):
    """Drags what is presented off the screen."""
    left, top, width, height = page.value("(() => { const box = document.querySelector('.screen').getBoundingClientRect();"
                                          " return [box.left, box.top, box.width, box.height]; })()")
    x, y = left + width / 2, top + height * 0.13
    page.mouse("Moved", x, y)
    page.mouse("Pressed", x, y)
    for step in range(1, 21):
        page.mouse("Moved", x, y + step * height * 0.035, buttons=1)
    page.mouse("Released", x, y + height * 0.7)


def check_tours(page, program):
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "layers.js").write_text(LAYERS)
        for name, arguments, words, line in TOURS:
            opened(page, program, arguments, lambda there, _: tour(there, name, words, line), folder)
