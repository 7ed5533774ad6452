"""The lists that a user can make long, each as files and a command with a number of elements."""
import dataclasses
import json
from collections.abc import Callable

WHOLE = (25_000, 50_000, 100_000)


@dataclasses.dataclass(frozen=True)
class List:
    name: str
    # The texts of the files of a run with a number of elements, by their names.
    files: Callable[[int], dict[str, str]]
    # The arguments of navbridge.
    arguments: tuple[str, ...]
    sizes: tuple[int, int, int] = WHOLE
    # The reason for which the sizes are not the usual ones.
    why: str = ""
    code: int = 0
    # False if the programs that navbridge starts are not counted.
    children: bool = True
    # The elements of the run that is subtracted.
    least: int = 2


# MARK: Tests

def suite(text):
    return lambda size: {"a.test.js": "const { app, device, expect, jest, network, test } = require('navbridge');\n" + text.replace("SIZE", str(size))}


def testing(name, text, *arguments, **others):
    return List(name, suite(text), ("test", "a.test.js", "--film", "none", "--timeout", "86400", *arguments), **others)


PASSING = "for (let i = 0; i < SIZE; i++) test('test ' + i, () => {});"
FAILING = "for (let i = 0; i < SIZE; i++) test('test ' + i, () => { if (i) throw new Error('no'); });"
PRINTING = "test('prints', () => { for (let i = 0; i < SIZE; i++) console.log('line', i); });"
INTERPRETED = "a test runs a million instructions of an engine that interprets"


def reports():
    yield testing("tests of a file", PASSING, sizes=(5_000, 10_000, 20_000), why=INTERPRETED)
    for reporter in ("text", "json", "junit", "tap", "html"):
        options = () if reporter == "text" else ("--reporter", reporter, "--output", "report")
        yield testing(f"tests, {reporter}", PASSING, *options, children=False)
    for reporter in ("text", "html"):
        options = () if reporter == "text" else ("--reporter", reporter, "--output", "report")
        yield testing(f"failing tests, {reporter}", FAILING, *options, code=1, sizes=(2_500, 5_000, 10_000),
                      why="a failure is a place that is looked up, and an excerpt of the file")
    yield testing("runs of a test", PASSING.replace("SIZE", "SIZE / 100"), "--repeat", "100", sizes=(5_000, 10_000, 20_000),
                  why=INTERPRETED, least=100)
    yield testing("snapshots of a test", "test('keeps', () => { for (let i = 0; i < SIZE; i++) expect({ i }).toMatchSnapshot(); });")
    yield testing("calls of a mock function",
                  "test('calls', () => { const f = jest.fn(); for (let i = 0; i < SIZE; i++) f(i); expect(f).toHaveBeenLastCalledWith(SIZE - 1); });")
    yield testing("lines of a test's console", PRINTING)
    yield testing("lines of a test's console, json", PRINTING, "--console", "--reporter", "json", "--output", "report")
    yield testing("lines of a test's console, junit", PRINTING, "--reporter", "junit", "--output", "report")


def equality():
    def compared(name, make, **others):
        return testing(name, f"const make = {make};\ntest('same', () => expect(make(1)).toEqual(make(-1)));", **others)

    yield compared("toEqual: an array of objects", "(way) => Array.from({ length: SIZE }, (_, i) => ({ i }))")
    yield compared("toEqual: members of an object",
                   "(way) => Object.fromEntries(Array.from({ length: SIZE }, (_, i) => ['member' + i, i]))")
    order = "Array.from({ length: SIZE }, (_, i) => (way > 0 ? i : SIZE - 1 - i))"
    yield compared("toEqual: a set of objects in another order", f"(way) => new Set({order}.map((i) => ({{ i }})))")
    yield compared("toEqual: a map of objects in another order",
                   f"(way) => new Map({order}.map((i) => [{{ i, texts: ['text' + i] }}, [i]]))")


# MARK: Apps

APP = """const { Navigation } = require('react-native-navigation');
Navigation.registerComponent('Home', () => () => null);
const component = (id) => ({ component: { name: 'Home', id } });
const list = (make) => Array.from({ length: SIZE }, (_, i) => make(i));
const all = (make) => Promise.all(list(make));
Navigation.events().registerAppLaunchedListener(async () => {
  BODY
});
"""
HOME = "await Navigation.setRoot({ root: { stack: { id: 'stack', children: [component('home')] } } });\n"


# An app that makes its views as React does: a row for each element.
CONTENT = """const ui = nativeFabricUIManager;
ui.registerEventHandler(() => {});
RN$registerCallableModule('RCTDeviceEventEmitter', () => ({ emit() {} }));
RN$registerCallableModule('AppRegistry', () => ({
  getAppKeys: () => ['Home'],
  runApplication(name, { rootTag }) {
    const make = (tag, props, children = []) => {
      const node = ui.createNode(tag, 'RCTView', rootTag, props, { props });
      for (const child of children) ui.appendChild(node, child);
      return node;
    };
    const rows = Array.from({ length: SIZE }, (_, i) => make(1002 + 10 * i, { testID: 'row' + i, height: 10 }));
    const set = ui.createChildSet(rootTag);
    ui.appendChildToSet(set, make(4, {}, rows));
    ui.completeRoot(rootTag, set);
  },
  unmountApplicationComponentAtRootTag() {},
}));
const root = { id: 'home', type: 'Component', data: { name: 'Home', options: {}, passProps: {} }, children: [] };
__turboModuleProxy('RNNTurboModule').setRoot('setRoot1', { root, modals: [], overlays: [] });
"""


def running(name, body, *arguments, **others):
    return List(name, lambda size: {"app.js": APP.replace("BODY", body).replace("SIZE", str(size))},
                ("run", "app.js", "--script-timeout", "86400000", *arguments), **others)


def apps():
    middle = (5_000, 10_000, 20_000)
    yield running("tabs", "await Navigation.setRoot({ root: { bottomTabs: { children: list((i) => component('c' + i)) } } });",
                  sizes=middle, why="a tab is a controller and a screen")
    yield running("tabs with titles",
                  "await Navigation.setRoot({ root: { bottomTabs: { children: list((i) => ({ stack: { children: [component('c' + i)], "
                  "options: { bottomTab: { text: 'Tab ' + i, testID: 't' + i } } } })) } } });", sizes=middle, why="as tabs")
    yield running("children of a stack", "await Navigation.setRoot({ root: { stack: { children: list((i) => component('c' + i)) } } });",
                  sizes=middle, why="as tabs")
    yield running("pushed screens", HOME + "for (let i = 0; i < SIZE; i++) await Navigation.push('stack', component('p' + i));",
                  sizes=(1_000, 2_000, 4_000), why="a push is a round trip with a transition")
    yield running("overlays", HOME + "await all((i) => Navigation.showOverlay(component('o' + i)));", sizes=middle, why="as tabs")
    yield running("events", HOME + "Navigation.events().registerCommandCompletedListener(() => {});\n"
                  "await all((i) => Navigation.setStackRoot('stack', component('c' + i)));", sizes=middle, why="as tabs")
    yield running("modals", HOME + "for (let i = 0; i < SIZE; i++) await Navigation.showModal(component('m' + i));",
                  sizes=(1_000, 2_000, 4_000), why="a modal is a round trip with a transition")
    yield running("outstanding commands", HOME + "await all((i) => Navigation.mergeOptions('home', { topBar: { title: { text: 't' + i } } }));")
    yield running("listeners", "list((i) => Navigation.events().registerComponentDidAppearListener(() => {}));\n" + HOME)
    yield running("lines of the console", HOME + "list((i) => console.log('line', i));")
    yield running("timers", HOME + "await all((i) => new Promise((end) => setTimeout(end, i % 100)));")
    yield running("a transcript", HOME + "await all((i) => Navigation.mergeOptions('home', {}));", "--transcript")
    yield running("a recording", HOME + "await all((i) => Navigation.mergeOptions('home', {}));", "--record", "record")
    yield testing_app("lines of an app's console", "list((i) => console.log('line', i));")
    yield List("React content", lambda size: {"app.js": CONTENT.replace("SIZE", str(size))}, ("run", "app.js", "--json"))


def testing_app(name, body, **others):
    def files(size):
        app = APP.replace("BODY", HOME + body).replace("SIZE", str(size))
        return {"app.js": app, "a.test.js": "const { app, test } = require('navbridge');\ntest('runs', () => app('./app.js'));"}
    return List(name, files, ("test", "a.test.js", "--film", "none", "--timeout", "86400"), **others)


# MARK: Files

def folders():
    def files(size):
        return {f"tests/{number}.test.js": "require('navbridge').test('a', () => {});" for number in range(size)}
    yield List("test files, one of which runs", files, ("test", "tests", "--shard", "1/1000000"), children=False)
    yield List("test files that run", files, ("test", "tests", "--jobs", "2"), children=False, sizes=(100, 200, 400),
               why="each is a process of its own, which takes longer than what is counted")

    def failed(size):
        entries = [{"file": "a.test.js", "architecture": "turbo", "path": [f"test {number}"]} for number in range(size)]
        record = json.dumps({"schema": "navbridge-last-run-1", "failed": entries})
        return {"a.test.js": "const { test } = require('navbridge');\nfor (let i = 0; i < 2; i++) test('test ' + i, () => {});",
                ".navbridge/failures/last-run.json": record}
    yield List("tests that failed last", failed, ("test",), children=False)

    def flow(size):
        return {"app.js": APP.replace("BODY", HOME), "flow.yaml": "appId: a\n---\n- launchApp\n" + "- assertNotVisible: Nothing\n" * size}
    yield List("steps of a flow", flow, ("test", "flow.yaml", "--app", "app.js", "--film", "none", "--timeout", "86400"),
               sizes=(500, 1_000, 2_000), why="a step looks at the screen, by a request to another process")

    def runs(size):
        def run(way):
            lines = [{"kind": "run", "schema": "navbridge-run-1", "file": "app.js", "architecture": "turbo"}]
            lines += [{"kind": "console", "level": "log", "text": f"line {number} {way if number % 10 == 0 else ''}", "at": number, "epoch": 1}
                      for number in range(size)]
            lines += [{"kind": "end", "code": 0, "reason": None, "pending": []}]
            return "".join(json.dumps(line) + "\n" for line in lines)
        return {"one": run("a"), "other": run("b")}
    yield List("lines of runs that differ", runs, ("diff", "one", "other"), code=1)


LISTS = [*reports(), *equality(), *apps(), *folders()]
