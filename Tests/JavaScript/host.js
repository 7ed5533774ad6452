'use strict';
// A host for modules that need one: its time passes when a test lets it, and timers and tasks come due with it.

const due = new Map();
let now = 0;
let tasks = 0;

const host = {
  now: () => now,
  setTimer: (id, delay) => void due.set(id, now + delay),
  clearTimer: (id) => void due.delete(id),
  requestTask() {
    tasks += 1;
  },
  requestImmediates() {},
};

// Modules see the host as a name, which the engine declares around them.
globalThis.host = host;

/** Lets time pass, in milliseconds, and calls the timers that come due. */
function advance(milliseconds) {
  const { callTimer } = require('house/timers');
  const end = now + milliseconds;
  for (;;) {
    const [id, time] = [...due].sort(([, one], [, other]) => one - other)[0] ?? [];
    if (id === undefined || time > end) break;
    due.delete(id);
    now = time;
    callTimer(id);
  }
  now = end;
}

/** Runs the tasks that were requested so far, and those that they request. */
function runTasks() {
  for (; tasks > 0; tasks--) require('house/task-queue').runTask();
}

module.exports = { advance, host, runTasks };
