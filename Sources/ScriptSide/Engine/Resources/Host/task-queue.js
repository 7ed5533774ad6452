'use strict';
// Tasks of the script's thread. Each runs as a call of its own, with its microtasks after it, the most urgent first
// (react-native-host §2).

const timers = require('./timers');

/** The milliseconds within which a task of each priority is expected to begin; the least comes first. */
const TIMEOUTS = { 1: 0, 2: 250, 3: 5000, 4: 10000, 5: 300000 };
const Priority = { immediate: 1, userBlocking: 2, normal: 3, low: 4, idle: 5 };

/** The tasks that wait, in the order in which they were scheduled. */
const waiting = [];
let running;

/**
 * Schedules a task.
 *
 * @param priority 1 to 5, the most urgent first
 * @param callback may return a function, with which the task goes on later
 * @returns the task, which `cancel` takes
 */
function schedule(priority, callback) {
  const task = { priority, callback, expiry: host.now() + (TIMEOUTS[priority] ?? TIMEOUTS[Priority.normal]) };
  waiting.push(task);
  host.requestTask();
  return task;
}

function cancel(task) {
  if (task) task.callback = null;
}

/** Schedules a call by the native side: it comes before the script's own tasks. */
const later = (callback) => schedule(Priority.immediate, callback);

/** Ends the animation of a layout when its time is over. The views are at their ends before. */
function layoutAnimation(config, done) {
  if (done) timers.schedule('animation', () => done(), config?.duration ?? 0, []);
}

function takeMostUrgent() {
  let first = 0;
  for (let at = 1; at < waiting.length; at++) if (waiting[at].expiry < waiting[first].expiry) first = at;
  return waiting.splice(first, 1)[0];
}

/** Runs one task. The host calls it once for each task that was requested. */
function runTask() {
  const task = waiting.length ? takeMostUrgent() : undefined;
  const callback = task?.callback;
  if (!callback) return;
  task.callback = null;
  running = task;
  try {
    const rest = callback(host.now() >= task.expiry);
    if (typeof rest === 'function') {
      task.callback = rest;
      waiting.push(task);
      host.requestTask();
    }
  } finally {
    running = undefined;
  }
}

module.exports = {
  Priority,
  schedule,
  cancel,
  later,
  layoutAnimation,
  runTask,
  /** True if a task waits. */
  isWaiting: () => waiting.length > 0,
  /** The priority of the running task. */
  currentPriority: () => running?.priority ?? Priority.normal,
};
