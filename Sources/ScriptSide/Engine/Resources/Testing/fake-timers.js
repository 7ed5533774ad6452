'use strict';
// `jest.useFakeTimers` and its like: the timers and the date of the test file, and the clocks of its apps, move by the test's
// calls alone. An app's clock is in another process, so a call that returns at once moves it in the background, and the requests
// of the test that follow wait for that.

const clocks = require('./app-clocks');
const apps = require('./test-apps');
const { FakeClock } = require('./fake-clock');
const { offer } = require('./file-realm');
const { isDate, timeOf } = require('./kinds');
const { jest } = require('./mock-functions');
const timers = require('./timers');

const { global } = host;
/** The clock in force; null for real time. */
let clock = null;
/** The globals before, by name. */
let real = {};
/** True if the test has set the date, which apps that start later then have, too. */
let hasDate = false;

const PAGE = 'docs/from-jest.md, "Timers"';

function needClock(name) {
  if (clock) return clock;
  throw new Error(`jest.${name} needs jest.useFakeTimers() before it (${PAGE}).`);
}

const dateValue = (value) => (isDate(value) ? timeOf(value) : Number(value));

/** The functions that take the place of the file's own while the clock is in force, by name. */
const fakes = (fake) => ({
  setTimeout: (callback, delay, ...args) => fake.schedule(callback, delay, args),
  setInterval: (callback, delay, ...args) => fake.schedule(callback, delay, args, true),
  setImmediate: (callback, ...args) => fake.schedule(callback, 0, args),
  requestAnimationFrame: (callback) => fake.schedule(() => callback(fake.now), fake.untilFrame),
  clearTimeout: (id) => fake.clear(id), clearInterval: (id) => fake.clear(id), clearImmediate: (id) => fake.clear(id),
  cancelAnimationFrame: (id) => fake.clear(id),
  performance: { now: () => fake.now },
});

/** Makes the file's `Date` one of the clock's. */
function fakeDate(fake) {
  const RealDate = global.Date;
  const realNow = RealDate.now;
  const now = offer(() => fake.date);
  return new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [fake.date], newTarget),
    apply: () => new RealDate(fake.date).toString(),
    // The file may observe `Date.now`, which then is its own.
    get: (target, name, self) => (name === 'now' && target.now === realNow ? now : Reflect.get(target, name, self)),
  });
}

function install(options) {
  const { now, doNotFake = [], timerLimit, legacyFakeTimers } = options;
  if (legacyFakeTimers) throw new Error(`jest.useFakeTimers: Jest's legacy timers are not there (${PAGE}).`);
  const begin = now === undefined ? global.Date.now() : dateValue(now);
  clock = new FakeClock(begin, timerLimit);
  const made = { ...fakes(clock), Date: fakeDate(clock) };
  for (const [name, value] of Object.entries(made)) {
    if ([...doNotFake].includes(name)) continue;
    real[name] = global[name];
    global[name] = name === 'Date' ? value : offer(value);
  }
  hasDate = now !== undefined;
  const fake = clock;
  // An app that starts from now on has its clock standing, too.
  apps.defaults.of = () => ({ paused: true, ...(hasDate && { epochTime: fake.date }) });
  if (apps.all().length) apps.hold(clocks.pause);
}

function restore() {
  if (!clock) return;
  clock = null;
  Object.assign(global, real);
  real = {};
  apps.defaults.of = () => ({});
  if (apps.all().some((app) => !app.standsByOptions)) apps.hold(clocks.resume);
}

/** Runs the timers of the file at once, and moves the apps' clocks by the same time, before the next request of the test. */
function run(fake, steps, rest) {
  const begin = fake.now;
  for (const due of steps) void due;
  const ms = fake.now - begin;
  if (!apps.all().length) return Promise.resolve();
  return apps.hold(async () => {
    await clocks.advance(ms);
    await rest?.(ms);
  });
}

/** Waits a turn of real time, in which the promises that are settled go on. */
const turn = () => new Promise((done) => timers.schedule('timer', done, 0, []));

/** Runs the timers of the file, each when the apps' clocks have come to its time. */
async function runAsync(fake, steps, rest) {
  const begin = fake.now;
  let at = begin;
  await apps.held();
  await turn();
  const move = (time) => {
    const span = Math.max(0, time - at);
    at += span;
    return clocks.advance(span);
  };
  for (const due of steps) {
    await move(due);
    await turn();
  }
  await move(fake.now);
  await rest?.(at - begin);
  await turn();
}

/** The timers of the file that each function runs. */
const steps = {
  advanceTimersByTime: (fake, ms = 0) => fake.until(fake.now + Math.max(0, Number(ms))),
  advanceTimersToNextFrame: (fake) => fake.until(fake.now + fake.untilFrame),
  advanceTimersToNextTimer: (fake, count = 1) => fake.next(count),
  runAllTimers: (fake) => fake.all(),
  runOnlyPendingTimers: (fake) => fake.onlyPending(),
};

/** The time that passes in the apps besides that of the file's timers. */
const rests = {
  advanceTimersToNextTimer: (ms, count = 1) => (ms > 0 ? undefined : clocks.step(count)),
  runAllTimers: clocks.settle,
  runOnlyPendingTimers: (ms) => (ms > 0 ? undefined : clocks.step(1)),
};

const functions = {
  useFakeTimers(options = {}) {
    restore();
    install(typeof options === 'string' ? { legacyFakeTimers: options === 'legacy' } : options);
    return jest;
  },
  useRealTimers() {
    restore();
    return jest;
  },
  setSystemTime(value) {
    const fake = needClock('setSystemTime');
    if (apps.all().length) {
      throw new Error('jest.setSystemTime: an app runs, and the date of its device was set when it started. Call it before the ' +
        `app starts; then both have the date (${PAGE}).`);
    }
    fake.date = value === undefined ? functions.getRealSystemTime() : dateValue(value);
    hasDate = true;
  },
  getTimerCount: () => needClock('getTimerCount').pending.length,
  clearAllTimers: () => needClock('clearAllTimers').clearAll(),
  getRealSystemTime: () => (real.Date ?? global.Date).now(),
  now: () => (clock ? clock.date : global.Date.now()),
  /** There is no `process.nextTick` here. */
  runAllTicks() {},
  runAllImmediates: () => functions.advanceTimersByTime(0),
};

/** Makes the two functions of a name. */
function addSteps(name, of) {
  const rest = (count) => rests[name] && ((ms) => rests[name](ms, count));
  const add = (own, go) => {
    functions[own] = (...args) => {
      const fake = needClock(own);
      return go(fake, of(fake, ...args), rest(...args));
    };
  };
  add(name, run);
  add(`${name}Async`, runAsync);
}
Object.entries(steps).forEach(([name, of]) => addSteps(name, of));

module.exports = {
  /** Gives `jest` the functions. */
  install: () => Object.assign(jest, functions),
  /** The timers that only the test can bring about, as sentences for a test that waits for ever. */
  waiting() {
    const count = clock?.pending.length ?? 0;
    if (!count) return [];
    return [`${count === 1 ? 'a timer' : `${count} timers`} of the file, which ${count === 1 ? 'comes' : 'come'} by ` +
      'jest.advanceTimersByTime: jest.useFakeTimers is in force'];
  },
};
