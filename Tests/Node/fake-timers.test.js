'use strict';
// Which moves of a fake clock reach the apps, with stand-ins for the clock, the apps and their clocks.
const assert = require('node:assert');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const vm = require('node:vm');
const { BUILT } = require('./package');

/** A clock as @sinonjs/fake-timers makes it, as far as the module looks at it. */
function fakeClock(start) {
  let jumps = 0;
  const clock = {
    now: start,
    hrtime: () => [Math.floor((clock.now - jumps - start) / 1000), ((clock.now - jumps - start) % 1000) * 1e6],
    tick(ms) {
      clock.now += ms;
    },
    setSystemTime(value) {
      jumps += value - clock.now;
      clock.now = value;
    },
    next: () => undefined,
    runAll() {
      clock.now += 5;
    },
    nextAsync: async () => 'next',
  };
  return clock;
}

/** The module, the global object that it watches, and what reaches the apps: a list of calls. */
function loaded({ count = 1, standing = false } = {}) {
  const calls = [];
  const note = (name) => (...args) => void calls.push([name, ...args].join(' '));
  const apps = {
    all: () => Array.from({ length: count }, () => ({ standsByOptions: standing })),
    defaults: { of: () => ({ device: 'iPhone 8' }) },
    hold: (body) => Promise.resolve(body()),
  };
  const stubs = {
    './test-apps': apps,
    './app-clocks': Object.fromEntries(['pause', 'advance', 'settle', 'step', 'resume'].map((name) => [name, note(name)])),
  };
  const module = { exports: {} };
  const text = fs.readFileSync(path.join(BUILT, 'lib/fake-timers.js'), 'utf8');
  vm.runInThisContext(`(function (require, module) {${text}})`)((name) => stubs[name], module);
  const global = { Date, setTimeout };
  module.exports.install(global);
  const use = (clock) => {
    // The order in which a function takes the place of another.
    clock._setTimeout = global.setTimeout;
    global.setTimeout = () => {};
    global.setTimeout.clock = clock;
    return clock;
  };
  return { apps, calls, global, module, use, real: () => { global.setTimeout = setTimeout; } };
}

test('the clocks of the apps stand, move with the fake clock, and go on with real timers', () => {
  const { apps, calls, use, real } = loaded();
  const clock = use(fakeClock(Date.now()));
  assert.deepStrictEqual(calls, ['pause']);
  assert.deepStrictEqual(apps.defaults.of(), { device: 'iPhone 8', paused: true });
  clock.tick(300);
  clock.tick(0);
  clock.tick(1.5);
  assert.deepStrictEqual(calls.splice(0), ['pause', 'advance 300', 'advance 1.5']);
  real();
  assert.deepStrictEqual(calls.splice(0), ['resume']);
  assert.deepStrictEqual(apps.defaults.of(), { device: 'iPhone 8' });
  clock.tick(300);
  real();
  assert.deepStrictEqual(calls, [], 'a clock that is out of force moves nothing');
});

test('a date that a test sets is that of the apps, and no time that passes', () => {
  const { apps, calls, use } = loaded();
  const clock = use(fakeClock(1000));
  assert.strictEqual(apps.defaults.of().epochTime, 1000);
  calls.length = 0;
  clock.setSystemTime(50_000);
  clock.tick(10);
  assert.deepStrictEqual(calls, ['advance 10']);
  assert.strictEqual(apps.defaults.of().epochTime, 50_010);
  const other = loaded();
  const now = other.use(fakeClock(Date.now()));
  now.tick(5);
  assert.strictEqual('epochTime' in other.apps.defaults.of(), false);
  now.setSystemTime(7);
  assert.strictEqual(other.apps.defaults.of().epochTime, 7);
});

test('what runs all timers lets the apps settle, and what runs the next one steps them where no time has passed', async () => {
  const { calls, use } = loaded();
  const clock = use(fakeClock(0));
  calls.length = 0;
  clock.runAll();
  clock.next();
  assert.strictEqual(await clock.nextAsync(), 'next');
  assert.deepStrictEqual(calls, ['advance 5', 'settle 5', 'step 1', 'step 1']);
});

test('without apps nothing is asked of them, and those that start later have no time of before', () => {
  const all = { count: 0 };
  const { apps, calls, use } = loaded(all);
  const clock = use(fakeClock(0));
  clock.tick(100);
  clock.runAll();
  assert.deepStrictEqual(calls, []);
  apps.all = () => [{ standsByOptions: false }];
  clock.tick(1);
  assert.deepStrictEqual(calls, ['advance 1']);
});

test('apps whose clocks the test has stopped by an option stay so', () => {
  const { calls, use, real } = loaded({ standing: true });
  use(fakeClock(0));
  real();
  assert.deepStrictEqual(calls, ['pause']);
});

test('timers that are fake before the client is there are followed, and a second clock takes the place of the first', () => {
  const { calls, module, use } = loaded();
  const first = use(fakeClock(0));
  use(fakeClock(0));
  assert.deepStrictEqual(calls.splice(0), ['pause', 'resume', 'pause']);
  first.tick(5);
  assert.deepStrictEqual(calls.splice(0), []);
  const early = fakeClock(0);
  const global = { Date, setTimeout: Object.assign(() => {}, { clock: Object.assign(early, { _setTimeout: setTimeout }) }) };
  module.exports.install(global);
  early.tick(7);
  assert.deepStrictEqual(calls.splice(0), ['resume', 'pause', 'advance 7']);
  global.setTimeout = setTimeout;
  assert.deepStrictEqual(calls, ['resume']);
});

test('another function in place of setTimeout is none of a fake clock', () => {
  const { calls, global } = loaded();
  global.setTimeout = () => {};
  global.setTimeout = Object.assign(() => {}, { clock: {} });
  assert.deepStrictEqual(calls, []);
});
