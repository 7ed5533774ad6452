"""The pictures of the README and the docs: screens of the examples as `navbridge snapshot` draws them, and the film of one."""
import html
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/images"
# Each picture, and the arguments of `navbridge snapshot` for it.
SCREENS = {
    "tour": ["Examples/tour.js", "--at", "200"],
    "native-router": ["Examples/native-router/app.js", "--design", "coordinator-router", "--routes",
                      "Examples/native-router/routes.json"],
    "layered-navigation": ["Examples/layers/app.js", "--design", "layered-navigation", "--at", "1500"],
    "layout-guides": ["Examples/layout-guides/app.js", "--external-component", "List=Examples/layout-guides/list.json"],
}
# The film of the shop, which esbuild bundles, and the lines of the transcript that its pictures follow; without esbuild the pictures
# of the shop stay as they are.
SHOP = ("shop", "Examples/shop/app.tsx", [r"setRoot\d+ resolved", r"push\d+ resolved", r"showModal\d+ resolved"],
        "await device.tap({ testID: 'kettle' }); await device.tap({ testID: 'more' }); await device.tap({ testID: 'add' });")


FAILING = """const { app, device, expect, test } = require('navbridge');

test('the count stays at one', async () => {
  await app('./Examples/shop/app.tsx');
  await device.tap({ testID: 'kettle' });
  await device.tap({ testID: 'more' });
  await expect({ testID: 'count' }).toHaveText('1');
});
"""


def sources(navbridge):
    """The texts by their paths."""
    texts = {FOLDER / f"{name}.svg": screen(navbridge, arguments) for name, arguments in SCREENS.items()}
    if shutil.which("esbuild"):
        texts[FOLDER / f"{SHOP[0]}.svg"] = film(navbridge, *SHOP[1:])
        texts[FOLDER / "failure.svg"] = failure(navbridge)
    example = subprocess.run([navbridge.parent / "typed-routing-example", "--picture"], check=True, stdout=subprocess.PIPE, text=True)
    texts[FOLDER / "typed-routing.svg"] = example.stdout
    return texts


def screen(navbridge, arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "screen.svg"
        subprocess.run([navbridge, "snapshot", *arguments, "--svg", path], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return path.read_text()


def report(navbridge, name, test, status, *arguments):
    """The data of the page that a run of one test in the project's folder makes."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Examples").symlink_to(ROOT / "Examples")
        (folder / name).write_text(test)
        page = folder / "report.html"
        run = subprocess.run([navbridge, "test", name, *arguments, "--reporter", "html", "--output", page], cwd=folder,
                             stdout=subprocess.PIPE, text=True)
        if run.returncode != status:
            raise SystemExit(f"The test of a picture ended with {run.returncode}, and not with {status}:\n{run.stdout}")
        return json.loads(re.search(r'id="data">(.*?)</script>', page.read_text(), re.DOTALL).group(1))


def picture(data, frame):
    return "\n".join(data["lines"][line] for line in data["pictures"][frame["picture"]])


def film(navbridge, app, words, acts=""):
    """The pictures of a film that follow lines with these words, as patterns, beside each other, each above its line."""
    test = ("const { app, device, test } = require('navbridge');\n"
            f"test('the film', async () => {{ await app({json.dumps('./' + app)}); {acts} }});\n")
    data = report(navbridge, "film.test.js", test, 0, "--film", "all")
    parts, captions = [], []
    made = data["tests"][0]["films"][0]
    for word in words:
        frame, line = next((frame, made["lines"][line]) for frame in made["frames"] for line in frame["lines"]
                           if re.search(word, made["lines"][line]))
        parts.append(picture(data, frame))
        captions.append(" ".join(line.split()))
    return strip(parts, captions)


def failure(navbridge):
    """The screen of a failing test, beside the code with the line that failed."""
    data = report(navbridge, "shop.test.js", FAILING, 1)
    test = data["tests"][0]
    source = test["source"]
    drawn = picture(data, test["films"][0]["frames"][-1])
    width, height = size(drawn)
    failing = source["failing"] - source["first"]
    top, line, left = 330, 34, width + 50
    text = opening(left + 640, height)
    text += drawn.strip() + "\n"
    text += f'<text x="{left:g}" y="{top - 80}" font-size="26" fill="#D92D20">✘ {html.escape(test["name"], quote=False)}</text>\n'
    text += (f'<rect x="{left - 14:g}" y="{top + failing * line - 24}" width="640" height="{line}" rx="6" fill="#D92D20" '
             'fill-opacity="0.15"/>\n')
    message = test["failure"]["message"].splitlines()
    words = [("#808080", each) for each in source["lines"]] + [("#D92D20", each) for each in message]
    for number, (colour, each) in enumerate(words):
        text += (f'<text x="{left:g}" y="{top + number * line:g}" font-size="20" fill="{colour}" xml:space="preserve">'
                 f"{html.escape(each, quote=False)}</text>\n")
    return text + "</svg>\n"


def size(part):
    return (float(each) for each in re.search(r'width="([\d.]+)" height="([\d.]+)"', part).groups())


def opening(width, height):
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
            'font-family="ui-monospace, Menlo, \'DejaVu Sans Mono\', monospace">\n')


def strip(parts, captions):
    width, height = size(parts[0])
    step = width + 40
    text = opening(step * len(parts) - 40, height + 60)
    for number, (part, caption) in enumerate(zip(parts, captions)):
        # Each picture has numbers of clips of its own.
        own = re.sub(r'\bid="c(\d+)"', rf'id="p{number}-\1"', part)
        own = re.sub(r"url\(#c(\d+)\)", rf"url(#p{number}-\1)", own)
        text += own.strip().replace("<svg ", f'<svg x="{number * step:g}" ', 1) + "\n"
        text += (f'<text x="{number * step + width / 2:g}" y="{height + 40:g}" font-size="17" fill="#808080" '
                 f'text-anchor="middle">{html.escape(caption, quote=False)}</text>\n')
    return text + "</svg>\n"
