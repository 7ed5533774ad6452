'use strict';
// The timers of a test file. Each belongs to the test that has set it, also after that test has ended.

const limits = require('./test-limit');
const timers = require('./timers');

/** The test whose timer runs. */
let active;

/** Returns a function that calls `callback` for the running test, and hands over an error. */
function owned(callback, fail) {
  if (typeof callback !== 'function') return callback;
  const owner = active ?? limits.owner();
  const call = (...args) => {
    active = owner;
    try {
      callback(...args);
    } catch (error) {
      fail(error, owner);
    }
    active = undefined;
  };
  return Object.assign(call, { owner });
}

const left = (owner) => timers.timers.all.filter(({ callback }) => callback.owner === owner);

const untilDue = ({ due }) =>
  new Promise((done) => timers.schedule('timer', done, Math.max(0, due - host.now()), []));

module.exports = {
  /** Gives a global object the functions for timers. @param fail called with an error and the test whose timer threw */
  install(global, fail) {
    timers.install(global);
    for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'requestAnimationFrame', 'queueMicrotask']) {
      const set = global[name];
      global[name] = (callback, ...rest) => set(owned(callback, fail), ...rest);
    }
  },
  /** Called when a timer's function was ended by the host. */
  reset() {
    active = undefined;
  },
  /** Removes the timers of a test. */
  clearOf(owner) {
    for (const { id } of left(owner)) timers.clear(id);
  },
  /** Waits until all timers have been called, an interval once. Those that are due too late are an error. */
  async finish(fail) {
    const end = host.now() + host.settings.timeout;
    for (let [next] = timers.timers.all; next; [next] = timers.timers.all) {
      if (next.due > end) {
        const place = limits.shownPlace(next.made.stack);
        timers.clear(next.id);
        fail(new Error(
          `A timer of ${next.delay} ms${place ? `, set at ${place},` : ''} is left when the tests have ended. Clear it by ` +
            'clearTimeout, or await it.'), next.callback.owner);
      } else {
        const { due } = next;
        await untilDue(next);
        // The call can come a little after the time for which this waits; it moves the interval to its next time.
        if (next.repeats && next.due > due) timers.clear(next.id);
      }
    }
  },
};
