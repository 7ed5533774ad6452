'use strict';
// RNN's Mock and its programs: one device for a test file, whatever 'jest.resetModules' does, and none that is left.
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { missing } = require('./mock-modules');
const { BUILT } = require('./package');

const skip = missing();
const { KEY } = require(path.join(BUILT, 'lib/session'));

/** Loads the modules anew, as 'jest.resetModules' has them loaded. */
function load() {
  const own = (file) => file.startsWith(`${BUILT}${path.sep}`) || file.endsWith('navigation-stand-in.js');
  for (const file of Object.keys(require.cache).filter(own)) delete require.cache[file];
  return { ...require(path.join(BUILT, 'mock.js')), ...require('react-native-navigation') };
}

/** Renders an app of one screen, and returns its texts. */
function textsOf({ ApplicationMock, Navigation, mockNativeComponents }, text) {
  const React = require('react');
  const TestRenderer = require('react-test-renderer');
  mockNativeComponents();
  let rendered;
  const entryPoint = () => {
    Navigation.registerComponent('A', () => () => React.createElement('Text', null, text));
    const layout = { root: { component: { id: 'A', name: 'A' } } };
    Navigation.events().registerAppLaunchedListener(() => { Navigation.setRoot(layout); });
  };
  TestRenderer.act(() => { rendered = TestRenderer.create(React.createElement(ApplicationMock, { entryPoint })); });
  const texts = rendered.root.findAll(({ type }) => type === 'Text').map(({ props }) => props.children);
  TestRenderer.act(() => rendered.unmount());
  return texts;
}

test('modules that are loaded anew have the device of their file, in which nothing has happened', { skip }, async () => {
  assert.deepStrictEqual(textsOf(load(), 'first'), ['first']);
  const { connection } = globalThis[KEY];
  assert.deepStrictEqual(textsOf(load(), 'second'), ['second']);
  assert.strictEqual(globalThis[KEY].connection, connection);
  // Twice is once, and what the test before has left does nothing to the one after.
  const before = load();
  before.mockNativeComponents();
  const after = load();
  after.mockNativeComponents();
  after.mockNativeComponents();
  void before.Navigation.setRoot({ root: { component: { id: 'A', name: 'A' } } });
  assert.deepStrictEqual(textsOf(after, 'third'), ['third']);
  await connection.close();
});

test('the next file of a process has another program, and that of the file before ends', { skip }, async () => {
  delete globalThis[KEY];
  textsOf(load(), 'first');
  const { connection: before } = globalThis[KEY];
  delete globalThis[KEY];
  assert.deepStrictEqual(textsOf(load(), 'second'), ['second']);
  const { connection } = globalThis[KEY];
  assert.notStrictEqual(connection.process, before.process);
  await before.close();
  assert.deepStrictEqual([before.isOpen, connection.isOpen], [false, true]);
  await connection.close();
});

test('a device that was lost is named, and the next test has another one', { skip }, async () => {
  delete globalThis[KEY];
  const modules = load();
  textsOf(modules, 'first');
  const { connection } = globalThis[KEY];
  const children = spawnSync('ps', ['--ppid', String(connection.process), '-o', 'pid='], { encoding: 'utf8' }).stdout;
  process.kill(Number(children.trim()), 'SIGKILL');
  assert.throws(() => {
    for (;;) modules.Navigation.setDefaultOptions({});
  }, { code: 'APP_ENDED', message: /native-side' has ended/ });
  assert.deepStrictEqual(textsOf(modules, 'second'), ['second']);
  await connection.close();
  assert.throws(() => modules.Navigation.setDefaultOptions({}), { code: 'CONNECTION_LOST' });
  assert.deepStrictEqual(textsOf(modules, 'third'), ['third']);
  await globalThis[KEY].connection.close();
});

test('a process that ends without a word leaves nothing behind', { skip }, () => {
  const script = `
    require(${JSON.stringify(path.join(__dirname, 'mock-modules'))});
    require(${JSON.stringify(path.join(BUILT, 'mock.js'))}).mockNativeComponents();
    process.stdout.write(String(globalThis[Symbol.for('navbridge.session')].connection.process));`;
  const { stdout, status, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  assert.deepStrictEqual([status, stderr], [0, '']);
  // Its programs end when they see that. The path of its executable is gone with a process.
  const deadline = Date.now() + 20_000;
  while (fs.existsSync(`/proc/${stdout}/exe`) && Date.now() < deadline) spawnSync('true');
  assert.ok(!fs.existsSync(`/proc/${stdout}/exe`), `The process ${stdout} is left.`);
});

test('a React that is not there is named', () => {
  const script = `
    const Module = require('module');
    const resolve = Module._resolveFilename;
    Module._resolveFilename = function (name, ...rest) {
      if (name === 'react') throw Object.assign(new Error("Cannot find module 'react'"), { code: 'MODULE_NOT_FOUND' });
      return resolve.call(this, name, ...rest);
    };
    require(${JSON.stringify(path.join(BUILT, 'mock.js'))});`;
  const { stderr, status } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  assert.strictEqual(status, 1);
  assert.match(stderr, /renders by the test's own 'react', which is not installed: npm install --save-dev react/);
});
