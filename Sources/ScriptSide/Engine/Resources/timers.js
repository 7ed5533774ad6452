'use strict';
// Timers on the device's clock. The host keeps the time; what is called then, with what, is kept here.

/** A frame of a display of 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;

const pending = new Map();
let immediates = [];
let nextId = 1;
/** Whether a timer's function runs: what it schedules without delay is a millisecond off, so that time passes. */
let isInTimer = false;

/** @param kind what a report calls it: `timer`, `interval` or `animation frame` */
function schedule(kind, callback, delay, args) {
  if (typeof callback !== 'function') throw new TypeError(`A timer needs a function; ${typeof callback} was given.`);
  const repeats = kind === 'interval';
  const least = repeats || isInTimer ? 1 : 0;
  const id = nextId++;
  // The error knows where it was made, and is asked when the run waits for the timer.
  const timer = { kind, callback, args, delay: Math.max(Number(delay) || 0, least), repeats, made: new Error() };
  pending.set(id, timer);
  start(id, timer);
  return id;
}

function start(id, timer) {
  timer.due = host.now() + timer.delay;
  host.setTimer(id, timer.delay);
}

function clear(id) {
  if (pending.delete(id)) host.clearTimer(id);
}

const timers = {
  /** Those that are due, the next first. */
  get all() {
    return [...pending.values()].sort((one, other) => one.due - other.due);
  },
};

/** The host says that a timer is due. */
function callTimer(id) {
  const timer = pending.get(id);
  if (!timer) return;
  if (timer.repeats) start(id, timer);
  else pending.delete(id);
  isInTimer = true;
  try {
    timer.callback(...timer.args);
  } finally {
    isInTimer = false;
  }
}

function setImmediate(callback, ...args) {
  const immediate = { callback, args };
  immediates.push(immediate);
  host.requestImmediates();
  return immediate;
}

/** Runs what was asked for until now, before the script gives up its turn. */
function callImmediates() {
  const due = immediates;
  immediates = [];
  due.forEach(({ callback, args }, index) => {
    try {
      callback?.(...args);
    } catch (error) {
      immediates = [...due.slice(index + 1), ...immediates];
      if (immediates.length) host.requestImmediates();
      throw error;
    }
  });
}

/** The next frame begins at a whole multiple of a frame's time. */
function requestAnimationFrame(callback) {
  const now = performance.now();
  const frame = (Math.floor(now / FRAME + 1e-6) + 1) * FRAME;
  return schedule('animation frame', () => callback(performance.now()), frame - now, []);
}

function install(global) {
  Object.assign(global, {
    setTimeout: (callback, delay, ...args) => schedule('timer', callback, delay, args),
    setInterval: (callback, delay, ...args) => schedule('interval', callback, delay, args),
    clearTimeout: clear,
    clearInterval: clear,
    setImmediate,
    clearImmediate: (immediate) => {
      if (immediate) immediate.callback = undefined;
    },
    requestAnimationFrame,
    cancelAnimationFrame: clear,
    queueMicrotask: (callback) => {
      Promise.resolve().then(callback).catch(host.reportError);
    },
  });
}

module.exports = { install, callTimer, callImmediates, timers };
