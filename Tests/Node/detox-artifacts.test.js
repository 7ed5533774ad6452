'use strict';
// Where the artifacts of a Detox suite go, and which of them are kept.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { after, test } = require('node:test');
const { BUILT } = require('./package');

const { DetoxArtifacts, RUN } = require(path.join(BUILT, 'lib/detox-artifacts'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'artifacts-'));
after(() => fs.rmSync(folder, { recursive: true }));
// Pictures stay SVG, whatever this machine has.
process.env.PATH = '';
process.env[RUN] = 'phone.now';
let count = 0;

/** Artifacts of a configuration in a folder of their own, and the requests that they send. */
function made(artifacts, more = {}) {
  const requests = [];
  const session = {
    connection: { request: async (method, params) => void requests.push([method, params]) },
    settings: { file: '/e/a.test.js', filmed: [] },
  };
  const state = { app: { request: async () => '<svg/>' } };
  const modules = {
    'detox-app': { state }, pictures: { use: (keep) => { modules.keep = keep; } },
    'test-apps': { all: () => more.apps ?? [{ transcript: () => [{ kind: 'a' }] }] },
  };
  const rootDir = path.join(folder, `root ${++count}`);
  const choice = { screenshot: 'manual', video: 'none', log: 'none', pathBuilder: null, ...artifacts };
  const configuration = { name: 'phone', file: more.file, artifacts: { rootDir, isWhole: false, ...choice } };
  const found = new DetoxArtifacts(configuration, (name) => modules[name], session);
  return { artifacts: found, keep: (...args) => modules.keep(...args), requests, rootDir, session, state };
}

/** The paths of the files below a folder, from there. */
const filesIn = (root) => (fs.existsSync(root) ? fs.readdirSync(root, { recursive: true }) : [])
  .filter((name) => fs.statSync(path.join(root, name)).isFile()).sort();

const failure = { message: 'no', place: '/e/a.test.js:3:4' };

test('each choice keeps what it says of tests that pass and that fail', async () => {
  const rows = [
    ['none', undefined, []], ['none', failure, []], ['manual', undefined, ['mine.svg']], ['manual', failure, ['mine.svg']],
    ['failing', undefined, []], ['failing', failure, ['mine.svg', 'testFnFailure.svg']],
    ['all', undefined, ['beforeEach.svg', 'mine.svg', 'testDone.svg']],
    ['all', failure, ['beforeEach.svg', 'mine.svg', 'testFnFailure.svg']],
  ];
  for (const [screenshot, end, names] of rows) {
    const { artifacts, keep, rootDir } = made({ screenshot });
    await artifacts.begin(['group', 'test']);
    keep('mine', '<svg/>');
    await artifacts.end(end);
    const place = `phone.now/${end ? '✗' : '✓'} group test`;
    assert.deepStrictEqual(filesIn(rootDir), names.map((name) => `${place}/${name}`), `${screenshot}, ${Boolean(end)}`);
  }
});

test('artifacts of one name get numbers, and names have no characters that a path cannot have', async () => {
  const { artifacts, keep, rootDir } = made({});
  await artifacts.begin(['a/b', 'c: d?']);
  for (let at = 0; at < 3; at++) keep('x/y', '<svg/>');
  await artifacts.end();
  assert.deepStrictEqual(filesIn(rootDir), ['x_y.svg', 'x_y2.svg', 'x_y3.svg'].map((name) => `phone.now/✓ a_b c_ d_/${name}`));
  await artifacts.begin(['second']);
  keep('x/y', '<svg/>');
  await artifacts.end();
  assert.strictEqual(filesIn(rootDir).includes('phone.now/✓ second/x_y.svg'), true, 'numbers begin anew with each test');
});

test('logs are those of each app', async () => {
  const one = made({ log: 'failing' });
  await one.artifacts.begin(['t']);
  await one.artifacts.end();
  assert.deepStrictEqual(filesIn(one.rootDir), []);
  await one.artifacts.begin(['t']);
  await one.artifacts.end(failure);
  assert.deepStrictEqual(filesIn(one.rootDir), ['phone.now/✗ t/device.log']);
  assert.strictEqual(fs.readFileSync(path.join(one.rootDir, 'phone.now/✗ t/device.log'), 'utf8'), '{"kind":"a"}\n');
  const two = made({ log: 'all' }, { apps: [{ transcript: () => [] }, { transcript: () => [] }] });
  await two.artifacts.begin(['t']);
  await two.artifacts.end();
  assert.deepStrictEqual(filesIn(two.rootDir), ['phone.now/✓ t/device-1.log', 'phone.now/✓ t/device-2.log']);
});

test('a film begins with the test and is written at its end, if it is kept', async () => {
  const { artifacts, requests, rootDir, session } = made({ video: 'failing' });
  await artifacts.begin(['group', 'test']);
  assert.deepStrictEqual(session.settings.filmed, [0], 'requests have their lines');
  await artifacts.end();
  assert.deepStrictEqual(session.settings.filmed, []);
  await artifacts.begin(['group', 'test']);
  await artifacts.end(failure);
  const file = '/e/a.test.js';
  const names = ['group', 'test'];
  const page = path.join(rootDir, 'phone.now/✗ group test/test.html');
  assert.deepStrictEqual(requests, [
    ['film/begin', {}], ['film/end', { path: null, test: { file, path: names, outcome: 'passed' } }],
    ['film/begin', {}], ['film/end', { path: page, test: { file, path: names, outcome: 'failed', ...failure } }],
  ]);
  const none = made({ video: 'none' });
  await none.artifacts.begin(['t']);
  await none.artifacts.end(failure);
  assert.deepStrictEqual(none.requests, []);
});

test('a whole root has no folder for the run', async () => {
  const { artifacts, keep, rootDir } = made({ isWhole: true });
  await artifacts.begin(['t']);
  keep('x', '<svg/>');
  await artifacts.end();
  assert.deepStrictEqual(filesIn(rootDir), ['✓ t/x.svg']);
});

test('a path builder makes the paths, whatever form it has', async () => {
  const text = `buildPathForTestArtifact(name, { title, fullName, status }) {
    return [this.root ?? ${JSON.stringify(folder)}, status, fullName, title, name].join('/');
  }`;
  const forms = {
    'class.js': `module.exports = class { constructor({ rootDir }) { this.root = rootDir; } ${text} };`,
    'function.js': `module.exports = ({ rootDir }) => ({ root: rootDir, ${text} });`,
    'object.js': `module.exports = { ${text} };`,
    'config.js': `module.exports = { artifacts: { pathBuilder: { ${text} } } };`,
  };
  for (const [name, source] of Object.entries(forms)) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, source);
    const { artifacts, keep, rootDir } = made({ pathBuilder: name === 'config.js' ? true : file }, { file });
    await artifacts.begin(['group', name]);
    keep('x', '<svg/>');
    await artifacts.end(failure);
    const root = /class|function/.test(name) ? rootDir : folder;
    const found = filesIn(path.join(root, 'failed')).filter((each) => each.includes(name));
    assert.deepStrictEqual(found, [`group ${name}/${name}/x.svg`]);
  }
  fs.writeFileSync(path.join(folder, 'bad.js'), 'module.exports = {};');
  assert.throws(
    () => made({ pathBuilder: path.join(folder, 'bad.js') }),
    /bad\.js': artifacts\.pathBuilder has no function 'buildPathForTestArtifact'/);
});

test('an app that has ended has no picture of its own', async () => {
  const { artifacts, rootDir, state } = made({ screenshot: 'all' });
  state.app = { request: async () => { throw new Error('ended'); } };
  await artifacts.begin(['t']);
  state.app = null;
  await artifacts.end(failure);
  assert.deepStrictEqual(filesIn(rootDir), []);
});
