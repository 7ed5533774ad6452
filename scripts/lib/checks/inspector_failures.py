"""What the page of `navbridge inspect` does when much is asked of it at once, or a side ends."""
import os
import pathlib
import signal

from browser import expect
from inspector_tours import EXAMPLES, RESTED, STATE, opened

APP = EXAMPLES / "stack-with-modal.js"
HAS_HOME = "inspector.actions.nodes().some(({ componentId }) => componentId === 'home')"

#: Presses a button of the page as fast as the page has frames.
STORM = """new Promise((done) => {
  const button = document.querySelector('[aria-label="%s"]');
  let count = 0;
  const press = () => {
    button.click();
    count += 1;
    if (count < %d) requestAnimationFrame(press);
    else done();
  };
  press();
})"""


def goes_on(page, name):
    """Expects that the app of the page can be used as if nothing had been."""
    page.value("inspector.actions.ask('play')")
    page.value(RESTED)
    page.value("inspector.actions.request('act', { method: 'device/tap', params: { testID: 'GO', now: true } }).then(() => 0)")
    shows = page.until("inspector.actions.nodes().some(({ componentId, isVisible }) => isVisible && componentId === 'modal')")
    expect(f"The run goes on after {name}", shows)


def storms(page, _):
    page.value(STORM % ("Reload the script", 20))
    expect("Each of 20 reloads in a row is an act",
           page.until(f"{STATE}.acts.length === 20 && {STATE}.acts.every(({{ error }}) => !error) && !{STATE}.isBusy", 30))
    goes_on(page, "20 reloads")
    page.value(STORM % ("Restart the app", 20))
    expect("After 20 restarts in a row the app is at its beginning",
           page.until(f"!{STATE}.acts.length && !{STATE}.isBusy && {HAS_HOME}", 60))
    goes_on(page, "20 restarts")
    expect("The page has stayed", page.value("document.documentElement.dataset.link") == "open")


def processes_below(pid):
    """The names of the processes that a process has started, and that those have, by their numbers."""
    found = {}
    for task in pathlib.Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found[child] = os.path.basename(pathlib.Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0")[0].decode())
            found |= processes_below(child)
    return found


def ends(page, name):
    """Expects that the page names a side that has ended, and that a restart begins anew."""
    banner = "document.querySelector('.banner.bad')?.innerText"
    # The end of the program and that of its connection come in either order.
    named = page.until(f"{banner}.replace('-', ' ').includes({name.replace('-', ' ')!r}) && {STATE}.ending", 20)
    expect(f"The banner names the {name}" + ("" if named else f", not: {page.value(banner)}"), named)
    refused = "document.querySelector('#status').textContent.includes('has ended')"
    page.value("document.querySelector('[aria-label=\"Rotate the device\"]').click()")
    expect("The device refuses what cannot be done then", page.until(refused))
    page.value("document.querySelector('.banner.bad button').click()")
    expect("'Restart' begins anew", page.until(f"!{STATE}.ending && !document.querySelector('.banner.bad') && {HAS_HOME}", 20))


def killed(page, server):
    for name in ("script-side", "native-side"):
        place = page.value("JSON.stringify(document.querySelector('.screen').getBoundingClientRect())")
        side = next(pid for pid, each in processes_below(server.pid).items() if each == name)
        os.kill(side, signal.SIGKILL)
        page.until("document.querySelector('.banner.bad')", 20)
        expect("The banner does not move the device",
               page.value("JSON.stringify(document.querySelector('.screen').getBoundingClientRect())") == place)
        ends(page, name)
        goes_on(page, f"the end of {name}")


def endless(page, _):
    loop = "inspector.actions.request('evaluate', { source: 'for (;;) {}' }).then(() => 'done', ({ message }) => message)"
    expect("An endless function is ended, and its line of the console says so", "took too long" in page.value(loop))
    expect("The banner names it and the option that sets the limit",
           page.until("document.querySelector('.banner.bad').innerText.includes('--script-timeout')"))
    goes_on(page, "an endless function")
    press_dismiss = "document.querySelector('.banner.bad [aria-label=\"Dismiss\"]').click()"
    page.value(press_dismiss)
    expect("The banner can be dismissed", page.until("!document.querySelector('.banner.bad')"))


def restarted(page, _):
    """A script that never ends its turn does not stop a restart."""
    page.value("inspector.actions.request('evaluate', { source: 'for (;;) {}' }).catch(() => 0), 0")
    page.value("new Promise((done) => setTimeout(done, 200))")
    page.value("document.querySelector('[aria-label=\"Restart the app\"]').click()")
    expect("'Restart' does not wait for an endless function", page.until(f"!{STATE}.acts.length && !{STATE}.isBusy && {HAS_HOME}", 8))
    goes_on(page, "it")


def check_failures(page, program):
    opened(page, program, [APP], storms)
    opened(page, program, [APP], killed)
    opened(page, program, [APP, "--script-timeout", "500"], endless)
    opened(page, program, [APP, "--script-timeout", "0"], restarted)
