'use strict';
// Calls that are made while the content of a screen is set up. The navigation carries calls out one after another, and waits
// for the content, so that a call for which the set-up waits would wait for itself.

const { pendingOnBridge } = require('./batched-bridge');
const { pending } = require('./native-calls');
const { isWaiting } = require('./task-queue');
const { timers } = require('./timers');
const { LayersDeclaration: { name: moduleName } } = require('./vocabulary');

/** The methods that the native side answers while it waits for a content. */
const ANSWERED_MEANWHILE = ['define', 'observe', 'unobserve', 'getState', 'callback', 'contentReady'].map(
  (method) => `${moduleName}.${method}`,
);

/** The set-ups that have not ended. */
const contents = new Set();
/** The calls that were made since the first of them began. They are sent when the last has ended. */
let held = [];

function waitsForItself(controller) {
  const error = new Error(
    `The set-up of the content of '${controller}' waits for a call, which begins only after it. Return first, or make the ` +
      'call without waiting for it.',
  );
  return Object.assign(error, { code: 'waitsForItself' });
}

/** Calls `setupContent` of a screen's listeners. Resolves when all have ended. */
function setUp(controller, listeners) {
  const content = { controller };
  contents.add(content);
  const all = Promise.all(listeners.map(async (listener) => listener.setupContent?.()));
  const end = () => {
    contents.delete(content);
    if (!contents.size) release();
  };
  all.then(end, end);
  return all;
}

/**
 * Begins a call; if a content is being set up, after that.
 * @param begin returns the promise of the call
 * @param refused is called instead with the error, if the set-up waits for the call
 */
function guarded(begin, refused = () => {}) {
  if (!contents.size) return begin();
  const call = { begin, refused, isAwaited: false };
  const begun = new Promise((resolve, reject) => Object.assign(call, { resolve, reject }));
  held.push(call);
  host.reportTurns(true);
  const then = (...handlers) => {
    call.isAwaited = true;
    return Promise.prototype.then.apply(begun, handlers);
  };
  // 'await' reads 'then' of a promise that another constructor has made.
  return Object.defineProperties(begun, { constructor: { value: undefined }, then: { value: then } });
}

/** Sends the calls that were held back. */
function release() {
  const calls = held;
  held = [];
  host.reportTurns(false);
  for (const { begin, resolve } of calls) resolve(begin());
}

/** Refuses a call that was held back. */
function refuse(call, error) {
  held = held.filter((each) => each !== call);
  call.refused(error);
  call.reject(error);
}

/** True if nothing is left to do but calls that the native side begins after the content. */
const isAtRest = () =>
  !timers.all.length &&
  !isWaiting() &&
  !pendingOnBridge().length &&
  !pending.all.some(({ name }) => !name.startsWith(`${moduleName}.`) || ANSWERED_MEANWHILE.includes(name));

/**
 * Refuses the call for which a set-up waits: the last for which anything waits. The host calls this at the end of each turn
 * while calls are held back.
 * @returns true if the script has gone on by it
 */
function turnEnded() {
  const [content] = contents;
  if (!content || !isAtRest()) return false;
  const awaited = held.filter((call) => call.isAwaited).at(-1);
  if (!awaited) release();
  else refuse(awaited, waitsForItself(content.controller));
  return awaited !== undefined;
}

module.exports = { guarded, setUp, turnEnded };
