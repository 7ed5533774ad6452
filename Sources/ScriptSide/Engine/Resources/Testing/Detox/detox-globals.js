'use strict';
// The globals of a file that was written for Jest and Detox.

const { state } = require('./detox-app');
const { offer } = require('./file-realm');
const { jest } = require('./mock-functions');
const requests = require('./test-requests');
const timers = require('./timers');

/** The timers of the file that wait on the device's clock: `{id, callback, args, due}`. */
const waiting = new Map();
let isPumping = false;

const now = async () => (await state.app.request('clock/now')).ms;

/** Waits a turn of real time. */
const turn = () => new Promise((done) => timers.schedule('timer', done, 0, []));

/**
 * Lets the time of the device pass until the next timer of the file is due, whenever the file does nothing else: on a phone, a
 * test that waits leaves the app this time.
 */
async function pump() {
  isPumping = true;
  while (waiting.size) {
    await turn();
    if (requests.open().length) continue;
    const next = [...waiting.values()].sort((one, other) => one.due - other.due || one.id - other.id)[0];
    if (state.app) await state.app.request('clock/advance', { ms: Math.max(0, next.due - (await now())) }).catch(() => {});
    if (waiting.delete(next.id)) next.callback(...next.args);
  }
  isPumping = false;
}

/** Gives the file's `setTimeout` the device's time while an app runs. */
function installTimers(global) {
  const { setTimeout, clearTimeout } = global;
  let nextId = 1;
  global.setTimeout = (callback, delay, ...args) => {
    if (!state.app || !(delay > 0)) return setTimeout(callback, delay, ...args);
    const id = `device ${nextId++}`;
    const timer = { id, callback, args, due: Infinity };
    waiting.set(id, timer);
    now().then((ms) => { timer.due = ms + delay; }, () => { timer.due = 0; });
    if (!isPumping) pump();
    return id;
  };
  global.clearTimeout = (id) => (waiting.delete(id) ? undefined : clearTimeout(id));
}

module.exports = {
  install(globals) {
    jest.setTimeout = (ms) => {
      host.settings.timeout = Number(ms);
      return jest;
    };
    installTimers(host.global);
    for (const [name, value] of Object.entries(globals)) host.global[name] = offer(value);
  },
};
