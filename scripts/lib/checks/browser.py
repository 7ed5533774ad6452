"""Headless Chromium for checks of pages. It is driven by its debugging pipe, so that nothing listens."""
import json
import os
import shutil
import subprocess
import sys

#: The codes of keys that have an effect of their own.
CODES = {
    "Backspace": 8, "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40,
}


def need_chromium():
    if not shutil.which("chromium"):
        print("chromium is missing: apt-get install chromium", file=sys.stderr)
        sys.exit(69)

#: The texts that are seen and have less contrast with what is behind them than WCAG 2.1 asks for (1.4.3): `[ratio, text]`.
FAINT_TEXTS = """(() => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((one, at) => one * a + below[at] * (1 - a)).concat(1);
  const light = (colour) => colour.slice(0, 3).map((one) => one / 255).map((one) =>
    (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)).reduce((sum, one, at) =>
    sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const behind = (element) => {
    if (!element) return read(getComputedStyle(document.documentElement).colorScheme.includes('dark') &&
      matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff');
    const colour = read(getComputedStyle(element).backgroundColor);
    return colour[3] === 1 ? colour : over(colour, behind(element.parentElement));
  };
  const found = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent.trim();
    if (!words || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[aria-disabled=true], :disabled, script, style, noscript')) continue;
    const style = getComputedStyle(element);
    const below = behind(element);
    const [one, other] = [light(over(read(style.color), below)), light(below)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const size = parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
    if (ratio < least) found.set(`${style.color} ${below}`, [Math.round(ratio * 100) / 100, words.slice(0, 40)]);
  }
  return [...found.values()];
})()"""

#: The role and the name of the element that has the focus.
FOCUSED = """(() => {
  const { activeElement: one } = document;
  const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent;
  const named = one.getAttribute('aria-label') ?? label ?? one.innerText ?? '';
  const role = one.getAttribute('role') ?? one.tagName.toLowerCase();
  return one === document.body ? 'body' : `${role}: ${named.trim().slice(0, 60)}`;
})()"""


class Page:
    """A page in Chromium: commands of the DevTools protocol over a pipe, each message ended by a NUL."""

    def __init__(self, folder):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def place():
            # The ends may be these descriptors already, which stay closed to programs then.
            ends = os.dup(to_browser), os.dup(from_browser)
            for end, descriptor in zip(ends, (3, 4)):
                os.dup2(end, descriptor, inheritable=True)

        # Chromium expects the pipe as the descriptors 3 and 4.
        self.browser = subprocess.Popen(
            [shutil.which("chromium"), "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={folder}", "--window-size=1300,900", "about:blank"],
            preexec_fn=place, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        targets = self.call("Target.getTargets")["targetInfos"]
        target = next(each["targetId"] for each in targets if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def receive(self):
        while b"\0" not in self.buffer:
            read = os.read(self.input, 1 << 20)
            if not read:
                raise SystemExit("Chromium has ended.")
            self.buffer += read
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, address):
        """Opens a page, and waits until it is loaded."""
        self.events = []
        self.call("Page.navigate", url=address)
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())
        # Pictures come from the page itself, and are loaded one after the other.
        self.value("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{expression}: {answer['exceptionDetails']['exception'].get('description')}")
        return answer["result"].get("value")

    def key(self, name, text=None):
        params = {"key": name, "windowsVirtualKeyCode": CODES.get(name, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", **params, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **params)

    def mouse(self, kind, x, y, **params):
        """An event of the mouse: `Moved`, `Pressed`, `Released` or `Wheel`."""
        button = {"button": "left", "clickCount": 1} if kind in ("Pressed", "Released") or "buttons" in params else {}
        self.call("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, **button, **params)

    def click(self, x, y, **params):
        self.mouse("Moved", x, y, **params)
        self.mouse("Pressed", x, y, **params)
        self.mouse("Released", x, y, **params)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500)

    def scheme(self, name):
        """Shows the page as a system does that is `light` or `dark`."""
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def until(self, expression, seconds=10):
        """Waits until an expression is true. Returns its value, which is false after the time."""
        return self.value("""new Promise((done) => {
          const end = performance.now() + %d;
          const look = () => {
            let found = false;
            try { found = (%s); } catch {}
            if (found || performance.now() > end) done(Boolean(found));
            else setTimeout(look, 20);
          };
          look();
        })""" % (seconds * 1000, expression))

    def type(self, text):
        """Presses the keys of a text."""
        for one in text:
            self.key(one, one)

    def complaints(self, origin="file:"):
        """Errors of the console, and addresses that were asked for outside the page's own origin."""
        found = []
        for event in self.events:
            method, params = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning"):
                found.append(str(params["args"]))
            elif method == "Log.entryAdded":
                found.append(params["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                address = params["request"]["url"]
                if not address.startswith((origin, "blob:", "data:")):
                    found.append(f"It asks for {address}.")
        return found

    def end(self):
        self.call("Browser.close")
        self.browser.wait()


faults = []


def expect(sentence, value):
    print(f"  {'ok  ' if value else 'FAIL'} {sentence}")
    if not value:
        faults.append(sentence)
