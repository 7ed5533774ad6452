"""The looks of the page of `navbridge inspect`: its widths, contrast and focus order, and a run with many steps."""
from browser import FAINT_TEXTS, FOCUSED, expect

#: The controls that the Tab key must come to, in this order.
ORDER = [
    "Restart the app", "Play", "Advance by the milliseconds", "Recorded test", "Keys", "Moment of the run", "Select an element",
    "Rotate the device", "The screen of the device", "Filter the tree", "Tree of the screen", "Filter lines", "Lines",
    "Run JavaScript in the app", "Zoom in", "Timeline", "Causes and effects", "Width of the device", "Height of the timeline",
]

#: Adds entries like those of a long run.
MANY = """(() => {
  const { store } = inspector;
  const { entries } = store;
  const cycle = [['read', 'bridge'], ['methodQueue', 'methodQueue'], ['hop', 'main'], ['call', 'main'], ['handler', 'main'],
    ['event', 'main'], ['write', 'main'], ['result', 'main'], ['animation', 'main'], ['transition', 'main']];
  let cycles = 1000;
  let seq = entries.count ? entries.seq[entries.count - 1] : 0;
  const start = entries.count ? entries.at[entries.count - 1] : 0;
  for (let part = 0; part < 360; part++) {
    store.take({ type: 'entries', entries: Array.from({ length: 1000 }, (_, at) => {
      const [kind, queue] = cycle[at % 10];
      seq += 1;
      if (at % 10 === 0) cycles += 1;
      return { seq, cause: at % 10 ? seq - 1 : null, at: start + part * 100 + Math.floor(at / 50), realTime: seq / 10,
        epoch: 1, kind, queue, module: 'RNNTurboModule', method: kind === 'transition' ? 'ended' : 'push', id: `push${cycles}`,
        payload: { text: 'x'.repeat(200) } };
    }) });
  }
  store.flush();
})()"""


def check_looks(page):
    # A run that has come no further has no past.
    page.value("inspector.actions.request('advance', { ms: 100 }).then(() => 0)")
    for width in (400, 900, 1300, 1800):
        page.size(width, 800)
        expect(f"Nothing is wider than the page at {width} px",
               page.until(f"document.documentElement.scrollWidth <= {width} && document.body.scrollWidth <= {width}", 1))
    page.size(400, 800)
    for part in ("tree", "console", "timeline", "device"):
        page.value(f"document.querySelector('#tab-{part}').click()")
        seen = "[...document.querySelectorAll('#parts > .part')].filter((one) => one.offsetParent).map((one) => one.id).join()"
        expect(f"The tab shows the {part} alone at 400 px", page.until(f"{seen} === '{part}'", 1))
    page.value("document.querySelector('#tab-device').focus()")
    page.key("ArrowRight")
    expect("The arrow → shows the next tab", page.until("document.body.dataset.part === 'tree'", 1))
    page.size(1300, 900)
    page.value("inspector.store.select({ kind: 'command', key: inspector.store.commands.all[0].key, from: 'check' })")
    for scheme in ("light", "dark"):
        page.scheme(scheme)
        for moment in ("present", "past"):
            page.value("inspector.actions.slider.show(%s)" % ("0" if moment == "past" else "inspector.store.state.end"))
            page.until(f"inspector.store.state.isPast === {'true' if moment == 'past' else 'false'}", 3)
            faint = page.value("new Promise((done) => setTimeout(done, 300)).then(() => %s)" % FAINT_TEXTS)
            expect(f"All texts have enough contrast, {scheme}, in the {moment} {faint or ''}".rstrip(), faint == [])
    page.value("inspector.actions.slider.show(inspector.store.state.end)")
    page.until("!inspector.store.state.isPast", 3)
    page.scheme("light")
    check_focus(page)
    before = page.value("getComputedStyle(document.documentElement).getPropertyValue('--device')")
    page.value("""document.querySelector('[aria-label="Width of the device"]').focus()""")
    page.key("ArrowLeft")
    expect("The arrows move the bar between the parts",
           page.value("getComputedStyle(document.documentElement).getPropertyValue('--device')") != before)
    page.key("ArrowRight")


def check_focus(page):
    page.value("document.activeElement.blur(); window.scrollTo(0, 0); document.body.tabIndex = -1; document.body.focus();"
               " document.body.removeAttribute('tabindex')")
    reached = []
    for _ in range(90):
        page.key("Tab")
        reached.append(page.value(FOCUSED))
        if len(reached) > 5 and reached[-1] in ("body", reached[0]):
            break
    nameless = [one for one in reached if one.endswith(": ")]
    expect(f"Each control has a name {nameless or ''}".rstrip(), nameless == [])
    places = [next((at for at, one in enumerate(reached) if name in one), None) for name in ORDER]
    missing = [name for name, at in zip(ORDER, places) if at is None]
    expect(f"The Tab key comes to every part {missing or ''}".rstrip(), missing == [])
    found = [at for at in places if at is not None]
    expect("It goes from the top to the bottom", found == sorted(found))


def check_many(page):
    page.value(MANY)
    page.value("""document.querySelector('[aria-label="Show the whole run"]').click()""")
    took = page.value("Array.from({ length: 9 }, () => { inspector.timeline.draw(); return inspector.timeline.took; })"
                      ".sort((one, other) => one - other)[4]")
    page.value("inspector.actions.selectCommand(inspector.store.commands.all.at(-9).key, 'check')")
    chosen = page.value("(() => { inspector.store.flush(); inspector.timeline.draw(); return inspector.timeline.took; })()")
    page.call("HeapProfiler.collectGarbage")
    heap = page.call("Runtime.getHeapUsage")
    size = (heap["usedSize"] + heap.get("backingStorageSize", 0)) / 1e6
    print(f"  360 000 steps: {size:.0f} MB, the whole run drawn in {took:.1f} ms, a selection in {chosen:.1f} ms")
    expect("A long run needs less than 150 MB and is drawn in less than 50 ms", size < 150 and took < 50)
