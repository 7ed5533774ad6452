#!/usr/bin/env python3
"""Uses the page of `navbridge inspect` in headless Chromium as people do: by the mouse, by the keyboard, light, dark and narrow;
and that of `navbridge test --ui`.

  scripts/check inspector     inspects Examples/stack-with-modal.js with the release build
  scripts/lib/checks/inspector.py --url URL   uses a server that runs already, with the same app

Prints the first paint, the time of a drawing of the timeline and the memory of a run with 360 000 steps, and times of a list of 5 000
tests.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

from browser import FOCUSED, Page, expect, faults, need_chromium
from inspector_failures import check_failures
from inspector_looks import check_looks, check_many
from inspector_modules import check_modules
from inspector_places import element, place
from inspector_speed import check_speed
from inspector_tests import check_tests
from inspector_tours import check_tours

ROOT = pathlib.Path(__file__).resolve().parents[3]
APP = ROOT / "Examples/stack-with-modal.js"
STATE = "inspector.store.state"
#: A push that never settles: the component says that it is ready when a promise resolves, and that promise hangs.
HANGS = ("Navigation.registerComponent('Never', () => ({ render() { this.ready = new Promise(() => {}); } }));"
         " Navigation.push('home', { component: { id: 'never', name: 'Never',"
         " options: { animations: { push: { waitForRender: true } } } } }); 0")


def press(page, name):
    """Clicks a control by its name."""
    page.click(*place(page, f'[aria-label="{name}"]'))


def focus(page, selector):
    page.value(f"document.querySelector({selector!r}).focus()")


def forget_focus(page):
    page.value("document.activeElement.blur()")


def restart(page):
    page.value("window.screenBefore = inspector.store.screen, null")
    press(page, "Restart the app")
    return page.until("inspector.store.screen !== screenBefore && inspector.store.lines.all.length > 3 &&"
                      f" !{STATE}.acts.length && !{STATE}.isBusy && !{STATE}.isPast &&"
                      " inspector.actions.nodes().some(({ componentId }) => componentId === 'home')")


def check_start(page, address):
    page.open(address)
    paint = page.value("new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime))"
                       ".observe({ type: 'paint', buffered: true }))")
    print(f"  First paint after {paint:.0f} ms")
    expect("The screen of the device is drawn", page.until("document.querySelector('.screen.drawn img').naturalWidth > 100"))
    expect("The page has the name of the app's file", APP.name in page.value("document.title"))
    expect("The tree and the lines are listed",
           page.until("['#tree', '#console'].every((one) => document.querySelectorAll(`${one} .row`).length > 3)"))
    expect("The app restarts without acts", restart(page))
    if page.value(f"{STATE}.isPlaying"):
        press(page, "Pause")
    expect("Time stands", page.until(f"!{STATE}.isPlaying && !{STATE}.isBusy"))


def check_device(page):
    x, y = element(page, "GO")
    page.mouse("Moved", x, y)
    expect("The pointer over an element shows its locator and outlines it",
           page.until("document.querySelector('.hint code')?.textContent.includes('GO') &&"
                      " !document.querySelector('.outline.hover').hidden"))
    page.click(x, y, modifiers=1)
    expect("Alt+click selects the element",
           page.until("inspector.store.selection?.kind === 'node' &&"
                      " document.querySelector('#tree .row.selected').innerText.includes('GO')"))
    expect("It is outlined on the device", page.value("!document.querySelector('.outline.chosen').hidden"))
    page.click(x, y)
    expect("A click taps, and is an act of the test",
           page.until(f"{STATE}.acts.length === 1 && {STATE}.acts[0].text.includes('GO')"))
    expect("The status line has its locator", page.until("document.querySelector('#status').textContent.includes('GO')"))
    page.until(f"!{STATE}.isBusy")
    check_fingers(page)


def check_fingers(page):
    """The other acts of a finger, each on the modal that the tap has begun to show or on what is below it."""
    acts = f"{STATE}.acts.length"
    page.value("inspector.actions.ask('advance', { ms: 700 })")
    page.until(f"!{STATE}.isBusy")
    # A finger moves as time passes.
    page.value("inspector.actions.ask('play')")
    x, y = place(page, ".screen", 0.5, 0.6)
    page.mouse("Pressed", x, y)
    page.value("new Promise((done) => setTimeout(done, 650))")
    page.mouse("Released", x, y)
    expect("A long press is an act", page.until(f"{acts} === 2 && !{STATE}.isBusy"))
    page.mouse("Pressed", x, y)
    for step in range(1, 9):
        page.mouse("Moved", x, y - step * 12, buttons=1)
    page.mouse("Released", x, y - 96)
    expect("A drag is an act with its way", page.until(f"{acts} === 3 && !{STATE}.isBusy"))
    check_drag(page, x, y)
    page.mouse("Wheel", x, y, deltaX=0, deltaY=120)
    page.mouse("Wheel", x, y, deltaX=0, deltaY=120)
    expect("The wheel is one act", page.until(f"{acts} === 5 && !{STATE}.isBusy"))
    page.value("document.querySelector('#status').textContent = ''")
    press(page, "Show the keyboard")
    page.until(f"inspector.store.screen.snapshot.keyboard.visible && {acts} === 6 && !{STATE}.isBusy")
    focus(page, ".screen")
    page.type("ab")
    expect("Keys go to the device, together",
           page.until(f"{acts} === 7 || document.querySelector('#status.bad')?.textContent.length > 10"))
    page.value("inspector.actions.ask('pause')")
    press(page, "Hide the keyboard")
    page.until(f"!inspector.store.screen.snapshot.keyboard.visible && !{STATE}.isBusy")
    focus(page, ".screen")
    page.type("?")
    expect("Keys are the page's while no field on the device waits for them", page.until("document.querySelector('dialog').open"))
    page.key("Escape")
    forget_focus(page)


def check_drag(page, x, y):
    """A finger drags the modal down, holds it half way, and lets it go."""
    dragged = "(inspector.store.screen.snapshot.windows[0].presented.at(-1)?.motion?.progress ?? 0)"
    page.mouse("Pressed", x, y)
    for step in range(1, 7):
        page.mouse("Moved", x, y + step * 15, buttons=1)
    expect("A drag is on the screen before the button is up", page.until(f"{dragged} > 0.05"))
    page.value("new Promise((done) => setTimeout(done, 200))")
    far = page.value(dragged)
    page.mouse("Moved", x, y + 30, buttons=1)
    expect("The screen follows the finger back", page.until(f"{dragged} > 0 && {dragged} < {far / 2}"))
    page.value("new Promise((done) => setTimeout(done, 200))")
    page.mouse("Released", x, y + 30)
    expect("What is let go half way goes back",
           page.until(f"{STATE}.acts.length === 4 && !{STATE}.isBusy && {dragged} === 0"))
    expect("The drag is one act", page.value(f"/gesture.*path/.test({STATE}.acts.at(-1).text)"))


def check_time(page):
    before = page.value(f"{STATE}.end")
    # A moment is a fraction of milliseconds, whose sum is not exact.
    focus(page, '[aria-label="Milliseconds to advance"]')
    page.value("document.activeElement.select()")
    page.type("600")
    page.key("Enter", "\r")
    expect("The return key in the field advances the time", page.until(f"{STATE}.end >= {before} + 599.99 && !{STATE}.isBusy"))
    press(page, "Advance by the milliseconds")
    expect("The button advances the time", page.until(f"{STATE}.end >= {before} + 1199.99 && !{STATE}.isBusy"))
    forget_focus(page)
    page.type("a")
    expect("The key a advances the time", page.until(f"{STATE}.end >= {before} + 1799.99 && !{STATE}.isBusy"))
    expect("The modal is shown", page.until("inspector.actions.nodes().some(({ componentId }) => componentId === 'modal')"))
    page.key(" ", " ")
    expect("The space bar plays", page.until(f"{STATE}.isPlaying"))
    expect("The button has another name then", page.until("""!!document.querySelector('[aria-label="Pause"]')"""))
    page.key(" ", " ")
    expect("The space bar pauses", page.until(f"!{STATE}.isPlaying"))
    page.until(f"!{STATE}.isBusy && {STATE}.nextDue === null")
    page.type(".")
    expect("A step where nothing is due is refused with a sentence",
           page.until("document.querySelector('#status.bad')?.textContent.length > 10"))
    page.value("const one = document.querySelector('#clock select'); one.value = '2'; one.dispatchEvent(new Event('change'))")
    expect("The speed can be chosen", page.until(f"{STATE}.speed === 2"))


def check_past(page):
    focus(page, ".track input")
    page.key("Home")
    expect("The slider goes to the beginning", page.until(f"{STATE}.isPast && {STATE}.at === 0"))
    expect("The past is marked on the device", page.until("!document.querySelector('.ribbon').hidden"))
    page.click(*place(page, ".screen"))
    expect("A touch of the past is refused with the way out",
           page.until("document.querySelector('#status').textContent.includes('Continue')"))
    forget_focus(page)
    page.type(";")
    expect("The key ; goes to the next act or the present", page.until(f"{STATE}.at > 0 || !{STATE}.isPast"))
    page.type("p")
    expect("The key p goes back to the present", page.until(f"!{STATE}.isPast && {STATE}.at === {STATE}.end"))
    x, y = place(page, ".track input", 0.98)
    page.mouse("Pressed", x, y)
    # Acts of a finger lie in the first half, as long as they take here.
    for share in (0.9, 0.7, 0.5, 0.3):
        page.mouse("Moved", place(page, ".track input", share)[0], y, buttons=1)
    page.mouse("Released", place(page, ".track input", 0.3)[0], y)
    expect("Dragging the slider ends at the newest place", page.until(
        f"{STATE}.isPast && Math.abs({STATE}.at / {STATE}.end - 0.3) < 0.05 && !inspector.actions.slider.goTo.isBusy"))
    count = page.value("inspector.store.entries.count")
    press(page, "Continue from here: what came after is forgotten")
    expect("'Continue from here' makes it the present", page.until(f"!{STATE}.isPast && !{STATE}.isBusy"))
    expect("The steps after it are forgotten", page.until(f"inspector.store.entries.count < {count}"))


def check_lists(page):
    focus(page, "#tree .list")
    page.key("Home")
    page.key("ArrowDown")
    expect("The arrows go through the tree and select", page.until("inspector.store.selection?.kind === 'node'"))
    rows = page.value("document.querySelectorAll('#tree .row').length")
    page.key("ArrowLeft")
    expect("The arrow ← closes a node", page.until(f"document.querySelectorAll('#tree .row').length < {rows}"))
    expect("The node has the state of a closed one", page.value("!!document.querySelector('#tree .row.selected[aria-expanded=false]')"))
    page.key("ArrowRight")
    expect("The arrow → opens it", page.until(f"document.querySelectorAll('#tree .row').length === {rows}"))
    focus(page, "#tree input[type=search]")
    page.call("Input.insertText", text="home")
    expect("The filter leaves the nodes with its words, and those around",
           page.until(f"document.querySelectorAll('#tree .row').length < {rows}"))
    page.value("(() => { const field = document.activeElement; field.value = ''; field.oninput(); })()")
    page.value("(() => { const { key } = inspector.actions.nodes().find((one) => one.componentId === 'home');"
               " inspector.store.select({ kind: 'node', key, componentId: 'home', from: 'check' }); })()")
    expect("A component has its options and their layers", page.until("document.querySelector('.details .layer.own') !== null"))
    page.value("document.querySelector('.details > details > summary').click()")
    expect("The counts have the live objects",
           page.until("document.querySelector('.details').innerText.includes('Live objects')"))
    focus(page, "#console .prompt input")
    page.type("6 * 7")
    page.key("Enter", "\r")
    expect("A line runs in the app",
           page.until("[...document.querySelectorAll('#console .row')].some((row) => row.innerText.includes('42'))"))
    page.key("ArrowUp")
    expect("The arrow ↑ brings the line back", page.value("document.activeElement.value") == "6 * 7")
    # The list has rows only for the lines that are seen.
    shown = "[...document.querySelectorAll('#console .row')].map((row) => row.innerText).join()"
    page.value(f"window.shownBefore = {shown}, null")
    chip = "[...document.querySelectorAll('#console .chip')].find((one) => one.textContent === 'Events')"
    page.value(f"{chip}.click()")
    expect("The filter of kinds takes events away", page.until(f"{shown} !== shownBefore"))
    page.value(f"{chip}.click()")


def check_pending(page):
    page.value(f"inspector.actions.ask('evaluate', {{ source: {HANGS!r} }})")
    expect("A command that hangs is listed with what it waits for",
           page.until("document.querySelector('#pending .card')?.innerText.includes('push') && "
                      "document.querySelector('#pending .card').innerText.includes('Never')"))
    page.value("inspector.actions.ask('evaluate', { source: 'setTimeout(() => {}, 300); 0' })")
    page.until(f"{STATE}.nextDue !== null && !{STATE}.isBusy")
    why = "document.querySelector('#pending .why').textContent"
    expect("A timer is not named as what it waits for", page.until(f"{why} === ''"))
    page.click(*place(page, "#pending .card"))
    expect("A click on it selects the command", page.until("inspector.store.selection?.kind === 'command'"))
    expect("Its line is selected", page.until("document.querySelector('#console .row.selected')?.innerText.includes('push')"))
    expect("Its chain is listed as text", page.until("document.querySelectorAll('.chain .row').length > 3"))
    expect("The chain has the reason why the command waits",
           "Never" in page.value("document.querySelector('.chain .about').innerText"))
    focus(page, "#timeline canvas")
    scale = "document.querySelector('.chain .row.selected')?.innerText"
    before = page.value(scale)
    page.key("ArrowRight")
    expect("The arrow → selects the next step of the timeline", page.until(f"{scale} !== {before!r}"))
    page.key("ArrowUp")
    expect("The arrow ↑ selects a command", page.until("inspector.store.selection?.kind === 'command'"))
    for key in ("+", "-", "0"):
        page.type(key)
    press(page, "Zoom in")
    press(page, "Show the whole run")
    x, y = place(page, "#timeline canvas", 0.5, 0.5)
    page.mouse("Wheel", x, y, deltaX=0, deltaY=-200, modifiers=2)
    forget_focus(page)
    page.key("Escape")
    expect("Escape forgets the selection", page.until("inspector.store.selection === null"))


def check_test(page):
    restart(page)
    page.type("t")
    expect("The key t shows the recorded test", page.until("document.querySelector('#test pre').textContent.includes('test(')"))
    page.value("""document.querySelector('#test [aria-label="Expect an element to be shown"]').click()""")
    page.click(*element(page, "GO"))
    expect("A click in the mode 'Expect' adds an expectation",
           page.until("document.querySelector('#test pre').textContent.includes('GO')"))
    forget_focus(page)
    page.key("Escape")
    expect("Escape ends the mode", page.until("inspector.store.mode === 'touch'"))
    page.click(*element(page, "GO"))
    expect("A touch adds a line", page.until("document.querySelector('#test pre').textContent.includes('tap(')"))
    page.until(f"!{STATE}.isBusy")
    page.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    press(page, "Copy the test")
    expect("The copy is confirmed", page.until("document.querySelector('#status').textContent.includes('clipboard')"))
    press(page, "Close the recorded test")
    expect("The focus returns to the button", "Recorded test" in page.value(FOCUSED))


def check_tools(page):
    press(page, "Rotate the device")
    expect("The device rotates", page.until("inspector.store.screen.size[0] > inspector.store.screen.size[1]"))
    page.until(f"!{STATE}.isBusy")
    press(page, "Rotate the device")
    expect("And back", page.until("inspector.store.screen.size[0] < inspector.store.screen.size[1]"))
    page.until(f"!{STATE}.isBusy")
    press(page, "Dark appearance")
    expect("The device becomes dark", page.until("inspector.store.screen.snapshot.userInterfaceStyle === 'dark'"))
    page.until("""!!document.querySelector('[aria-label="Light appearance"]')""")
    press(page, "Light appearance")
    press(page, "Show the keyboard")
    expect("The keyboard is shown", page.until("inspector.store.screen.snapshot.keyboard.visible"))
    press(page, "Open a link of the app")
    expect("The link has a field with the focus", "Link to open" in page.value(FOCUSED))
    page.key("Escape")
    forget_focus(page)
    page.value("inspector.store.take({ type: 'state', pages: 2 })")
    expect("The number of pages is stated where several watch",
           page.until("!document.querySelector('#pages').hidden && document.querySelector('#pages').innerText.startsWith('2 pages')"))
    page.value("inspector.store.take({ type: 'state', pages: 1 })")
    page.type("?")
    expect("The key ? shows the keys", page.until("document.querySelector('dialog').open"))
    page.key("Escape")
    expect("Escape closes them", page.until("!document.querySelector('dialog').open"))


CHECKS = (
    check_modules, check_device, check_time, check_past, check_lists, check_pending, check_test, check_tools, check_looks,
    check_speed, check_many,
)
#: Checks that start apps of their own.
CHECKS_OF_OTHERS = (check_tours, check_failures, check_tests)


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--url", help="the address of a server that runs already")
    options.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/release/navbridge", help="the program of another build")
    chosen = options.parse_args()
    address = chosen.url
    need_chromium()
    server = None
    if not address:
        server = subprocess.Popen([chosen.program, "inspect", APP, "--port", "0"], stdout=subprocess.PIPE, text=True)
        address = re.search(r"http://\S+", server.stdout.readline())[0]
    origin = re.match(r"http://[^/]+/", address)[0]
    with tempfile.TemporaryDirectory() as name:
        page = Page(pathlib.Path(name) / "browser")
        try:
            check_start(page, address)
            for check in CHECKS:
                check(page)
            complaints = page.complaints(origin)
            expect(f"Nothing was complained about {complaints or ''}".rstrip(), complaints == [])
            if server:
                server.terminate()
                server.wait()
                expect("A lost connection is stated with the way back",
                       page.until("document.querySelector('.banner.bad').innerText.includes('navbridge inspect')"))
                for check in CHECKS_OF_OTHERS:
                    check(page, chosen.program.resolve())
        finally:
            page.end()
            if server and server.poll() is None:
                server.terminate()
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
