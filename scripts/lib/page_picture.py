"""The pictures of pages: the animated one of the inspector for the README, that of docs/inspecting.md, and the page of a search.

All are of real runs: the page is used in headless Chromium as a person uses it, and its own pictures are put together by Pillow,
which is installed in a folder of its own.
"""
import base64
import io
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import venv
import zlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "scripts/lib/checks"))
from browser import Page, need_chromium  # noqa: E402
from inspector_places import element, place  # noqa: E402

PACKAGE = "pillow==12.*"
#: The most bytes of the animated picture, and the colours that it has.
LIMIT, COLOURS = 300_000, 63
SIZE = (1200, 719)
#: An arrow, because a picture of a page has no pointer.
POINTER = """(() => {
  const arrow = document.createElement('div');
  arrow.id = 'arrow';
  arrow.innerHTML = '<svg width="22" height="26" viewBox="0 0 22 26" style="fill:#111;stroke:#fff;stroke-width:1.6">' +
    '<path d="M2 1v20l5-5 4 9 4-2-4-8h7z"/></svg>';
  arrow.style.cssText = 'position:fixed;z-index:99;pointer-events:none;left:0;top:0';
  document.body.append(arrow);
})()"""
STATE = "inspector.store.state"


class Film:
    """Pictures of the page with the milliseconds for which each is seen."""

    def __init__(self, page):
        self.page, self.frames, self.place = page, [], (SIZE[0] * 0.6, SIZE[1] * 0.7)

    def show(self, milliseconds):
        x, y = self.place
        self.page.value(f"document.querySelector('#arrow').style.translate = '{x}px {y}px'")
        # The last changes are drawn with the next frames.
        self.page.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        data = self.page.call("Page.captureScreenshot", format="png")["data"]
        self.frames.append((base64.b64decode(data), milliseconds))

    def move(self, place, steps=3):
        start = self.place
        for step in range(1, steps + 1):
            self.place = tuple(one + (other - one) * step / steps for one, other in zip(start, place))
            self.page.mouse("Moved", *self.place)
            self.show(70)


def settle(page):
    page.until(f"!{STATE}.isBusy")


def advance(page, milliseconds):
    page.value(f"inspector.actions.ask('advance', {{ ms: {milliseconds} }})")
    settle(page)


def act(page):
    """The story: a row is tapped, the push is taken back to its middle and continued from there, and the test is copied."""
    film = Film(page)
    page.value(POINTER)
    page.value("document.querySelector('[aria-label=\"Source of the app\"]').click()")
    advance(page, 200)
    film.show(900)
    kettle = element(page, "kettle")
    film.move(kettle)
    page.value("new Promise((done) => setTimeout(done, 250))")
    film.show(600)
    page.click(*kettle)
    page.until(f"{STATE}.acts.length === 1 && !{STATE}.isBusy")
    film.show(250)
    for _ in range(4):
        advance(page, 90)
        film.show(120)
    advance(page, 200)
    film.show(900)
    back(page, film)
    copy(page, film)
    return film.frames


def back(page, film):
    """The slider is dragged into the transition, and the run continued from there."""
    end = page.value(f"{STATE}.end")
    film.move(place(page, ".track", 0.985))
    for share in (0.85, 0.7, 0.6, 0.52):
        page.value(f"inspector.actions.slider.show({end * share})")
        page.until(f"{STATE}.isPast && Math.abs({STATE}.at - {end * share}) < 1")
        settle(page)
        film.place = place(page, ".track", 0.01 + 0.98 * share)
        film.show(220)
    film.show(1100)
    film.move(place(page, "[aria-label^='Continue from here']"))
    page.click(*film.place)
    page.until(f"!{STATE}.isPast")
    film.show(500)
    for _ in range(3):
        advance(page, 90)
        film.show(120)
    advance(page, 300)
    film.show(500)


def copy(page, film):
    page.value("document.querySelector('[aria-label=\"Source of the app\"]').click()")
    film.move(place(page, "[aria-label='Recorded test']"))
    page.click(*film.place)
    page.until("document.querySelector('#test pre').textContent.includes('kettle')")
    film.show(700)
    film.move(place(page, "[aria-label='Copy the test']"))
    page.click(*film.place)
    page.until("document.querySelector('#status').textContent.length > 10")
    film.show(2200)


def pillow(folder):
    """Installs Pillow, and returns its modules."""
    venv.create(folder, with_pip=True)
    subprocess.run([folder / "bin/pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE], check=True)
    sys.path.insert(0, str(next((folder / "lib").glob("python*/site-packages"))))
    from PIL import Image, ImageChops
    return Image, ImageChops


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def chunks(data):
    """The chunks of a PNG: `(kind, data)`."""
    at = 8
    while at < len(data):
        length = struct.unpack(">I", data[at:at + 4])[0]
        yield data[at + 4:at + 8], data[at + 8:at + 8 + length]
        at += 12 + length


def animated(image, chops, frames):
    """An animated PNG. A picture has the part that has changed since the one before, in which what stays is transparent."""
    pictures = [image.open(io.BytesIO(data)).convert("RGB") for data, _ in frames]
    # One palette for all, so that what stays the same is the same.
    sample = image.new("RGB", (SIZE[0], SIZE[1] * 4))
    for row, at in enumerate((0, len(pictures) // 3, len(pictures) // 2, len(pictures) - 1)):
        sample.paste(pictures[at], (0, SIZE[1] * row))
    palette = sample.quantize(COLOURS, method=image.Quantize.MEDIANCUT, dither=image.Dither.NONE)
    few = [one.quantize(palette=palette, dither=image.Dither.NONE) for one in pictures]
    parts, sequence = [], 0
    for at, (now, (_, time)) in enumerate(zip(few, frames)):
        box = (0, 0, *SIZE)
        if at:
            changed = chops.difference(now.convert("RGB"), few[at - 1].convert("RGB")).convert("L").point(lambda one: 255 if one else 0)
            box = changed.getbbox() or (0, 0, 1, 1)
            only = image.new("P", SIZE, COLOURS)
            only.putpalette(now.getpalette())
            only.paste(now, mask=changed)
            now = only.crop(box)
        out = io.BytesIO()
        now.save(out, format="PNG", optimize=True, transparency=COLOURS, bits=8)
        made = list(chunks(out.getvalue()))
        if not at:
            parts += [chunk(b"IHDR", dict(made)[b"IHDR"]), chunk(b"acTL", struct.pack(">II", len(few), 0)),
                      *(chunk(kind, data) for kind, data in made if kind in (b"PLTE", b"tRNS"))]
        parts.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", sequence, box[2] - box[0], box[3] - box[1], box[0], box[1], time, 1000, 0,
                                                1 if at else 0)))
        sequence += 1
        for kind, data in made:
            if kind != b"IDAT":
                continue
            parts.append(chunk(b"fdAT", struct.pack(">I", sequence) + data) if at else chunk(b"IDAT", data))
            sequence += 1 if at else 0
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts) + chunk(b"IEND", b"")


def orders(navbridge, image, folder):
    """The page on which `navbridge explore` shows the order under which a test fails, beside the usual one."""
    (folder / "Examples").symlink_to(ROOT / "Examples")
    subprocess.run([navbridge, "explore", "Examples/schedules/deep-link.test.js", "--schedules", "40", "--replays", "orders"],
                   cwd=folder, stdout=subprocess.DEVNULL)
    page = Page(folder / "chromium-of-orders")
    page.size(1200, 760)
    page.open(next((folder / "orders").glob("*.html")).as_uri())
    save(image, base64.b64decode(page.call("Page.captureScreenshot", format="png")["data"]), "explore.png")
    page.end()


def save(image, data, name):
    flat = image.open(io.BytesIO(data)).convert("RGB").quantize(128, dither=image.Dither.NONE)
    flat.save(ROOT / "docs/images" / name, optimize=True)


def write(navbridge):
    need_chromium()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        image, chops = pillow(folder / "pillow")
        orders(navbridge, image, folder)
        server = subprocess.Popen([navbridge, "inspect", "Examples/shop/app.tsx"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            address = next(found.group(0) for found in (re.search(r"http://\S+", line) for line in server.stdout) if found)
            page = Page(folder / "chromium")
            page.size(*SIZE)
            page.open(address)
            page.until(f"document.querySelector('.screen.drawn img') && {STATE}.nextDue === null && !{STATE}.isBusy")
            page.value("inspector.actions.ask('pause')")
            data = animated(image, chops, act(page))
            page.size(1440, 900)
            page.value("document.querySelector('#arrow').remove()")
            page.value("document.querySelector('[aria-label=\"Close the recorded test\"]').click()")
            page.value("inspector.store.select({ kind: 'node', key: inspector.actions.nodes().find(({ value }) =>"
                       " value.testID === 'add' || value.testID === 'more').key, from: 'picture' })")
            page.value("document.querySelector('[aria-label=\"Source of the app\"]').click()")
            page.until("document.querySelector('.components .value') && document.querySelector('.code .at') &&"
                       " document.querySelectorAll('.strip img').length > 3")
            still = base64.b64decode(page.call("Page.captureScreenshot", format="png")["data"])
            page.end()
        finally:
            server.terminate()
            server.wait()
        if len(data) > LIMIT:
            raise SystemExit(f"The animated picture has {len(data)} bytes, and may have {LIMIT}.")
        (ROOT / "docs/images/page.png").write_bytes(data)
        save(image, still, "inspect.png")
    print(f"docs/images/page.png: {len(data)} bytes")
