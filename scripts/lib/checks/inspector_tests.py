"""The part for tests on the page of `navbridge test --ui`: runs tests and opens their runs, by the mouse and by the keyboard."""
import pathlib
import re
import shutil
import subprocess
import tempfile

from browser import FAINT_TEXTS, FOCUSED, expect
from inspector_tours import EXAMPLES, open_anew

TESTS = "inspector.store.tests"
ROWS = "[...document.querySelectorAll('#tests .row')]"

SHOP = """const { app, describe, device, expect, test } = require('navbridge');

describe('the shop', () => {
  test('opens a modal', async () => {
    await app('./shop.js');
    await device.tap({ testID: 'GO' });
    await expect(device).toHaveModals(['modal']);
  });
  test('expects too much', async () => {
    await app('./shop.js');
    await device.tap({ testID: 'GO' });
    await expect(device).toHaveModals(['another']);
  });
  test.skip('is left out', () => {});
  test.todo('is to come');
});
test('starts two apps', async () => {
  const one = await app('./shop.js');
  const other = await app('./shop.js');
  await one.device.tap({ testID: 'GO' });
  await expect(other.device).toHaveModals([]);
});
"""
TIMERS = """const { test } = require('navbridge');
for (let at = 0; at < 40; at += 1) test(`number ${at}`, () => new Promise((done) => setTimeout(done, 1)));
"""

#: 5 000 tests, as a server would send them; then changes of one file at a time, and a filter. Milliseconds of the middle change, of the
#: slowest one, and of the filter.
TIMES = """(() => {
  const { store } = inspector;
  const file = (index) => ({ index, file: `part${index}.test.js`, architecture: 'turbo', isRunning: false, failures: [],
    tests: Array.from({ length: 50 }, (_, at) => ({ path: [`group ${at >> 3}`, `number ${at}`], outcome: at % 9 ? 'passed' : 'failed',
      milliseconds: at, message: null, apps: 1 })) });
  store.take({ type: 'tests', isRunning: false, watches: false, note: null, files: Array.from({ length: 100 }, (_, at) => file(at)) });
  const timed = (act) => {
    const before = performance.now();
    act();
    store.flush();
    document.body.getBoundingClientRect();
    return performance.now() - before;
  };
  const changes = Array.from({ length: 61 }, (_, at) => timed(() => {
    const changed = file(at);
    changed.tests[3].outcome = 'running';
    store.take({ type: 'testFile', file: changed });
  })).sort((one, other) => one - other);
  const field = document.querySelector('#tests input');
  const filter = timed(() => {
    field.value = 'number 4';
    field.oninput();
  });
  return [changes[30], changes[60], filter, document.querySelectorAll('#tests .row').length];
})()"""


def row(words):
    return f"{ROWS}.find((one) => one.querySelector('.words').textContent === {words!r})"


def press(page, name):
    page.value(f"""document.querySelector('#tests [aria-label="{name}"]').click()""")


def click_row(page, words, part=".words"):
    box = page.value(f"(() => {{ const {{ left, top, width, height }} = {row(words)}.querySelector('{part}').getBoundingClientRect();"
                     " return [left + width / 2, top + height / 2]; })()")
    page.click(*box)


def ended(page, seconds=60):
    """Waits until a run has begun and has come to its end."""
    page.until(f"{TESTS}.isRunning", 5)
    return page.until(f"!{TESTS}.isRunning", seconds)


def check_list(page):
    expect("The tests are listed before a run", page.until(f"!!{row('opens a modal')} && !!{row('number 0')} && !{TESTS}.isRunning", 20))
    expect("A file and a group are rows, too", page.value(f"!!{row('shop.test.js')} && !!{row('the shop')}"))
    for part in ("#device .waiting", "#tree", "#console"):
        expect(f"Without an app {part.split()[0]} says how to get one",
               page.value(f"document.querySelector('{part}').innerText.includes('Choose a test')"))
    press(page, "Run all tests")
    expect("'Stop' is possible while tests run", page.until("""document.querySelector('[aria-label="Stop the tests"]')"""
                                                            """.getAttribute('aria-disabled') === 'false'""", 5))
    expect("The tests run to their end", ended(page))
    counts = page.value(f"{TESTS}.counts")
    expect(f"The counts are those of the tests: {counts}", [counts[name] for name in (
        "passed", "failed", "skipped", "todo", "broken", "waiting", "running")] == [42, 1, 1, 1, 1, 0, 0])
    expect("They are written above the list", page.until("document.querySelector('.counts').innerText.includes('42 passed')"))
    expect("The end of the run is announced", page.until("document.querySelector('#status').textContent.includes('1 failed')"))
    expect("A file that fails itself has its failure",
           page.value(f"{row('broken.test.js')}.classList.contains('failed')"))
    click_row(page, "broken.test.js")
    expect("A click on it shows the failure", page.until("document.querySelector('.verdict pre').innerText.includes('it is broken')"))


def check_run(page):
    click_row(page, "expects too much")
    expect("A click opens the run of a test, where it has failed",
           page.until("inspector.actions.nodes().some(({ componentId }) => componentId === 'modal') && "
                      "document.querySelector('.screen.drawn img').naturalWidth > 100", 20))
    expect("The test is marked", page.until(f"{row('expects too much')}.classList.contains('shown')"))
    message = page.value("document.querySelector('.verdict pre').textContent")
    expect("The failure's message keeps its lines", "another" in message and "\n" in message)
    expect("The message is in a font of one width",
           "mono" in page.value("getComputedStyle(document.querySelector('.verdict pre')).fontFamily.toLowerCase()"))
    click_row(page, "opens a modal")
    expect("Another one opens in its place",
           page.until(f"{row('opens a modal')}.classList.contains('shown') && {TESTS}.shown.path.at(-1) === 'opens a modal'", 20))
    page.until("!inspector.store.state.isBusy && inspector.store.screen")
    page.value("inspector.actions.slider.show(0)")
    expect("Its earlier moments can be seen", page.until("inspector.store.state.isPast && inspector.store.state.at === 0"))


def check_keys(page):
    page.value("document.querySelector('#tests .list').focus()")
    page.key("Home")
    while page.value(f"{ROWS}.find((one) => one.classList.contains('selected'))?.innerText.includes('two apps')") is False:
        page.key("ArrowDown")
    page.key("Enter")
    expect("The return key asks which of several apps is meant", page.until("document.activeElement.innerText === 'App 1'"))
    page.key("Tab")
    page.key("Enter", "\r")
    expect("The second app opens by the keyboard", page.until(f"{TESTS}.shown.app === 2", 20))
    page.value("document.querySelector('#tests .list').focus()")
    before = page.value("inspector.store.app.file")
    page.key("r", "r")
    expect("The key r runs the selected test", ended(page))
    expect("The run that is shown stays", page.value("inspector.store.app.file") == before)
    page.key("ArrowLeft")
    page.key("ArrowLeft")
    expect("The arrow ← closes a file", page.until(f"!{row('opens a modal')} && !!{row('shop.test.js')}"))
    page.key("ArrowRight")
    expect("The arrow → opens it", page.until(f"!!{row('opens a modal')}"))


def check_filters(page):
    page.value("document.querySelectorAll('#tests .chip')[1].click()")
    expect("The failed ones can be shown alone", page.until(f"!!{row('expects too much')} && !{row('opens a modal')}"))
    press(page, "Run the failed tests")
    expect("The failed ones can run alone", ended(page))
    expect("They fail again", page.value(f"{TESTS}.counts.failed") == 1)
    page.value("document.querySelectorAll('#tests .chip')[0].click()")
    page.value("document.querySelector('#tests input').focus()")
    page.call("Input.insertText", text="modal shop")
    expect("A filter takes words of the file, the groups and the test",
           page.until(f"!!{row('opens a modal')} && !{row('expects too much')} && !{row('number 0')}"))
    page.value("(() => { const field = document.activeElement; field.value = ''; field.oninput(); })()")


def check_runs(page, folder):
    press(page, "Run all tests")
    page.until(f"{TESTS}.isRunning")
    press(page, "Stop the tests")
    expect("A run can be stopped", page.until(f"!{TESTS}.isRunning", 10))
    press(page, "Run again when a script changes")
    expect("'Watch' is pressed", page.until("""document.querySelector('[aria-label="Run again when a script changes"]')"""
                                            """.getAttribute('aria-pressed') === 'true'"""))
    (folder / "shop.test.js").write_text(SHOP.replace("another", "modal"))
    expect("A change of a script runs the tests again", page.until(f"{TESTS}.counts.failed === 0 && !{TESTS}.isRunning", 60))
    press(page, "Run again when a script changes")
    expect("And no longer afterwards", page.until(f"!{TESTS}.watches"))


def check_drawer(page):
    for width in (400, 900, 1100, 1300, 1800):
        page.size(width, 800)
        expect(f"Nothing is wider than the page at {width} px",
               page.until(f"document.documentElement.scrollWidth <= {width} && document.body.scrollWidth <= {width}", 1))
    page.size(400, 800)
    expect("The tests are a drawer at 400 px, which is closed while a run is shown", page.value("document.querySelector('#tests').hidden"))
    page.value("""document.querySelector('#bar [aria-label="Tests"]').click()""")
    expect("It opens with the focus in its list", "Tests" in page.value(FOCUSED))
    click_row(page, "opens a modal")
    expect("It closes for the run of a test", page.until("document.querySelector('#tests').hidden && "
                                                         "document.querySelector('#device').offsetParent !== null", 20))
    page.size(1300, 900)
    page.until("!document.querySelector('#tests').hidden")
    for scheme in ("light", "dark"):
        page.scheme(scheme)
        faint = page.value("new Promise((done) => setTimeout(done, 300)).then(() => %s)" % FAINT_TEXTS)
        expect(f"All texts have enough contrast, {scheme} {faint or ''}".rstrip(), faint == [])
    page.scheme("light")
    page.value("document.querySelector('#bar button').focus()")
    reached = []
    for _ in range(60):
        page.key("Tab")
        reached.append(page.value(FOCUSED))
    order = [
        "Run again when", "Run all tests", "Filter tests", "Failed", "tree: Tests", "Select an element", "Tree of the screen", "Lines",
    ]
    places = [next((at for at, one in enumerate(reached) if name in one), None) for name in order]
    expect(f"The Tab key goes through the tests before the device {reached if None in places else ''}".rstrip(),
           None not in places and places == sorted(places))


def check_times(page):
    middle, slowest, filtered, rows = page.value(TIMES)
    print(f"  5 000 tests: a change of a file is shown in {middle:.1f} ms, at most {slowest:.1f} ms; a filter takes {filtered:.1f} ms")
    expect("A list of 5 000 tests has only the rows that are seen, and stays quick", rows < 80 and middle < 50)


def check_tests(page, program):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(EXAMPLES / "stack-with-modal.js", folder / "shop.js")
        (folder / "shop.test.js").write_text(SHOP)
        (folder / "timers.test.js").write_text(TIMERS)
        (folder / "broken.test.js").write_text("throw new Error('it is broken');\n")
        server = subprocess.Popen([program, "test", "--ui", "--port", "0"], stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            open_anew(page, address)
            check_list(page)
            check_run(page)
            check_keys(page)
            check_filters(page)
            check_runs(page, folder)
            check_drawer(page)
            check_times(page)
            complaints = page.complaints(re.match(r"http://[^/]+/", address)[0])
            expect(f"Nothing was complained about {complaints or ''}".rstrip(), complaints == [])
            server.terminate()
            server.wait()
            expect("A lost connection is stated with the way back",
                   page.until("document.querySelector('.banner.bad').innerText.includes('navbridge test --ui')"))
        finally:
            if server.poll() is None:
                server.terminate()
