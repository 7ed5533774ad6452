"""The pictures of the README and the docs: screens of the examples as `navbridge snapshot` draws them, and the film of one."""
import html
import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs/images"
# Each picture, and the arguments of `navbridge snapshot` for it.
SCREENS = {
    "tour": ["Examples/tour.js", "--at", "1425"],
    "native-router": ["Examples/native-router/app.js", "--design", "coordinator-router", "--routes",
                      "Examples/native-router/routes.json"],
    "layered-navigation": ["Examples/layers/app.js", "--design", "layered-navigation"],
    "layout-guides": ["Examples/layout-guides/app.js", "--external-component", "List=Examples/layout-guides/list.json"],
}
# The film: its app, and the lines of the transcript that its pictures follow.
FILM = ("film", "Examples/tour.js", ["setRoot1 resolved", "push2 resolved", "push3 resolved", "pop4 resolved"])


def sources(navbridge):
    """The texts by their paths."""
    texts = {FOLDER / f"{name}.svg": screen(navbridge, arguments) for name, arguments in SCREENS.items()}
    texts[FOLDER / f"{FILM[0]}.svg"] = film(navbridge, FILM[1], FILM[2])
    return texts


def screen(navbridge, arguments):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "screen.svg"
        subprocess.run([navbridge, "snapshot", *arguments, "--svg", path], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        return path.read_text()


def film(navbridge, app, words):
    """The pictures of a film that follow lines with these words, beside each other, each above its line."""
    with tempfile.TemporaryDirectory() as folder:
        test = pathlib.Path(folder) / "film.test.js"
        test.write_text("const { app, test } = require('navbridge');\n"
                        f"test('the film', async () => {{ await app({json.dumps(str(ROOT / app))}); }});\n")
        report = pathlib.Path(folder) / "report.html"
        subprocess.run([navbridge, "test", test, "--film", "all", "--reporter", "html", "--output", report], cwd=folder,
                       check=True, stdout=subprocess.DEVNULL)
        data = json.loads(re.search(r'id="data">(.*?)</script>', report.read_text(), re.DOTALL).group(1))
    parts, captions = [], []
    made = data["tests"][0]["films"][0]
    for word in words:
        frame, line = next((frame, made["lines"][line]) for frame in made["frames"] for line in frame["lines"]
                           if word in made["lines"][line])
        parts.append("\n".join(data["lines"][line] for line in data["pictures"][frame["picture"]]))
        captions.append(" ".join(line.split()))
    return strip(parts, captions)


def strip(parts, captions):
    width, height = (float(each) for each in re.search(r'width="([\d.]+)" height="([\d.]+)"', parts[0]).groups())
    step = width + 40
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{step * len(parts) - 40:g}" height="{height + 60:g}" '
            'font-family="ui-monospace, Menlo, \'DejaVu Sans Mono\', monospace">\n')
    for number, (part, caption) in enumerate(zip(parts, captions)):
        # Each picture has numbers of clips of its own.
        own = re.sub(r'\bid="c(\d+)"', rf'id="p{number}-\1"', part)
        own = re.sub(r"url\(#c(\d+)\)", rf"url(#p{number}-\1)", own)
        text += own.strip().replace("<svg ", f'<svg x="{number * step:g}" ', 1) + "\n"
        text += (f'<text x="{number * step + width / 2:g}" y="{height + 40:g}" font-size="17" fill="#808080" '
                 f'text-anchor="middle">{html.escape(caption, quote=False)}</text>\n')
    return text + "</svg>\n"
