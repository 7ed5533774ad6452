'use strict';
// The timers of a test that was written for Detox: they wait on the device's clock while an app runs. On a phone, a test that
// waits leaves the app this time.

const { state } = require('./detox-app');
const requests = require('./test-requests');
const timers = require('./timers');

/** What `setTimeout` returns: libraries call the functions that Node's timers have. */
class DeviceTimer {
  static #count = 0;
  #number = ++DeviceTimer.#count;

  ref() {
    return this;
  }

  unref() {
    return this;
  }

  hasRef() {
    return true;
  }

  get number() {
    return this.#number;
  }

  [Symbol.toPrimitive]() {
    return this.#number;
  }
}

/** The timers of the file that wait on the device's clock: `{id, callback, args, due}`. */
const waiting = new Map();
let isPumping = false;

const now = async () => (await state.app.request('clock/now')).ms;

/** Waits a turn of real time. */
const turn = () => new Promise((done) => timers.schedule('timer', done, 0, []));

/** Lets the time of the device pass until the next timer of the file is due, whenever the file does nothing else. */
async function pump() {
  isPumping = true;
  while (waiting.size) {
    await turn();
    if (requests.open().length) continue;
    const next = [...waiting.values()].sort((one, other) => one.due - other.due || one.id.number - other.id.number)[0];
    if (state.app) await state.app.request('clock/advance', { ms: Math.max(0, next.due - (await now())) }).catch(() => {});
    if (waiting.delete(next.id)) next.callback(...next.args);
  }
  isPumping = false;
}

/** Gives the file's `setTimeout` the device's time while an app runs. */
function installTimers(global) {
  const { setTimeout, clearTimeout } = global;
  global.setTimeout = (callback, delay, ...args) => {
    if (!state.app || !(delay > 0)) return setTimeout(callback, delay, ...args);
    const id = new DeviceTimer();
    const timer = { id, callback, args, due: Infinity };
    waiting.set(id, timer);
    now().then((ms) => { timer.due = ms + delay; }, () => { timer.due = 0; });
    if (!isPumping) pump();
    return id;
  };
  global.clearTimeout = (id) => (waiting.delete(id) ? undefined : clearTimeout(id));
}

module.exports = { installTimers };
