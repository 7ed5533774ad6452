'use strict';
// What the script still waits for, told when nothing happens any more.

const { pending } = require('./native-calls');
const { timers } = require('./timers');

/** Whether the app's file has ended with a promise that is not settled. */
let isTopLevelRunning = false;

/** @param value what the app's file came to; a promise that it ends with is its end */
function ranTopLevel(value) {
  if (!(value instanceof Promise)) return;
  isTopLevelRunning = true;
  let isReported = true;
  const end = () => {
    isTopLevelRunning = false;
  };
  // What it rejects with later goes on, to be reported unless somebody handles it. What has rejected has been.
  Promise.prototype.then.call(value, end, (error) => {
    end();
    if (!isReported) throw error;
  });
  Promise.resolve().then(() => {
    isReported = false;
  });
}

/** @returns `{calls, topLevel, timers}`: each call and timer with the stack of where it was made */
function awaited() {
  const now = host.now();
  return JSON.stringify({
    topLevel: isTopLevelRunning,
    calls: pending.all.map(({ name, id, error }) => ({ name: id ? `${name} '${id}'` : name, stack: error.stack })),
    timers: timers.all.map(({ kind, delay, due, made }) => ({ kind, delay, due: due - now, stack: made.stack })),
  });
}

module.exports = { awaited, ranTopLevel };
