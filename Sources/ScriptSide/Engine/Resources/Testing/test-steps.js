'use strict';
// The steps of the running test of an e2e suite, for reports: each with its place, how it came out, and its time on both clocks.

const apps = require('./test-apps');
const { cutLine } = require('./cut-text');
const { shownPlace } = require('./test-limit');

/** The steps so far: `{words, outcome, place, depth, ms, deviceMs}`. */
let steps = [];
/** The number of steps that have begun and not ended. One that begins meanwhile is a part of them. */
let open = 0;

/** The app that was started last, and the last time of its clock that an answer had. */
function deviceTime() {
  const app = apps.all().at(-1);
  return { app, ms: app?.clockTime ?? 0 };
}

/** Begins a step. Returns the function that ends it. @param stack that of the call @param words describes it */
function begin(words, stack) {
  const [start, device] = [host.now(), deviceTime()];
  const step = { words: cutLine(words), outcome: 'failed', place: shownPlace(stack) ?? null, depth: open, ms: 0, deviceMs: 0 };
  steps.push(step);
  open += 1;
  return (outcome) => {
    open -= 1;
    const now = deviceTime();
    // Another app has a clock of its own.
    const since = now.app === device.app ? device.ms : 0;
    Object.assign(step, { outcome, ms: host.now() - start, deviceMs: Math.max(0, now.ms - since) });
  };
}

module.exports = {
  /** Adds steps of a language that keeps them itself. */
  add(list) {
    steps.push(...list);
  },
  begin,
  /** Forgets the steps of another test. */
  reset() {
    [steps, open] = [[], 0];
  },
  /** The steps of the test; undefined if it has none. */
  taken: () => (steps.length ? steps : undefined),
};
