#!/usr/bin/env python3
"""Opens the report of a test run, and a film, in headless Chromium, and uses them as people do.

  scripts/check page     makes a report of failing tests on both routes with the release build, one of Examples and Scenarios, and
                         the page of a failure under a schedule

Prints the size of the large report and its first paint.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from browser import Page, expect, faults, need_chromium

ROOT = pathlib.Path(__file__).resolve().parents[3]
NAVBRIDGE = ROOT / ".build/release/navbridge"
HOSTILE = "</script><script>window.hit = 1</script><!--<b>&amp;\"'\u202eabc 🎉"
TEST = """
const { app, device, describe, expect, test } = require('navbridge');
test('passes', async () => { await app('./app.js'); console.log('printed'); });
describe(%(hostile)s, () => test('fails', async () => {
  await app('./app.js');
  await device.tap({ testID: 'GO' });
  expect(%(hostile)s).toBe('else');
}));
test('differs', async () => { await app('./app.js'); expect(require('navbridge').architecture).toBe('turbo'); });
test.skip('waits', () => {});
"""


def shown(page):
    return page.value("document.querySelector('main h2').textContent")


def check_report(page, report):
    page.open(report.as_uri())
    expect("The report opens without a complaint, and asks for nothing", page.complaints() == [])
    expect("It begins with the first test that has failed, and shows hostile text as text",
           HOSTILE in (shown(page) or "") and page.value("window.hit") is None)
    rows = "[...document.querySelectorAll('.list li')].filter((one) => !one.hidden).length"
    expect("It lists all tests of both routes", page.value(rows) == 8)
    place = "document.querySelector('.film figcaption').textContent"
    before = page.value(place)
    page.key("ArrowLeft")
    expect("The key ← shows the picture before", page.value(place) != before)
    page.key("ArrowRight")
    expect("The key → shows the next picture", page.value(place) == before)
    width = page.value("new Promise((done) => { const image = document.querySelector('.film img');"
                       " const look = () => (image.naturalWidth ? done(image.naturalWidth) : setTimeout(look, 10)); look(); })")
    expect("The picture is drawn", width > 100)
    page.key("ArrowDown")
    expect("The key ↓ shows the next test", shown(page) == "differs")
    expect("It has the transcripts of both routes side by side",
           page.value("document.querySelectorAll('.differences td').length") > 4)
    page.key("/", "/")
    page.call("Input.insertText", text="passes")
    expect("The search leaves the tests with its words", page.value(rows) == 2)
    page.key("ArrowDown")
    expect("The key ↓ leads from the search to the first of them", shown(page) == "passes")
    expect("A test that passes has its console", "printed" in page.value("document.querySelector('main').innerText"))
    page.value("document.querySelector('input[type=search]').value = '';"
               "for (const box of document.querySelectorAll('.filters input[type=checkbox]'))"
               " if (!box.parentNode.textContent.startsWith('failed') && box.parentNode.textContent[0] !== 'b' && "
               "box.parentNode.textContent[0] !== 't') box.click();")
    expect("The filters leave the tests with an outcome", page.value(rows) == 3)
    for width in (375, 1300):
        page.size(width, 800)
        expect(f"Nothing is wider than the page at {width} px",
               page.value("document.documentElement.scrollWidth") <= width)
    light = page.value("getComputedStyle(document.body).backgroundColor")
    page.scheme("dark")
    expect("It is dark where the browser is", page.value("getComputedStyle(document.body).backgroundColor") != light)
    page.call("Emulation.setEmulatedMedia", media="print")
    expect("It prints the test without the list",
           page.value("getComputedStyle(document.querySelector('nav')).display") == "none")
    page.call("Emulation.setEmulatedMedia", media="")
    complaints = page.complaints()
    expect(f"Nothing was complained about meanwhile {complaints or ''}".rstrip(), complaints == [])
    focus = []
    for _ in range(6):
        page.call("Input.dispatchKeyEvent", type="keyDown", key="Tab", windowsVirtualKeyCode=9)
        focus.append(page.value("document.activeElement.tagName"))
    expect("Tab goes from the search to the filters and the tests", "INPUT" in focus and len(set(focus)) > 1)


def check_orders(page, orders):
    """The page of a failure under a schedule: the usual run and the failing one beside each other."""
    page.open(orders.as_uri())
    expect("The page of a schedule opens without a complaint", page.complaints() == [])
    heads = page.value("[...document.querySelectorAll('.orders h3')].map(({ textContent }) => textContent)")
    expect("It has the usual order, the deciding one and the failing one",
           [one.split()[1] for one in heads] == ["usual", "deciding", "failing"])
    places = "[...document.querySelectorAll('.orders figcaption')].map(({ textContent }) => textContent.split(',')[0])"
    before = page.value(places)
    page.key("ArrowLeft")
    after = page.value(places)
    expect("The key ← shows the picture before of both films", len(before) == 2 and all(a != b for a, b in zip(before, after)))
    for width in (375, 1300):
        page.size(width, 800)
        expect(f"Nothing of it is wider than the page at {width} px", page.value("document.documentElement.scrollWidth") <= width)


def main():
    need_chromium()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "app.js").write_text((ROOT / "Examples/stack-with-modal.js").read_text())
        (folder / "a.test.js").write_text(TEST % {"hostile": json.dumps(HOSTILE)})
        run = ["test", "--architecture", "both", "--reporter", "html", "--output"]
        subprocess.run([NAVBRIDGE, *run, "report.html", "a.test.js"], cwd=folder, stdout=subprocess.DEVNULL, check=False)
        explore = ["explore", ROOT / "Examples/schedules/deep-link.test.js", "--schedules", "60"]
        subprocess.run([NAVBRIDGE, *explore], cwd=folder, stdout=subprocess.DEVNULL, check=False)
        large = folder / "large.html"
        subprocess.run([NAVBRIDGE, *run, large, "Examples", "Scenarios"], cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        page = Page(folder / "browser")
        try:
            check_report(page, folder / "report.html")
            page.open(next(folder.glob(".navbridge/failures/**/film.html")).as_uri())
            expect("A film opens without a complaint", page.complaints() == [] and HOSTILE in shown(page))
            check_orders(page, next(folder.glob(".navbridge/schedules/*.html")))
            page.open(large.as_uri())
            paint = page.value("new Promise((done) => new PerformanceObserver((list) => done(list.getEntries()[0].startTime))"
                               ".observe({ type: 'paint', buffered: true }))")
            tests = page.value("document.querySelectorAll('.list li').length")
            size = large.stat().st_size
            print(f"  The report of {tests} tests: {size / 1e6:.2f} MB, first paint after {paint:.0f} ms")
            expect("The large report opens without a complaint, and has at most 8 MB", page.complaints() == [] and size <= 8e6)
        finally:
            page.end()
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
