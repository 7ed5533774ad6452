'use strict';
// Timers on the device's clock. The host keeps the time; the functions to be called and their arguments are kept here.

const { monotonic } = require('./clock');

/** The duration of a frame at 60 Hz, in milliseconds. */
const FRAME = 1000 / 60;

const pending = new Map();
const immediates = [];
let nextId = 1;
/** True while a timer's function runs. Timers that it schedules wait at least a millisecond, so that time passes. */
let isInTimer = false;

/** @param kind the kind in reports: `timer`, `interval` or `animation frame` */
function schedule(kind, callback, delay, args) {
  if (typeof callback !== 'function') throw new TypeError(`A timer needs a function; ${typeof callback} was given.`);
  const repeats = kind === 'interval';
  const least = repeats || isInTimer ? 1 : 0;
  const id = nextId++;
  // The error records the stack of this call, which is reported if the run waits for the timer.
  const timer = { id, kind, callback, args, delay: Math.max(Number(delay) || 0, least), repeats, made: new Error() };
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
  /** The timers that are scheduled, the next one first. */
  get all() {
    return [...pending.values()].sort((one, other) => one.due - other.due);
  },
  /** Returns true if a timer is scheduled that comes once and was set for at most `longest` milliseconds. */
  awaits(longest) {
    return [...pending.values()].some(({ kind, delay, repeats }) => !repeats && (kind !== 'timer' || delay <= longest));
  },
};

/** Runs a timer. The host calls it when the timer is due. */
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

/** Runs the immediates that were requested so far, before the script's turn ends. */
function callImmediates() {
  // Each is removed before its call, so that the others stay if the engine ends it.
  for (let count = immediates.length; count > 0; count--) {
    const { callback, args } = immediates.shift();
    try {
      callback?.(...args);
    } catch (error) {
      if (immediates.length) host.requestImmediates();
      throw error;
    }
  }
}

/** Schedules a call at the next frame, which begins at a whole multiple of a frame's duration. */
function requestAnimationFrame(callback) {
  const now = monotonic();
  // The time since 1970 is a number of milliseconds that is exact to 0.00025 of them.
  const frame = (Math.floor(now / FRAME + 1e-4) + 1) * FRAME;
  return schedule('animation frame', () => callback(monotonic()), frame - now, []);
}

function queueMicrotask(callback) {
  Promise.resolve().then(callback).catch(host.reportError);
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
    queueMicrotask,
  });
}

module.exports = { FRAME, install, callTimer, callImmediates, clear, queueMicrotask, requestAnimationFrame, schedule, timers };
