"""The modules of the page of `navbridge inspect` that know no page: each sentence is a fact about one of them."""
from browser import expect

#: Pairs of a sentence and whether it is true, in the page of the inspector, whose modules are loaded by their names.
FACTS = """(async () => {
  const [pointer, entries, chain, commands, lines, view, history, latest, tree, geometry, lanes, spans, tests, color] = await Promise.all([
    'pointer', 'entries', 'chain', 'commands', 'lines', 'view-box', 'history', 'latest', 'tree-nodes', 'geometry', 'lanes',
    'spans', 'tests', 'color-text',
  ].map((name) => import(`./${name}.js`)));
  const found = [];
  const fact = (sentence, value) => found.push([sentence, Boolean(value)]);
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  let phases = [];
  let reply = () => {};
  const press = () => new pointer.Finger([10, 10], (phase, place) => {
    phases.push([phase, ...place]);
    return new Promise((done) => void (reply = done));
  }, () => {});
  const pause = () => new Promise((done) => setTimeout(done, 5));
  let finger = press();
  finger.move([15, 12]);
  fact('A touch that hardly moves taps', same(finger.lift([15, 12]), [10, 10]) && !phases.length);
  finger = press();
  finger.move([30, 10]);
  fact('A pointer that moves is a finger from where it began', same(phases[0], ['down', 10, 10]));
  for (let at = 31; at <= 60; at++) finger.move([at, 10]);
  reply({});
  await pause();
  fact('Of the moves that come while one is on its way, the newest is sent',
    same(phases.slice(1), [['move', 30, 10], ['move', 60, 10]]));
  finger.move([70, 10]);
  fact('A finger that is lifted is no tap', finger.lift([80, 10]) === null);
  reply({});
  await pause();
  fact('It is lifted where it is', same(phases.slice(3), [['up', 80, 10]]));
  phases = [];
  finger = press();
  finger.move([30, 10]);
  reply(undefined);
  await pause();
  finger.move([50, 10]);
  finger.lift([50, 10]);
  fact('A finger that was refused sends no more', phases.length === 2);
  phases = [];
  finger = press();
  await new Promise((done) => setTimeout(done, 600));
  fact('A touch of half a second is a finger', same(phases, [['down', 10, 10]]));
  finger.cancel();
  fact('A touch that the browser takes is taken back', same(phases.at(-1), ['cancel', 10, 10]));
  fact('The wheel stays on the screen', pointer.wheelPath(5, 5, [0, 900], [100, 100]).every(([, y]) => y >= 1 && y <= 99));

  const log = new entries.EntryLog();
  const entry = (seq, at, cause, kind, members = {}) =>
    ({ seq, at, cause, kind, module: 'M', method: 'push', id: 'push1', queue: 'main', epoch: 1, realTime: seq, ...members });
  log.add([
    entry(1, 0, null, 'read', { queue: 'bridge' }), entry(2, 0, 1, 'call'), entry(3, 0, null, 'event'), entry(5, 0, 2, 'handler'),
    entry(6, 400, 5, 'result'), entry(7, 400, null, 'read', { method: 'clock/idle' }),
  ]);
  fact('Entries of one moment stand beside each other', log.position[1] === log.position[0] + 1);
  fact('An entry about the clock takes no room', log.position[5] === log.position[4] && log.lane[5] === 255);
  fact('A time that passes takes room, and less than it is long',
    log.position[4] - log.position[3] > 2 && log.position[4] < 100);
  fact('Entries are found by their numbers', log.indexOf(5) === 3 && log.indexOf(4) === -1);
  fact('A moment and its position belong together',
    log.timeOf(log.positionOf(0)) === 0 && log.positionOf(400) >= log.position[4]);
  const { steps, all } = chain.chainOf(log, 1);
  fact('A chain has the causes and the effects',
    same(steps.map(({ index, depth }) => [index, depth]), [[0, -1], [1, 0], [3, 1], [4, 2]]));
  fact('It has nothing else', all.size === 4);
  log.cut(5);
  fact('A cut forgets what came after', log.count === 4 && log.length === log.position[3]);
  for (let part = 0; part < 20; part++) log.add([entry(100 + part, 500, null, 'event', { payload: 'x'.repeat(3e5) })]);
  fact('Payloads of old entries are dropped', log.entry(4).payload === null && log.entry(23).payload.length === 3e5);

  const known = new commands.Commands();
  const layout = { id: 'a', type: 'Component' };
  known.takeLine({ kind: 'command', at: 0, epoch: 1, name: 'push', id: 'push1', arguments: ['home', layout] });
  known.takeLine({ kind: 'command', at: 5, epoch: 2, name: 'push', id: 'push1', arguments: [] });
  known.describe(["RNNCommands.push 'push1' of epoch 1 is pending: it waits for the component 'Never' to render"]);
  fact('The newest command with an id is the pending one', known.pending[0].command.epoch === 2);
  fact('The reason is that of the sentence', known.pending[0].reason === "waits for the component 'Never' to render");
  known.takeLine({ kind: 'resolved', at: 9, epoch: 2, name: 'push', id: 'push1', value: 'a' });
  fact('A command settles once', known.all[1].outcome === 'resolved' && known.all[1].endAt === 9);
  known.cut(0, 7);
  fact('A cut opens a command that settled after it', known.all[1].outcome === null);
  fact('A command names components', same([...commands.componentsOf(known.all[0].args)], ['home', 'a']));

  fact('A line has its words', lines.lineText({ kind: 'rejected', name: 'pop', code: 'C', message: 'no' }) === 'pop ✗ C: no');
  fact('A warning is part of the console', lines.groupOf({ kind: 'console', level: 'warn' }) === 'console');
  fact('Its place is text', lines.placeOf({ place: { file: 'a.js', line: 2, column: 3 } }) === 'a.js:2:3');
  fact('A step has the words of the trace',
    lanes.wordsOf({ kind: 'transition', method: 'began', module: 'push' }) === 'transition began: push');

  const rows = (keys) => spans.commandSpans(keys.map((key) => known.find(key)), { ...log, count: 9, positionOf: (at) => at });
  known.all.forEach((command, at) => { command.first = at; });
  fact('A span knows where the next one of its row begins', rows(['1:push1', '2:push1']).spans.length === 2);

  const suite = new tests.Tests();
  fact('A run without tests has none', !suite.isThere && suite.rows([], false, new Set()).length === 0);
  const test = (path, outcome, apps = 1) => ({ path, outcome, milliseconds: 1, message: null, apps });
  const file = (index, name, members, failures = []) =>
    ({ index, file: name, architecture: 'turbo', isRunning: false, failures, tests: members });
  suite.take({ type: 'tests', isRunning: false, watches: false, note: null, files: [
    file(0, 'a.test.js', [test(['one'], 'passed'), test(['list', 'two'], 'failed'), test(['list', 'deep', 'three'], 'skipped')]),
    file(1, 'b.test.js', [], ['it is broken']),
  ] });
  const names = (words = [], onlyFailed = false, closed = new Set()) =>
    suite.rows(words, onlyFailed, closed).map(({ name }) => name);
  fact('Files, groups and tests are rows', same(names(), ['a.test.js', 'one', 'list', 'two', 'deep', 'three', 'b.test.js']));
  fact('Failed tests have their groups around them', same(names([], true), ['a.test.js', 'list', 'two', 'b.test.js']));
  fact('A filter looks at files, groups and tests', same(names(['deep', 'a.test']), ['a.test.js', 'list', 'deep', 'three']));
  const { key } = suite.rows([], false, new Set()).find(({ name }) => name === 'list');
  fact('A closed group hides all below it', same(names([], false, new Set([key])), ['a.test.js', 'one', 'list', 'b.test.js']));
  fact('Tests are counted by their outcomes', same(Object.values(suite.counts), [3, 3, 1, 1, 1, 1, 0, 0, 0]));
  fact('A file fails with one of its tests, or on its own', same(suite.files.map(tests.outcomeOf), ['failed', 'failed']));
  suite.take({ type: 'testShown', shown: { index: 0, path: ['list', 'two'], app: 1 } });
  fact('The test whose run is shown is known', suite.shownTest.outcome === 'failed');
  suite.take({ type: 'testFile', file: file(0, 'a.test.js', [test(['list', 'two'], 'running')]) });
  fact('A file that has changed takes the place of the one before', suite.counts.all === 1 && suite.counts.done === 0);

  const axis = new view.AxisView();
  axis.resize(100, 1000);
  axis.pan(-200);
  const place = axis.position(50);
  axis.zoom(2, 50);
  fact('Zooming keeps the place under the pointer', Math.abs(axis.position(50) - place) < 1e-9 && !axis.follows);
  axis.fit();
  fact('The whole axis can be shown', axis.from <= 0 && axis.to >= 1000);

  const title = { color: 0xffff0000, fontSize: 20 };
  fact('Colours are texts, and other numbers are not', same(color.legibleColors({ title, tintColor: 0x78123456, colorCount: 3 }),
    { title: { color: '#FF0000', fontSize: 20 }, tintColor: '#12345678', colorCount: 3 }));
  fact('Colours of both appearances are texts', same(color.legibleColors({ color: { dynamic: { light: 0, dark: 4278190335 } } }),
    { color: { dynamic: { light: '#00000000', dark: '#0000FF' } } }));
  fact('A value is a colour by its path', color.legibleColors(0xff00ff00, 'topBar.title.color') === '#00FF00' &&
    color.legibleColors(7, 'topBar.title.fontSize') === 7 && color.legibleColors(null, 'a.color') === null);

  const past = new history.History();
  past.add('a');
  past.add('b');
  fact('The lines that were run come back, and the draft too',
    same([[-1, 'c'], [-1, 'b'], [-1, 'a'], [1, 'a'], [1, 'b']].map(([by, text]) => past.move(by, text)),
      ['b', 'a', null, 'b', 'c']));

  const sent = [];
  let answer;
  const newest = new latest.Latest((value) => new Promise((done) => { sent.push(value); answer = done; }));
  for (const value of [1, 2, 3]) newest.ask(value);
  answer();
  await new Promise((done) => setTimeout(done));
  fact('Of requests that wait, only the newest is sent', same(sent, [1, 3]));

  const nodes = tree.nodesOf({ windows: [{ kind: 'main', root: {
    type: 'Stack', componentId: 's', frame: [0, 0, 100, 200], children: [{ type: 'Component', componentId: 'c', frame: [0, 0, 100, 200],
      react: { type: 'RCTRootView', tag: 1, children: [{ type: 'RCTText', tag: 2, text: 'Hi', inWindow: [10, 10, 20, 20] }] } }],
  } }] });
  fact('A snapshot has nodes for views of React', nodes.some(({ title, detail }) => title === 'Text' && detail === '“Hi”'));
  fact('The topmost node is found at its place',
    tree.nodeAt(nodes, [15, 15]).title === 'Text' && tree.nodeAt(nodes, [90, 90]).componentId === 'c');
  fact('A closed node hides what is in it', tree.rowsOf(nodes, new Set(['window0/s']), '').length === 2);
  fact('A filter keeps the nodes around', same(tree.rowsOf(nodes, new Set(), 'hi').map(({ level }) => level), [1, 2, 3, 4, 5]));

  const box = { box: [-10, -10, 120, 220], screen: [0, 0, 100, 200], size: [100, 200] };
  const { left, top } = geometry.toShares(box, [30, 40, 0, 0]);
  fact('A place on the picture and its points belong together',
    geometry.toPoints(box, [left, top]).every((one, at) => Math.abs(one - [30, 40][at]) < 1e-9));
  return found;
})()"""


def check_modules(page):
    for sentence, is_true in page.value(FACTS):
        expect(sentence, is_true)
